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


export const getListPlayersForAdminResponseMock = (): AdminPlayerList => ([{"id":42,"name":"Ратибор","email":"x","emailConfirmed":true,"kind":"HUMAN","roles":["PLAYER"],"level":3,"title":"KNIGHT","experience":300,"gold":300,"diamonds":300,"glory":300,"missionsWon":300,"missionsLost":300,"createdAt":"2026-11-20T09:30:00.000Z","lastSeenAt":"2026-11-20T09:30:00.000Z"}])

export const getGetPlayerForAdminResponseMock = (): AdminPlayer => ({"id":42,"name":"Ратибор","email":"x","emailConfirmed":true,"kind":"HUMAN","roles":["PLAYER"],"level":3,"title":"KNIGHT","experience":300,"gold":300,"diamonds":300,"glory":300,"missionsWon":300,"missionsLost":300,"createdAt":"2026-11-20T09:30:00.000Z","lastSeenAt":"2026-11-20T09:30:00.000Z"})

export const getListMoneyEntriesForAdminResponseMock = (): AdminMoneyEntryList => ([{"id":42,"playerId":42,"currency":"GOLD","type":"INCREASE","source":"ARMY","amount":300,"balanceAfter":300,"reference":"x","createdAt":"2026-11-20T09:30:00.000Z"}])


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
