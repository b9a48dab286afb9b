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


export const getEquipGearResponseMock = (): EquipGearResult => ({"gearEntityId":221,"equippedSlot":1,"replacedEntityId":null,"gameData":{"army":{"rev":26,"data":{"groups":[{"group":"archers","current":17,"max":26,"additional":0,"price":{"gold":10,"diamonds":0},"maxBuyable":9},{"group":"swordsmen","current":12,"max":26,"additional":0,"price":{"gold":10,"diamonds":0},"maxBuyable":14},{"group":"squires","current":40,"max":140,"additional":0,"price":{"gold":3,"diamonds":0},"maxBuyable":100},{"group":"priests","current":2,"max":7,"additional":0,"price":{"gold":24,"diamonds":0},"maxBuyable":5},{"group":"instructors","current":1,"max":7,"additional":0,"price":{"gold":29,"diamonds":0},"maxBuyable":6},{"group":"peasants","current":12,"max":32,"additional":0,"price":{"gold":7,"diamonds":0},"maxBuyable":20},{"group":"servants","current":5,"max":12,"additional":0,"price":{"gold":7,"diamonds":0},"maxBuyable":7},{"group":"cavalry","current":4,"max":13,"additional":0,"price":{"gold":26,"diamonds":0},"maxBuyable":9}],"characteristics":{"current":{"archersAttackMin":29,"archersAttackMax":49,"swordsmenAttackMin":8,"swordsmenAttackMax":13,"cavalryAttackMin":12,"cavalryAttackMax":20,"armor":12,"archersMastery":24,"swordsmenMastery":22,"dodge":22,"luck":11},"max":{"archersAttackMin":32,"archersAttackMax":55,"swordsmenAttackMin":17,"swordsmenAttackMax":29,"cavalryAttackMin":39,"cavalryAttackMax":65,"armor":12,"archersMastery":25,"swordsmenMastery":23,"dodge":22,"luck":11},"additional":{}},"health":302,"lastingHealth":{"current":90,"max":302,"fullAt":"2026-11-20T10:58:29.305Z"}}}}})

export const getUnequipGearResponseMock = (): GearResult => ({"gearEntityId":221})

export const getMarkGearAsViewedResponseMock = (): GearResult => ({"gearEntityId":221})

export const getToggleGearLockResponseMock = (): ToggleGearLockResult => ({"gearEntityId":222,"isLocked":true})

export const getRenameGearResponseMock = (): RenameGearResult => ({"gearEntityId":222,"name":"Заноза"})

export const getRecycleGearResponseMock = (): RecycleGearResult => ({"points":156,"enhancePoints":706})

export const getAddEnhancePointsResponseMock = (): EnhancedGearResult => ({"gearEntityId":221,"gearEnhancePoints":500,"enhanceLevel":1,"enhancePoints":300})

export const getResetEnhancePointsResponseMock = (): EnhancedGearResult => ({"gearEntityId":221,"gearEnhancePoints":0,"enhanceLevel":0,"enhancePoints":550})

export const getTransferBlankToGearResponseMock = (): GearResult => ({"gearEntityId":221})

export const getDrinkWineResponseMock = (): DrinkWineResult => ({"health":{"current":171,"max":302,"fullAt":"2026-11-20T10:26:39.179Z"},"wineReadyAt":"2026-11-20T21:34:36.000Z","serverTime":"2026-11-20T09:34:36.000Z"})

export const getGetItemResponseMock = (): ItemDetails => ({"type":"gear","value":{"gearId":1,"modelName":"Пастушья праща","legend":"Волки её помнят. Овцы, впрочем, тоже.","icon":"sling","gearClass":"rangedWeapon","quality":46,"enhanceLevel":0,"cost":{"gold":52,"diamonds":0},"level":{"levelMin":1,"levelMinBase":1,"levelMinWithLevelCompensation":1,"levelMinFromGrind":0,"levelMinFromCraft":0},"limitsMin":5,"limitsMax":17,"limitsMinBase":5,"limitsMaxBase":17,"characteristicsBase":{"archersAttackMin":10,"archersAttackMax":17,"archersMastery":2},"characteristicsMax":{"archersAttackMin":16,"archersAttackMax":26,"archersMastery":4},"characteristicsAdditional":{},"armyBase":{},"armyMax":{},"armyAdditional":{},"currentGrind":{"characteristicsName":null,"characteristicsValue":0,"armorOrDodgeName":null,"armorOrDodgeValue":0,"limitsValue":0},"availableGrindCharacteristics":["archersAttack"],"availableGrindArmorOrDodge":false,"availableGrindLimits":true,"craft":null,"slots":[1],"id":221,"name":"Пастушья праща","enhancePoints":0,"equippedSlot":null,"isInMarket":false,"isLocked":false,"isViewed":false,"isFromMarket":false}})


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
