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
  HeaderPlayerInfo,
  NeighbourList,
  World
} from '../model.schemas';


export const getGetHeaderPlayerInfoResponseMock = (): HeaderPlayerInfo => ({"player":{"playerId":42,"name":"Ратибор","level":3,"title":"KNIGHT","guildTag":"x","avatarUrl":"x"}})

export const getGetWorldResponseMock = (): World => ({"castles":300,"lords":300,"missionsToday":300,"strongest":[{"player":{"playerId":42,"name":"Ратибор","level":3,"title":"KNIGHT","guildTag":"x","avatarUrl":"x"},"isGenerated":true,"isOnline":true}]})

export const getListNeighboursResponseMock = (): NeighbourList => ({"items":[{"player":{"playerId":42,"name":"Ратибор","level":3,"title":"KNIGHT","guildTag":"x","avatarUrl":"x"},"isGenerated":true,"isOnline":true}]})


export const getGetHeaderPlayerInfoMockHandler = (overrideResponse?: HeaderPlayerInfo | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HeaderPlayerInfo> | HeaderPlayerInfo), options?: RequestHandlerOptions) => {
  return http.get('*/api/public/header-player-info', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetHeaderPlayerInfoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetWorldMockHandler = (overrideResponse?: World | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<World> | World), options?: RequestHandlerOptions) => {
  return http.get('*/api/public/world', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetWorldResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListNeighboursMockHandler = (overrideResponse?: NeighbourList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NeighbourList> | NeighbourList), options?: RequestHandlerOptions) => {
  return http.get('*/api/player/neighbours', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListNeighboursResponseMock(),
      { status: 200
      })
  }, options)
}
export const getPlayerMock = () => [
  getGetHeaderPlayerInfoMockHandler(),
  getGetWorldMockHandler(),
  getListNeighboursMockHandler()
]
