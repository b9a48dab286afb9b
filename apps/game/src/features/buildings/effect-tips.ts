import type { Building } from '#rules/buildings/buildings.ts'

/** The tips of each building's effects, in the server's order of the effects. */
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
