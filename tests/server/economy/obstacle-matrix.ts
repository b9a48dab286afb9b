import type { OperationId } from '#generated/operations.ts'

/** Kinds of obstacles that may make the server refuse a call. */
export const HINDRANCES = ['funds', 'space', 'level', 'ownership', 'lock', 'market', 'fight'] as const
export type Hindrance = (typeof HINDRANCES)[number]

const HINDRANCE_OF_CODE: Readonly<Record<string, Hindrance>> = {
  notEnoughGold: 'funds',
  notEnoughDiamonds: 'funds',
  notEnoughGlory: 'funds',
  notEnoughResources: 'funds',
  notEnoughPoints: 'funds',
  notEnoughEnergy: 'funds',
  notEnoughItems: 'funds',
  noPeasants: 'funds',
  noWine: 'funds',
  notEnoughSpace: 'space',
  armyLimitReached: 'space',
  tooManyLots: 'space',
  craftBookFull: 'space',
  energyFull: 'space',
  enhanceLimitReached: 'space',
  levelTooLow: 'level',
  forgeLevelTooLow: 'level',
  gearLocked: 'lock',
  itemLocked: 'lock',
  gearInMarket: 'market',
  missionUnderway: 'fight',
}

/** The kind of a tested obstacle, by its code or its reason. */
export function hindranceOf({
  code,
  why = '',
}: {
  readonly code: string
  readonly why?: string
}): Hindrance | undefined {
  if (/on the market/.test(why)) return 'market'
  if (/somebody else/.test(why)) return 'ownership'
  return HINDRANCE_OF_CODE[code]
}

const WEAR_CALLS = ['equipGear', 'equipGearSet'] as const
const MARK_CALLS = ['markGearAsViewed', 'toggleGearLock'] as const
const SECTION_CALLS = ['createCraftCategory', 'renameCraftCategory', 'deleteCraftCategory'] as const
const RECIPE_CALLS = ['saveCraftRecipe', 'moveCraftRecipe', 'deleteCraftRecipe'] as const
const REWARD_CALLS = [
  'completeTutorialStep',
  'claimAllRewards',
  'claimDailyQuest',
  'claimInfiniteQuest',
  'takeDailyReward',
] as const
const SKILL_CALLS = ['openSkillBranch', 'learnSkill'] as const
const COUNTER_CALLS = ['buyShopGear', 'buyBlankGear', 'buyConsumables', 'buyGold'] as const
const POINT_CALLS = ['addEnhancePoints', 'resetEnhancePoints'] as const
const LOT_CALLS = ['createMarketLot', 'buyMarketLot', 'cancelMarketLot'] as const
const ARMY_CALLS = ['buyUnits', 'fillArmy'] as const
const MISSION_CALLS = ['startMission', 'startUnlimitedMission'] as const
const CASTLE_CALLS = [...ARMY_CALLS, 'startTaxCollection', 'restoreEnergy', ...MISSION_CALLS] as const

type Reason = readonly [why: string, operations: readonly OperationId[]]

