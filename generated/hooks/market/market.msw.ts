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


export const getListMarketLotsResponseMock = (): MarketLotList => ({"items":[{"lotId":42,"marketKey":"gear","gear":{"id":42,"gearId":39,"name":"Лапти","modelName":"Лапти","legend":"x","icon":"wolf-head","gearClass":"rangedWeapon","quality":75,"enhanceLevel":2,"enhancePoints":300,"cost":{"gold":300,"diamonds":300},"level":{"levelMin":14,"levelMinBase":14,"levelMinWithLevelCompensation":14,"levelMinFromGrind":14,"levelMinFromCraft":14},"limitsMin":12,"limitsMax":12,"limitsMinBase":12,"limitsMaxBase":12,"characteristicsBase":{"archersAttackMin":13,"archersAttackMax":13,"swordsmenAttackMin":13,"swordsmenAttackMax":13,"cavalryAttackMin":13,"cavalryAttackMax":13,"armor":13,"archersMastery":13,"swordsmenMastery":13,"dodge":13,"luck":13},"characteristicsMax":{"archersAttackMin":13,"archersAttackMax":13,"swordsmenAttackMin":13,"swordsmenAttackMax":13,"cavalryAttackMin":13,"cavalryAttackMax":13,"armor":13,"archersMastery":13,"swordsmenMastery":13,"dodge":13,"luck":13},"characteristicsAdditional":{"archersAttackMin":13,"archersAttackMax":13,"swordsmenAttackMin":13,"swordsmenAttackMax":13,"cavalryAttackMin":13,"cavalryAttackMax":13,"armor":13,"archersMastery":13,"swordsmenMastery":13,"dodge":13,"luck":13},"armyBase":{"archers":12,"swordsmen":12,"squires":12,"priests":12,"instructors":12,"peasants":12,"servants":12,"cavalry":12},"armyMax":{"archers":12,"swordsmen":12,"squires":12,"priests":12,"instructors":12,"peasants":12,"servants":12,"cavalry":12},"armyAdditional":{"archers":12,"swordsmen":12,"squires":12,"priests":12,"instructors":12,"peasants":12,"servants":12,"cavalry":12},"currentGrind":{"characteristicsName":"archersAttack","characteristicsValue":4,"armorOrDodgeName":"armor","armorOrDodgeValue":4,"limitsValue":4},"availableGrindCharacteristics":["archersAttack"],"availableGrindArmorOrDodge":true,"availableGrindLimits":true,"craft":{"creatorName":"Ратибор","levelMin":14,"characteristics":{"archersAttackMin":13,"archersAttackMax":13,"swordsmenAttackMin":13,"swordsmenAttackMax":13,"cavalryAttackMin":13,"cavalryAttackMax":13,"armor":13,"archersMastery":13,"swordsmenMastery":13,"dodge":13,"luck":13},"army":{"archers":12,"swordsmen":12,"squires":12,"priests":12,"instructors":12,"peasants":12,"servants":12,"cavalry":12},"gearId":39},"equippedSlot":7,"slots":[7],"isInMarket":true,"isLocked":true,"isViewed":true,"isFromMarket":true},"resource":{"resourceId":42,"name":"x","legend":"x","icon":"wolf-head","amount":37,"amountInMarket":37},"consumable":{"consumableId":42,"name":"x","legend":"x","icon":"wolf-head","consumableClass":"wine","levelMin":3,"amount":37,"amountInMarket":37,"cost":{"gold":300,"diamonds":300},"additional":{"regenerateUnit":"points","regenerateValue":300,"rechargeMinutes":0}},"amount":25,"currency":"GOLD","price":300,"sellerId":42,"sellerName":"Ратибор","isOwn":true,"createdAt":"2026-11-20T09:30:00.000Z","endsAt":"2026-11-20T09:30:00.000Z"}],"nextCursor":"MTIz","serverTime":"2026-11-20T09:30:00.000Z"})

