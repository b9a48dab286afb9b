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
  BuyBlankGearResult,
  BuyConsumablesResult,
  BuyGoldResult,
  BuyShopGearResult,
  SellResult
} from '../model.schemas';


export const getBuyShopGearResponseMock = (): BuyShopGearResult => ({"gearEntityId":224,"gearId":49,"quality":22,"cost":{"gold":41,"diamonds":0}})

export const getSellGearResponseMock = (): SellResult => ({"gold":20})

export const getBuyBlankGearResponseMock = (): BuyBlankGearResult => ({"gearEntityIds":[225,226],"cost":{"gold":0,"diamonds":2}})

export const getBuyConsumablesResponseMock = (): BuyConsumablesResult => ({"consumableId":1,"amount":3,"cost":{"gold":120,"diamonds":0},"gameData":{"controlPanel":{"rev":12,"data":{"baseInfo":{"level":1,"title":"KNIGHT","experience":0,"levelExperience":0,"nextLevelExperience":300},"purse":{"gold":1159,"diamonds":13,"glory":0},"energy":{"current":120,"max":120,"nextAt":null,"fullAt":null,"intervalSeconds":720,"spentToday":0,"experiencePercent":100,"restore":{"price":{"gold":0,"diamonds":1},"gives":10,"left":12,"resetsAt":"2026-11-20T21:00:00.000Z"}},"taxes":{"active":null,"choices":[{"hours":1,"gold":4,"durationSeconds":3555},{"hours":4,"gold":14,"durationSeconds":14220},{"hours":8,"gold":24,"durationSeconds":28440}]},"serverTime":"2026-11-20T09:36:30.000Z"}}}})

export const getSellConsumablesResponseMock = (): SellResult => ({"gold":40})

export const getBuyGoldResponseMock = (): BuyGoldResult => ({"packKey":"purse","amount":2,"gold":30,"diamonds":2})


export const getBuyShopGearMockHandler = (overrideResponse?: BuyShopGearResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BuyShopGearResult> | BuyShopGearResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/trade/shop/gear/buy', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBuyShopGearResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSellGearMockHandler = (overrideResponse?: SellResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SellResult> | SellResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/trade/shop/gear/sell', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSellGearResponseMock(),
      { status: 200
      })
  }, options)
}

export const getBuyBlankGearMockHandler = (overrideResponse?: BuyBlankGearResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BuyBlankGearResult> | BuyBlankGearResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/trade/shop/blank/buy', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBuyBlankGearResponseMock(),
      { status: 200
      })
  }, options)
}

export const getBuyConsumablesMockHandler = (overrideResponse?: BuyConsumablesResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BuyConsumablesResult> | BuyConsumablesResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/trade/shop/consumable/buy', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBuyConsumablesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSellConsumablesMockHandler = (overrideResponse?: SellResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SellResult> | SellResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/trade/shop/consumable/sell', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSellConsumablesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getBuyGoldMockHandler = (overrideResponse?: BuyGoldResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BuyGoldResult> | BuyGoldResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/trade/shop/gold/buy', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBuyGoldResponseMock(),
      { status: 200
      })
  }, options)
}
export const getShopMock = () => [
  getBuyShopGearMockHandler(),
  getSellGearMockHandler(),
  getBuyBlankGearMockHandler(),
  getBuyConsumablesMockHandler(),
  getSellConsumablesMockHandler(),
  getBuyGoldMockHandler()
]
