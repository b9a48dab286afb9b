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
  BuyMarketLotResult,
  CancelMarketLotResult,
  MarketLotList,
  MarketLotResult,
  MarketTerms,
  MyMarketLots
} from '../model.schemas';


export const getListMarketLotsResponseMock = (): MarketLotList => ({"items":[{"lotId":8,"marketKey":"gear","gear":{"gearId":1,"modelName":"Пастушья праща","legend":"Волки её помнят. Овцы, впрочем, тоже.","icon":"sling","gearClass":"rangedWeapon","quality":71,"enhanceLevel":0,"cost":{"gold":64,"diamonds":0},"level":{"levelMin":1,"levelMinBase":1,"levelMinWithLevelCompensation":1,"levelMinFromGrind":0,"levelMinFromCraft":0},"limitsMin":5,"limitsMax":17,"limitsMinBase":5,"limitsMaxBase":17,"characteristicsBase":{"archersAttackMin":13,"archersAttackMax":21,"archersMastery":3},"characteristicsMax":{"archersAttackMin":16,"archersAttackMax":26,"archersMastery":4},"characteristicsAdditional":{},"armyBase":{},"armyMax":{},"armyAdditional":{},"currentGrind":{"characteristicsName":null,"characteristicsValue":0,"armorOrDodgeName":null,"armorOrDodgeValue":0,"limitsValue":0},"availableGrindCharacteristics":["archersAttack"],"availableGrindArmorOrDodge":false,"availableGrindLimits":true,"craft":null,"slots":[1],"id":228,"name":"Пастушья праща","enhancePoints":0,"equippedSlot":null,"isInMarket":true,"isLocked":false,"isViewed":true,"isFromMarket":false},"resource":null,"consumable":null,"amount":1,"currency":"GOLD","price":64,"sellerId":17,"sellerName":"Гостомысл","isOwn":false,"createdAt":"2026-11-20T09:37:24.000Z","endsAt":"2026-11-22T09:37:24.000Z"}],"nextCursor":null,"serverTime":"2026-11-20T09:37:30.000Z"})

export const getListMyMarketLotsResponseMock = (): MyMarketLots => ({"items":[{"lotId":8,"marketKey":"gear","gear":{"gearId":1,"modelName":"Пастушья праща","legend":"Волки её помнят. Овцы, впрочем, тоже.","icon":"sling","gearClass":"rangedWeapon","quality":71,"enhanceLevel":0,"cost":{"gold":64,"diamonds":0},"level":{"levelMin":1,"levelMinBase":1,"levelMinWithLevelCompensation":1,"levelMinFromGrind":0,"levelMinFromCraft":0},"limitsMin":5,"limitsMax":17,"limitsMinBase":5,"limitsMaxBase":17,"characteristicsBase":{"archersAttackMin":13,"archersAttackMax":21,"archersMastery":3},"characteristicsMax":{"archersAttackMin":16,"archersAttackMax":26,"archersMastery":4},"characteristicsAdditional":{},"armyBase":{},"armyMax":{},"armyAdditional":{},"currentGrind":{"characteristicsName":null,"characteristicsValue":0,"armorOrDodgeName":null,"armorOrDodgeValue":0,"limitsValue":0},"availableGrindCharacteristics":["archersAttack"],"availableGrindArmorOrDodge":false,"availableGrindLimits":true,"craft":null,"slots":[1],"id":228,"name":"Пастушья праща","enhancePoints":0,"equippedSlot":null,"isInMarket":true,"isLocked":false,"isViewed":false,"isFromMarket":false},"resource":null,"consumable":null,"amount":1,"currency":"GOLD","price":64,"sellerId":17,"sellerName":"Гостомысл","isOwn":true,"createdAt":"2026-11-20T09:37:24.000Z","endsAt":"2026-11-22T09:37:24.000Z"}],"lotsMax":10,"serverTime":"2026-11-20T09:37:27.000Z"})

export const getGetMarketTermsResponseMock = (): MarketTerms => ({"free":1,"lots":0,"lotsMax":10,"feeDiscount":0,"gold":{"usual":64,"min":32,"max":192},"diamonds":{"usual":1,"min":1,"max":3}})