/** Calls that a kind of obstacle cannot affect, and why. All others are tested. */
export const cannotBe: Readonly<Record<Hindrance, readonly Reason[]>> = {
  funds: [
    [
      'it costs nothing',
      [...WEAR_CALLS, 'unequipGear', ...MARK_CALLS, ...SECTION_CALLS, ...RECIPE_CALLS, ...REWARD_CALLS],
    ],
    [
      'it takes what is there, and pays for it',
      ['recycleGear', 'resetEnhancePoints', 'transferBlankToGear', 'sellGear', 'cancelMarketLot'],
    ],
  ],
  space: [
    ['an item taken off lies beyond the slots if need be', [...WEAR_CALLS, 'unequipGear']],
    ['what finds no room is left behind, and the answer says so', ['startMission', ...REWARD_CALLS]],
    [
      'nothing comes in',
      [
        ...MARK_CALLS,
        ...SKILL_CALLS,
        'startUnlimitedMission',
        'renameGear',
        'recycleGear',
        'resetEnhancePoints',
        'transferBlankToGear',
        'drinkWine',
        'upgradeBuilding',
        'repairBuilding',
        'grindGear',
        'makeCraft',
        'startTaxCollection',
        'sellGear',
        'sellConsumables',
        'cancelMarketLot',
        'renameCraftCategory',
        'deleteCraftCategory',
        'moveCraftRecipe',
        'deleteCraftRecipe',
      ],
    ],
    ['a purse has no bottom', ['buyGold']],
    ['a full book is tried in tests/server/craft', ['createCraftCategory', 'saveCraftRecipe']],
  ],
  level: [
    ['the level says how many: armyLimitReached, enhanceLimitReached', [...ARMY_CALLS, 'addEnhancePoints']],
    ['what is laid out is of the level', ['buyShopGear']],
    ['which mission is open is tried in tests/server/missions', [...MISSION_CALLS]],
    [
      'no level is asked for',
      [
        'unequipGear',
        ...MARK_CALLS,
        'renameGear',
        'recycleGear',
        'resetEnhancePoints',
        ...SKILL_CALLS,
        'startTaxCollection',
        'restoreEnergy',
        'repairBuilding',
        'sellGear',
        'buyBlankGear',
        'sellConsumables',
        'buyGold',
        ...LOT_CALLS,
        ...SECTION_CALLS,
        ...RECIPE_CALLS,
        ...REWARD_CALLS,
      ],
    ],
  ],
  ownership: [
    [
      'nothing of anybody else can be named',
      [
        ...CASTLE_CALLS,
        ...SKILL_CALLS,
        ...COUNTER_CALLS,
        ...REWARD_CALLS,
        'drinkWine',
        'upgradeBuilding',
        'repairBuilding',
        'sellConsumables',
        'createCraftCategory',
      ],
    ],
    ["what is bought is another's: one's own is refused (ownLot)", ['buyMarketLot']],
  ],
  lock: [
    [
      'the lock keeps an item from being lost, not from work',
      [
        ...WEAR_CALLS,
        'unequipGear',
        ...MARK_CALLS,
        'renameGear',
        ...POINT_CALLS,
        'grindGear',
        'makeCraft',
        'resetCraft',
      ],
    ],
    ['a locked item is not put up', ['buyMarketLot', 'cancelMarketLot']],
    [
      'it is about no item',
      [
        ...CASTLE_CALLS,
        ...SKILL_CALLS,
        ...COUNTER_CALLS,
        ...REWARD_CALLS,
        ...SECTION_CALLS,
        ...RECIPE_CALLS,
        'drinkWine',
        'upgradeBuilding',
        'repairBuilding',
        'sellConsumables',
      ],
    ],
  ],
  market: [
    ['what lies on the market may be looked at', ['markGearAsViewed']],
    ['what is worn does not lie on the market', ['unequipGear']],
    ['it is about the lot itself', ['buyMarketLot', 'cancelMarketLot']],
    [
      'it uses nothing that could lie there',
      [
        ...CASTLE_CALLS,
        'repairBuilding',
        ...SKILL_CALLS,
        ...COUNTER_CALLS,
        ...REWARD_CALLS,
        ...SECTION_CALLS,
        ...RECIPE_CALLS,
      ],
    ],
  ],
  fight: [
    [
      'the fight was decided when the army set out, from what it was then (army-away.test.ts)',
      [
        ...ARMY_CALLS,
        'startTaxCollection',
        'restoreEnergy',
        'upgradeBuilding',
        'repairBuilding',
        'drinkWine',
        ...SKILL_CALLS,
        ...COUNTER_CALLS,
        ...REWARD_CALLS,
        ...SECTION_CALLS,
        ...RECIPE_CALLS,
        ...LOT_CALLS,
        'sellConsumables',
        'sellGear',
        'recycleGear',
        'transferBlankToGear',
        ...WEAR_CALLS,
        'unequipGear',
        ...MARK_CALLS,
        ...POINT_CALLS,
        'renameGear',
        'grindGear',
        'makeCraft',
        'resetCraft',
      ],
    ],
  ],
}
