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


export const getBuyUnitsResponseMock = (): BuyUnitsResult => ({"group":"archers","amount":5,"cost":{"gold":300,"diamonds":300},"current":12})


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
