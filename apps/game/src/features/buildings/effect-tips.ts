import type { Building } from '../../../../../rules/buildings/buildings.ts'

/** What explains each effect of a building, in the order in which the server tells them. */
export const EFFECT_TIPS: Readonly<Record<Building, readonly string[]>> = {
  forge: ['forgeLevel', 'sharpeningChance'],
  storage: ['storageSlots', 'foray'],
  servantsHouse: ['playerArmyServants'],
  stable: ['playerArmyCavalry'],
  walls: ['playerCharacteristicsArmor', 'playerCharacteristicsDodge'],
  moats: ['playerCharacteristicsArmor'],
  stakes: ['buildingStakes'],
  catapult: ['buildingCatapult'],
  catapultProjectiles: ['buildingCatapultProjectiles'],
}
