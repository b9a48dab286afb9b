/**
 * Generated from contracts/openapi.yaml. Do not edit.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  AdminMoneyEntryList,
  AdminPlayer,
  AdminPlayerList
} from '../model.schemas';


export const getListPlayersForAdminResponseMock = (): AdminPlayerList => ([{"id":13,"name":"Ратибор","email":"ratibor@example.org","emailConfirmed":true,"kind":"HUMAN","roles":["PLAYER"],"level":2,"title":"KNIGHT","experience":600,"gold":1372,"diamonds":10,"glory":137,"missionsWon":2,"missionsLost":0,"createdAt":"2026-11-20T09:30:00.000Z","lastSeenAt":"2026-11-20T09:35:36.000Z"},{"id":14,"name":"Тысяцкий","email":"steward@example.org","emailConfirmed":false,"kind":"HUMAN","roles":["PLAYER","SUPER_ADMIN"],"level":1,"title":"KNIGHT","experience":0,"gold":300,"diamonds":5,"glory":0,"missionsWon":0,"missionsLost":0,"createdAt":"2026-11-20T09:35:42.000Z","lastSeenAt":"2026-11-20T09:35:42.000Z"}])

export const getGetPlayerForAdminResponseMock = (): AdminPlayer => ({"id":13,"name":"Ратибор","email":"ratibor@example.org","emailConfirmed":true,"kind":"HUMAN","roles":["PLAYER"],"level":2,"title":"KNIGHT","experience":600,"gold":1372,"diamonds":10,"glory":137,"missionsWon":2,"missionsLost":0,"createdAt":"2026-11-20T09:30:00.000Z","lastSeenAt":"2026-11-20T09:35:36.000Z"})

export const getListMoneyEntriesForAdminResponseMock = (): AdminMoneyEntryList => ([{"id":63,"playerId":13,"currency":"GLORY","type":"INCREASE","source":"INFINITE_QUESTS","amount":7,"balanceAfter":137,"reference":"infinite:winMissions:1","createdAt":"2026-11-20T09:35:00.000Z"},{"id":62,"playerId":13,"currency":"GOLD","type":"INCREASE","source":"INFINITE_QUESTS","amount":30,"balanceAfter":1372,"reference":"infinite:winMissions:1","createdAt":"2026-11-20T09:35:00.000Z"}])


export const getListPlayersForAdminMockHandler = (overrideResponse?: AdminPlayerList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AdminPlayerList> | AdminPlayerList), options?: RequestHandlerOptions) => {
  return http.get('*/api/admin/players', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPlayersForAdminResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPlayerForAdminMockHandler = (overrideResponse?: AdminPlayer | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AdminPlayer> | AdminPlayer), options?: RequestHandlerOptions) => {
  return http.get('*/api/admin/players/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPlayerForAdminResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListMoneyEntriesForAdminMockHandler = (overrideResponse?: AdminMoneyEntryList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AdminMoneyEntryList> | AdminMoneyEntryList), options?: RequestHandlerOptions) => {
  return http.get('*/api/admin/money-entries', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMoneyEntriesForAdminResponseMock(),
      { status: 200
      })
  }, options)
}
export const getAdminMock = () => [
  getListPlayersForAdminMockHandler(),
  getGetPlayerForAdminMockHandler(),
  getListMoneyEntriesForAdminMockHandler()
]