export const getCreateMarketLotResponseMock = (): MarketLotResult => ({"lot":{"lotId":8,"marketKey":"gear","gear":{"gearId":1,"modelName":"Пастушья праща","legend":"Волки её помнят. Овцы, впрочем, тоже.","icon":"sling","gearClass":"rangedWeapon","quality":71,"enhanceLevel":0,"cost":{"gold":64,"diamonds":0},"level":{"levelMin":1,"levelMinBase":1,"levelMinWithLevelCompensation":1,"levelMinFromGrind":0,"levelMinFromCraft":0},"limitsMin":5,"limitsMax":17,"limitsMinBase":5,"limitsMaxBase":17,"characteristicsBase":{"archersAttackMin":13,"archersAttackMax":21,"archersMastery":3},"characteristicsMax":{"archersAttackMin":16,"archersAttackMax":26,"archersMastery":4},"characteristicsAdditional":{},"armyBase":{},"armyMax":{},"armyAdditional":{},"currentGrind":{"characteristicsName":null,"characteristicsValue":0,"armorOrDodgeName":null,"armorOrDodgeValue":0,"limitsValue":0},"availableGrindCharacteristics":["archersAttack"],"availableGrindArmorOrDodge":false,"availableGrindLimits":true,"craft":null,"slots":[1],"id":228,"name":"Пастушья праща","enhancePoints":0,"equippedSlot":null,"isInMarket":true,"isLocked":false,"isViewed":false,"isFromMarket":false},"resource":null,"consumable":null,"amount":1,"currency":"GOLD","price":64,"sellerId":17,"sellerName":"Гостомысл","isOwn":true,"createdAt":"2026-11-20T09:37:24.000Z","endsAt":"2026-11-22T09:37:24.000Z"},"fee":1,"serverTime":"2026-11-20T09:37:24.000Z","gameData":{"controlPanel":{"rev":10,"data":{"baseInfo":{"level":12,"title":"KNIGHT","experience":0,"levelExperience":38900,"nextLevelExperience":48000},"purse":{"gold":2293,"diamonds":5,"glory":0},"energy":{"current":120,"max":120,"nextAt":null,"fullAt":null,"intervalSeconds":720,"spentToday":0,"experiencePercent":100,"restore":{"price":{"gold":0,"diamonds":1},"gives":10,"left":12,"resetsAt":"2026-11-20T21:00:00.000Z"}},"taxes":{"active":null,"choices":[{"hours":1,"gold":5,"durationSeconds":3555},{"hours":4,"gold":18,"durationSeconds":14220},{"hours":8,"gold":30,"durationSeconds":28440}]},"serverTime":"2026-11-20T09:37:24.000Z"}}}})

export const getBuyMarketLotResponseMock = (): BuyMarketLotResult => ({"lotId":8,"gearEntityId":228,"gameData":{"controlPanel":{"rev":7,"data":{"baseInfo":{"level":12,"title":"KNIGHT","experience":0,"levelExperience":38900,"nextLevelExperience":48000},"purse":{"gold":2236,"diamonds":5,"glory":0},"energy":{"current":120,"max":120,"nextAt":null,"fullAt":null,"intervalSeconds":720,"spentToday":0,"experiencePercent":100,"restore":{"price":{"gold":0,"diamonds":1},"gives":10,"left":12,"resetsAt":"2026-11-20T21:00:00.000Z"}},"taxes":{"active":null,"choices":[{"hours":1,"gold":5,"durationSeconds":3555},{"hours":4,"gold":18,"durationSeconds":14220},{"hours":8,"gold":30,"durationSeconds":28440}]},"serverTime":"2026-11-20T09:37:33.000Z"}}}})

export const getCancelMarketLotResponseMock = (): CancelMarketLotResult => ({"lotId":7})


export const getListMarketLotsMockHandler = (overrideResponse?: MarketLotList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MarketLotList> | MarketLotList), options?: RequestHandlerOptions) => {
  return http.get('*/api/trade/market/:marketKey/lots', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMarketLotsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListMyMarketLotsMockHandler = (overrideResponse?: MyMarketLots | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MyMarketLots> | MyMarketLots), options?: RequestHandlerOptions) => {
  return http.get('*/api/trade/market/my-lots', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMyMarketLotsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMarketTermsMockHandler = (overrideResponse?: MarketTerms | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MarketTerms> | MarketTerms), options?: RequestHandlerOptions) => {
  return http.get('*/api/trade/market/terms', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMarketTermsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateMarketLotMockHandler = (overrideResponse?: MarketLotResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MarketLotResult> | MarketLotResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/trade/market/lots', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateMarketLotResponseMock(),
      { status: 200
      })
  }, options)
}

export const getBuyMarketLotMockHandler = (overrideResponse?: BuyMarketLotResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BuyMarketLotResult> | BuyMarketLotResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/trade/market/lots/:lotId/buy', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBuyMarketLotResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelMarketLotMockHandler = (overrideResponse?: CancelMarketLotResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CancelMarketLotResult> | CancelMarketLotResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/trade/market/lots/:lotId/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelMarketLotResponseMock(),
      { status: 200
      })
  }, options)
}
export const getMarketMock = () => [
  getListMarketLotsMockHandler(),
  getListMyMarketLotsMockHandler(),
  getGetMarketTermsMockHandler(),
  getCreateMarketLotMockHandler(),
  getBuyMarketLotMockHandler(),
  getCancelMarketLotMockHandler()
]
