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


export const getGetHeaderPlayerInfoResponseMock = (): HeaderPlayerInfo => ({"player":{"playerId":13,"name":"Ратибор","level":1,"title":"KNIGHT","guildTag":null,"avatarUrl":null}})

export const getGetWorldResponseMock = (): World => ({"castles":13,"lords":1,"missionsToday":2,"strongest":[{"player":{"playerId":11,"name":"Ратидар","level":23,"title":"BARON","guildTag":null,"avatarUrl":null},"isGenerated":true,"isOnline":false},{"player":{"playerId":10,"name":"Глебощит","level":22,"title":"BARON","guildTag":null,"avatarUrl":null},"isGenerated":true,"isOnline":false}]})

export const getListNeighboursResponseMock = (): NeighbourList => ({"items":[{"player":{"playerId":1,"name":"Остроборов","level":1,"title":"KNIGHT","guildTag":null,"avatarUrl":null},"isGenerated":true,"isOnline":false},{"player":{"playerId":6,"name":"Борислав","level":5,"title":"KNIGHT","guildTag":null,"avatarUrl":null},"isGenerated":true,"isOnline":false}]})


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
