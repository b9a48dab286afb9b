import type { Refusal } from '../core/refusal.ts'
import type { ResourceAmount } from '../missions/mission-reward.ts'

/** The nine buildings in the specification's order (docs/game.md §3). */
export const BUILDINGS = [
  'forge',
  'storage',
  'servantsHouse',
  'stable',
  'walls',
  'moats',
  'stakes',
  'catapult',
  'catapultProjectiles',
] as const

export type Building = (typeof BUILDINGS)[number]

export type BuildingLevels = Record<Building, number>

export const NO_BUILDINGS: Readonly<BuildingLevels> = {
  forge: 0,
  storage: 0,
  servantsHouse: 0,
  stable: 0,
  walls: 0,
  moats: 0,
  stakes: 0,
  catapult: 0,
  catapultProjectiles: 0,
}

/** The cost of a building: gold for level 1, and from level 3 on `perLevel` of each resource. */
export type BuildingCost = { gold: number; resources: readonly { resourceId: number; perLevel: number }[] }

/** docs/game.md §9: a forge level needs 4 player levels. The other buildings cannot exceed the player's level. */
export const FORGE_LEVEL_NEEDS = 4
/** Crafting needs this forge level (docs/game.md §5). */
export const CRAFT_FORGE_LEVEL = 4
/** Raid buildings open with raids. */
export const RAID_LEVEL = 10
/** No level costs more of a resource than a stack holds. */
const RESOURCE_MAX = 500
const FIRST_RESOURCE_LEVEL = 3

const RAID_BUILDINGS: readonly Building[] = ['walls', 'moats', 'stakes', 'catapult', 'catapultProjectiles']

/** The player level that a building level requires. */
export function buildingNeedsLevel(building: Building, buildingLevel: number): number {
  if (building === 'forge') return FORGE_LEVEL_NEEDS * buildingLevel
  return RAID_BUILDINGS.includes(building) ? Math.max(RAID_LEVEL, buildingLevel) : buildingLevel
}

/** The highest level that a player of this level may build. */
export function buildingLevelMax(building: Building, level: number): number {
  if (building === 'forge') return Math.floor(level / FORGE_LEVEL_NEEDS)
  return RAID_BUILDINGS.includes(building) && level < RAID_LEVEL ? 0 : level
}

/**
 * Cost of raising a building to `buildingLevel` (from 1): gold · 1.35^(level − 1), rounded; resources from level 3.
 */
export function buildingCost(
  cost: BuildingCost,
  buildingLevel: number,
): { gold: number; resources: ResourceAmount[] } {
  const steps = buildingLevel - FIRST_RESOURCE_LEVEL + 1
  return {
    gold: Math.round(cost.gold * 1.35 ** (buildingLevel - 1)),
    resources:
      steps < 1
        ? []
        : cost.resources.map(({ resourceId, perLevel }) => ({
            resourceId,
            amount: Math.min(RESOURCE_MAX, perLevel * steps),
          })),
  }
}

/** `buildingCost` with a skill's discount in basis points on the gold, rounded up. Resources stay the same. */
export function buildingPrice(
  cost: BuildingCost,
  buildingLevel: number,
  discount: number,
): { gold: number; resources: ResourceAmount[] } {
  const { gold, resources } = buildingCost(cost, buildingLevel)
  return { gold: Math.ceil((gold * (10_000 - discount)) / 10_000), resources }
}

/** Gold for repairing a building damaged in a raid: a tenth of its level's price, rounded up. */
export function repairCost(cost: BuildingCost, buildingLevel: number): number {
  return Math.ceil(buildingCost(cost, buildingLevel).gold / 10)
}

/**
 * The effect of walls and moats in defence (docs/game.md §9): per level walls + 4 armour + 1 dodge, moats + 2 armour.
 */
export function wallsAndMoats({ walls, moats }: Pick<BuildingLevels, 'walls' | 'moats'>): {
  armor: number
  dodge: number
} {
  return { armor: 4 * walls + 2 * moats, dodge: walls }
}

/** Damage of charges that stakes absorb in one raid (docs/game.md §9): 1,000 a level. */
export function stakesCapacity(stakes: number): number {
  return 1_000 * stakes
}

/** Projectiles ready at the first throw of a game day (docs/game.md §9): 10 per level. */
export function projectilesCapacity(catapultProjectiles: number): number {
  return 10 * catapultProjectiles
}

/** Number of stacks and gear items that fit into the storage. */
export function storageSlots(storage: number, subscription: boolean): number {
  return 30 + 5 * storage + (subscription ? 20 : 0)
}

/** Gold that raids cannot take. `skill` in basis points is added. */
export function vaultGold(storage: number, level: number, skill = 0): number {
  return Math.floor(((100 * level + 300 * storage) * (10_000 + skill)) / 10_000)
}

/** Available units of a resource (not on the market) by resource id. */
export type ResourceStock = Readonly<Record<number, number>>

export function resourceRefusals(
  cost: readonly ResourceAmount[],
  stock: ResourceStock,
): Refusal<'notEnoughResources'>[] {
  return cost.flatMap(({ resourceId, amount }) => {
    const have = stock[resourceId] ?? 0
    if (have >= amount) return []
    return [{ code: 'notEnoughResources', message: 'Недостаточно ресурсов', have, need: amount }]
  })
}