export const getListMyMarketLotsResponseMock = (): MyMarketLots => ({"items":[{"lotId":42,"marketKey":"gear","gear":{"id":42,"gearId":39,"name":"Лапти","modelName":"Лапти","legend":"x","icon":"wolf-head","gearClass":"rangedWeapon","quality":75,"enhanceLevel":2,"enhancePoints":300,"cost":{"gold":300,"diamonds":300},"level":{"levelMin":14,"levelMinBase":14,"levelMinWithLevelCompensation":14,"levelMinFromGrind":14,"levelMinFromCraft":14},"limitsMin":12,"limitsMax":12,"limitsMinBase":12,"limitsMaxBase":12,"characteristicsBase":{"archersAttackMin":13,"archersAttackMax":13,"swordsmenAttackMin":13,"swordsmenAttackMax":13,"cavalryAttackMin":13,"cavalryAttackMax":13,"armor":13,"archersMastery":13,"swordsmenMastery":13,"dodge":13,"luck":13},"characteristicsMax":{"archersAttackMin":13,"archersAttackMax":13,"swordsmenAttackMin":13,"swordsmenAttackMax":13,"cavalryAttackMin":13,"cavalryAttackMax":13,"armor":13,"archersMastery":13,"swordsmenMastery":13,"dodge":13,"luck":13},"characteristicsAdditional":{"archersAttackMin":13,"archersAttackMax":13,"swordsmenAttackMin":13,"swordsmenAttackMax":13,"cavalryAttackMin":13,"cavalryAttackMax":13,"armor":13,"archersMastery":13,"swordsmenMastery":13,"dodge":13,"luck":13},"armyBase":{"archers":12,"swordsmen":12,"squires":12,"priests":12,"instructors":12,"peasants":12,"servants":12,"cavalry":12},"armyMax":{"archers":12,"swordsmen":12,"squires":12,"priests":12,"instructors":12,"peasants":12,"servants":12,"cavalry":12},"armyAdditional":{"archers":12,"swordsmen":12,"squires":12,"priests":12,"instructors":12,"peasants":12,"servants":12,"cavalry":12},"currentGrind":{"characteristicsName":"archersAttack","characteristicsValue":4,"armorOrDodgeName":"armor","armorOrDodgeValue":4,"limitsValue":4},"availableGrindCharacteristics":["archersAttack"],"availableGrindArmorOrDodge":true,"availableGrindLimits":true,"craft":{"creatorName":"Ратибор","levelMin":14,"characteristics":{"archersAttackMin":13,"archersAttackMax":13,"swordsmenAttackMin":13,"swordsmenAttackMax":13,"cavalryAttackMin":13,"cavalryAttackMax":13,"armor":13,"archersMastery":13,"swordsmenMastery":13,"dodge":13,"luck":13},"army":{"archers":12,"swordsmen":12,"squires":12,"priests":12,"instructors":12,"peasants":12,"servants":12,"cavalry":12},"gearId":39},"equippedSlot":7,"slots":[7],"isInMarket":true,"isLocked":true,"isViewed":true,"isFromMarket":true},"resource":{"resourceId":42,"name":"x","legend":"x","icon":"wolf-head","amount":37,"amountInMarket":37},"consumable":{"consumableId":42,"name":"x","legend":"x","icon":"wolf-head","consumableClass":"wine","levelMin":3,"amount":37,"amountInMarket":37,"cost":{"gold":300,"diamonds":300},"additional":{"regenerateUnit":"points","regenerateValue":300,"rechargeMinutes":0}},"amount":25,"currency":"GOLD","price":300,"sellerId":42,"sellerName":"Ратибор","isOwn":true,"createdAt":"2026-11-20T09:30:00.000Z","endsAt":"2026-11-20T09:30:00.000Z"}],"lotsMax":0,"serverTime":"2026-11-20T09:30:00.000Z"})

export const getGetMarketTermsResponseMock = (): MarketTerms => ({"free":300,"lots":0,"lotsMax":0,"feeDiscount":0,"gold":{"usual":300,"min":300,"max":300},"diamonds":{"usual":300,"min":300,"max":300}})

