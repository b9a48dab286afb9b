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


export const getListPlayersForAdminResponseMock = (): AdminPlayerList => ([{"id":13,"name":"Ратибор","email":"ratibor@example.org","emailConfirmed":true,"kind":"HUMAN","roles":["PLAYER"],"level":2,"title":"KNIGHT","experience":600,"gold":932,"diamonds":8,"glory":30,"missionsWon":2,"missionsLost":0,"createdAt":"2026-11-20T09:30:00.000Z","lastSeenAt":"2026-11-20T09:35:12.000Z"},{"id":14,"name":"Тысяцкий","email":"steward@example.org","emailConfirmed":false,"kind":"HUMAN","roles":["PLAYER","SUPER_ADMIN"],"level":1,"title":"KNIGHT","experience":0,"gold":300,"diamonds":5,"glory":0,"missionsWon":0,"missionsLost":0,"createdAt":"2026-11-20T09:35:18.000Z","lastSeenAt":"2026-11-20T09:35:18.000Z"}])

export const getGetPlayerForAdminResponseMock = (): AdminPlayer => ({"id":13,"name":"Ратибор","email":"ratibor@example.org","emailConfirmed":true,"kind":"HUMAN","roles":["PLAYER"],"level":2,"title":"KNIGHT","experience":600,"gold":932,"diamonds":8,"glory":30,"missionsWon":2,"missionsLost":0,"createdAt":"2026-11-20T09:30:00.000Z","lastSeenAt":"2026-11-20T09:35:12.000Z"})

export const getListMoneyEntriesForAdminResponseMock = (): AdminMoneyEntryList => ([{"id":52,"playerId":13,"currency":"DIAMONDS","type":"DECREASE","source":"GEAR_RENAME","amount":300,"balanceAfter":8,"reference":"gear:209","createdAt":"2026-11-20T09:34:24.000Z"},{"id":51,"playerId":13,"currency":"DIAMONDS","type":"INCREASE","source":"ADMIN","amount":300,"balanceAfter":308,"reference":null,"createdAt":"2026-11-20T09:34:06.000Z"}])


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
