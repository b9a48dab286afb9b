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
  BuyUnitsResult
} from '../model.schemas';


export const getBuyUnitsResponseMock = (): BuyUnitsResult => ({"group":"archers","amount":5,"cost":{"gold":45,"diamonds":0},"current":17,"gameData":{"controlPanel":{"rev":13,"data":{"baseInfo":{"level":1,"title":"KNIGHT","experience":200,"levelExperience":0,"nextLevelExperience":300},"purse":{"gold":383,"diamonds":5,"glory":0},"energy":{"current":120,"max":120,"nextAt":null,"fullAt":null,"intervalSeconds":720,"spentToday":2,"experiencePercent":100,"restore":{"price":{"gold":0,"diamonds":1},"gives":10,"left":11,"resetsAt":"2026-11-20T21:00:00.000Z"}},"taxes":{"active":null,"choices":[{"hours":1,"gold":4,"durationSeconds":3555},{"hours":4,"gold":14,"durationSeconds":14220},{"hours":8,"gold":24,"durationSeconds":28440}]},"serverTime":"2026-11-20T09:31:36.000Z"}}}})


export const getBuyUnitsMockHandler = (overrideResponse?: BuyUnitsResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BuyUnitsResult> | BuyUnitsResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/player-army/buy', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBuyUnitsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getArmyMock = () => [
  getBuyUnitsMockHandler()
]