export const getCreateMarketLotResponseMock = (): MarketLotResult => ({"lot":{"lotId":42,"marketKey":"gear","gear":{"id":42,"gearId":39,"name":"Лапти","modelName":"Лапти","legend":"x","icon":"wolf-head","gearClass":"rangedWeapon","quality":75,"enhanceLevel":2,"enhancePoints":300,"cost":{"gold":300,"diamonds":300},"level":{"levelMin":14,"levelMinBase":14,"levelMinWithLevelCompensation":14,"levelMinFromGrind":14,"levelMinFromCraft":14},"limitsMin":12,"limitsMax":12,"limitsMinBase":12,"limitsMaxBase":12,"characteristicsBase":{"archersAttackMin":13,"archersAttackMax":13,"swordsmenAttackMin":13,"swordsmenAttackMax":13,"cavalryAttackMin":13,"cavalryAttackMax":13,"armor":13,"archersMastery":13,"swordsmenMastery":13,"dodge":13,"luck":13},"characteristicsMax":{"archersAttackMin":13,"archersAttackMax":13,"swordsmenAttackMin":13,"swordsmenAttackMax":13,"cavalryAttackMin":13,"cavalryAttackMax":13,"armor":13,"archersMastery":13,"swordsmenMastery":13,"dodge":13,"luck":13},"characteristicsAdditional":{"archersAttackMin":13,"archersAttackMax":13,"swordsmenAttackMin":13,"swordsmenAttackMax":13,"cavalryAttackMin":13,"cavalryAttackMax":13,"armor":13,"archersMastery":13,"swordsmenMastery":13,"dodge":13,"luck":13},"armyBase":{"archers":12,"swordsmen":12,"squires":12,"priests":12,"instructors":12,"peasants":12,"servants":12,"cavalry":12},"armyMax":{"archers":12,"swordsmen":12,"squires":12,"priests":12,"instructors":12,"peasants":12,"servants":12,"cavalry":12},"armyAdditional":{"archers":12,"swordsmen":12,"squires":12,"priests":12,"instructors":12,"peasants":12,"servants":12,"cavalry":12},"currentGrind":{"characteristicsName":"archersAttack","characteristicsValue":4,"armorOrDodgeName":"armor","armorOrDodgeValue":4,"limitsValue":4},"availableGrindCharacteristics":["archersAttack"],"availableGrindArmorOrDodge":true,"availableGrindLimits":true,"craft":{"creatorName":"Ратибор","levelMin":14,"characteristics":{"archersAttackMin":13,"archersAttackMax":13,"swordsmenAttackMin":13,"swordsmenAttackMax":13,"cavalryAttackMin":13,"cavalryAttackMax":13,"armor":13,"archersMastery":13,"swordsmenMastery":13,"dodge":13,"luck":13},"army":{"archers":12,"swordsmen":12,"squires":12,"priests":12,"instructors":12,"peasants":12,"servants":12,"cavalry":12},"gearId":39},"equippedSlot":7,"slots":[7],"isInMarket":true,"isLocked":true,"isViewed":true,"isFromMarket":true},"resource":{"resourceId":42,"name":"x","legend":"x","icon":"wolf-head","amount":37,"amountInMarket":37},"consumable":{"consumableId":42,"name":"x","legend":"x","icon":"wolf-head","consumableClass":"wine","levelMin":3,"amount":37,"amountInMarket":37,"cost":{"gold":300,"diamonds":300},"additional":{"regenerateUnit":"points","regenerateValue":300,"rechargeMinutes":0}},"amount":25,"currency":"GOLD","price":300,"sellerId":42,"sellerName":"Ратибор","isOwn":true,"createdAt":"2026-11-20T09:30:00.000Z","endsAt":"2026-11-20T09:30:00.000Z"},"fee":300,"serverTime":"2026-11-20T09:30:00.000Z"})

export const getBuyMarketLotResponseMock = (): BuyMarketLotResult => ({"lotId":42,"gearEntityId":42})

export const getCancelMarketLotResponseMock = (): CancelMarketLotResult => ({"lotId":42})


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
