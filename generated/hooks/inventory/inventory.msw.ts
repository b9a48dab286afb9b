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
  DrinkWineResult,
  EnhancedGearResult,
  EquipGearResult,
  GearResult,
  ItemDetails,
  RecycleGearResult,
  RenameGearResult,
  ToggleGearLockResult
} from '../model.schemas';


export const getEquipGearResponseMock = (): EquipGearResult => ({"gearEntityId":42,"equippedSlot":7,"replacedEntityId":42})

export const getUnequipGearResponseMock = (): GearResult => ({"gearEntityId":42})

export const getMarkGearAsViewedResponseMock = (): GearResult => ({"gearEntityId":42})

export const getToggleGearLockResponseMock = (): ToggleGearLockResult => ({"gearEntityId":42,"isLocked":true})

export const getRenameGearResponseMock = (): RenameGearResult => ({"gearEntityId":42,"name":"Лапти"})

export const getRecycleGearResponseMock = (): RecycleGearResult => ({"points":300,"enhancePoints":300})

export const getAddEnhancePointsResponseMock = (): EnhancedGearResult => ({"gearEntityId":42,"gearEnhancePoints":300,"enhanceLevel":2,"enhancePoints":300})

export const getResetEnhancePointsResponseMock = (): EnhancedGearResult => ({"gearEntityId":42,"gearEnhancePoints":300,"enhanceLevel":2,"enhancePoints":300})

export const getTransferBlankToGearResponseMock = (): GearResult => ({"gearEntityId":42})

export const getDrinkWineResponseMock = (): DrinkWineResult => ({"health":{"current":24,"max":24,"fullAt":"2026-11-20T09:30:00.000Z"},"wineReadyAt":"2026-11-20T09:30:00.000Z","serverTime":"2026-11-20T09:30:00.000Z"})

export const getGetItemResponseMock = (): ItemDetails => ({"id":42,"gearId":39,"name":"Лапти","modelName":"Лапти","legend":"x","icon":"wolf-head","gearClass":"rangedWeapon","quality":75,"enhanceLevel":2,"enhancePoints":300,"cost":{"gold":300,"diamonds":300},"level":{"levelMin":14,"levelMinBase":14,"levelMinWithLevelCompensation":14,"levelMinFromGrind":14,"levelMinFromCraft":14},"limitsMin":12,"limitsMax":12,"limitsMinBase":12,"limitsMaxBase":12,"characteristicsBase":{"archersAttackMin":13,"archersAttackMax":13,"swordsmenAttackMin":13,"swordsmenAttackMax":13,"cavalryAttackMin":13,"cavalryAttackMax":13,"armor":13,"archersMastery":13,"swordsmenMastery":13,"dodge":13,"luck":13},"characteristicsMax":{"archersAttackMin":13,"archersAttackMax":13,"swordsmenAttackMin":13,"swordsmenAttackMax":13,"cavalryAttackMin":13,"cavalryAttackMax":13,"armor":13,"archersMastery":13,"swordsmenMastery":13,"dodge":13,"luck":13},"characteristicsAdditional":{"archersAttackMin":13,"archersAttackMax":13,"swordsmenAttackMin":13,"swordsmenAttackMax":13,"cavalryAttackMin":13,"cavalryAttackMax":13,"armor":13,"archersMastery":13,"swordsmenMastery":13,"dodge":13,"luck":13},"armyBase":{"archers":12,"swordsmen":12,"squires":12,"priests":12,"instructors":12,"peasants":12,"servants":12,"cavalry":12},"armyMax":{"archers":12,"swordsmen":12,"squires":12,"priests":12,"instructors":12,"peasants":12,"servants":12,"cavalry":12},"armyAdditional":{"archers":12,"swordsmen":12,"squires":12,"priests":12,"instructors":12,"peasants":12,"servants":12,"cavalry":12},"currentGrind":{"characteristicsName":"archersAttack","characteristicsValue":4,"armorOrDodgeName":"armor","armorOrDodgeValue":4,"limitsValue":4},"availableGrindCharacteristics":["archersAttack"],"availableGrindArmorOrDodge":true,"availableGrindLimits":true,"craft":{"creatorName":"Ратибор","levelMin":14,"characteristics":{"archersAttackMin":13,"archersAttackMax":13,"swordsmenAttackMin":13,"swordsmenAttackMax":13,"cavalryAttackMin":13,"cavalryAttackMax":13,"armor":13,"archersMastery":13,"swordsmenMastery":13,"dodge":13,"luck":13},"army":{"archers":12,"swordsmen":12,"squires":12,"priests":12,"instructors":12,"peasants":12,"servants":12,"cavalry":12},"gearId":39},"equippedSlot":7,"slots":[7],"isInMarket":true,"isLocked":true,"isViewed":true,"isFromMarket":true})


export const getEquipGearMockHandler = (overrideResponse?: EquipGearResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EquipGearResult> | EquipGearResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/player-inventory/equip-gear', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEquipGearResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUnequipGearMockHandler = (overrideResponse?: GearResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GearResult> | GearResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/player-inventory/unequip-gear', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnequipGearResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMarkGearAsViewedMockHandler = (overrideResponse?: GearResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GearResult> | GearResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/player-inventory/mark-as-viewed', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkGearAsViewedResponseMock(),
      { status: 200
      })
  }, options)
}

export const getToggleGearLockMockHandler = (overrideResponse?: ToggleGearLockResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ToggleGearLockResult> | ToggleGearLockResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/player-inventory/toggle-locked', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getToggleGearLockResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRenameGearMockHandler = (overrideResponse?: RenameGearResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RenameGearResult> | RenameGearResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/player-inventory/rename-gear', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRenameGearResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRecycleGearMockHandler = (overrideResponse?: RecycleGearResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RecycleGearResult> | RecycleGearResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/player-inventory/recycle-gear', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRecycleGearResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddEnhancePointsMockHandler = (overrideResponse?: EnhancedGearResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EnhancedGearResult> | EnhancedGearResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/player-inventory/add-enhance-points', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddEnhancePointsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getResetEnhancePointsMockHandler = (overrideResponse?: EnhancedGearResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EnhancedGearResult> | EnhancedGearResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/player-inventory/reset-enhance-points', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResetEnhancePointsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getTransferBlankToGearMockHandler = (overrideResponse?: GearResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<GearResult> | GearResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/player-inventory/transfer-blank-to-gear', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTransferBlankToGearResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDrinkWineMockHandler = (overrideResponse?: DrinkWineResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DrinkWineResult> | DrinkWineResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/player-inventory/drink-wine', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDrinkWineResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetItemMockHandler = (overrideResponse?: ItemDetails | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ItemDetails> | ItemDetails), options?: RequestHandlerOptions) => {
  return http.get('*/api/items', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetItemResponseMock(),
      { status: 200
      })
  }, options)
}
export const getInventoryMock = () => [
  getEquipGearMockHandler(),
  getUnequipGearMockHandler(),
  getMarkGearAsViewedMockHandler(),
  getToggleGearLockMockHandler(),
  getRenameGearMockHandler(),
  getRecycleGearMockHandler(),
  getAddEnhancePointsMockHandler(),
  getResetEnhancePointsMockHandler(),
  getTransferBlankToGearMockHandler(),
  getDrinkWineMockHandler(),
  getGetItemMockHandler()
]
