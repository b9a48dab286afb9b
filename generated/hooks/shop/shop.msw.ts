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


export const getBuyShopGearResponseMock = (): BuyShopGearResult => ({"gearEntityId":42,"gearId":39,"quality":75,"cost":{"gold":300,"diamonds":300}})

export const getSellGearResponseMock = (): SellResult => ({"gold":300})

export const getBuyBlankGearResponseMock = (): BuyBlankGearResult => ({"gearEntityIds":[42],"cost":{"gold":300,"diamonds":300}})

export const getBuyConsumablesResponseMock = (): BuyConsumablesResult => ({"consumableId":42,"amount":2,"cost":{"gold":300,"diamonds":300}})

export const getSellConsumablesResponseMock = (): SellResult => ({"gold":300})

export const getBuyGoldResponseMock = (): BuyGoldResult => ({"packKey":"purse","amount":1,"gold":300,"diamonds":300})


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
