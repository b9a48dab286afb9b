import { BUILDING_ENTRIES } from '#catalogue/buildings/buildings.ts'
import { RESOURCES } from '#catalogue/inventory/resources.ts'
import type { BuildingsData } from '#generated/types.ts'
import {
  type BuildingLevels,
  buildingLevelMax,
  buildingNeedsLevel,
  buildingPrice,
  NO_BUILDINGS,
  repairCost,
} from '#rules/buildings/buildings.ts'
import type { RaidBuilding } from '#rules/fight/raid-report.ts'
import { viewEffects } from '#server/domains/buildings/effects.ts'

function named(resources: readonly { resourceId: number; amount: number }[]) {
  return resources.flatMap(({ resourceId, amount }) => {
    const resource = RESOURCES.find(({ id }) => id === resourceId)
    return resource ? [{ resourceId, name: resource.name, icon: resource.icon, amount }] : []
  })
}

type YardOptions = { level: number; stock?: number; discount?: number; damaged?: readonly RaidBuilding[] }

/** The buildings channel of a castle with these levels. */
export function yardOf(
  levels: Partial<BuildingLevels>,
  { level, stock = 0, discount = 0, damaged = [] }: YardOptions,
): BuildingsData {
  const standing = { ...NO_BUILDINGS, ...levels }
  const castle = { levels: standing, level, hasSubscription: false, skillSlots: 0, skillVault: 0 }
  return {
    buildings: BUILDING_ENTRIES.map(({ building, name, legend, icon, opens, cost }) => {
      const { gold, resources } = buildingPrice(cost, standing[building] + 1, discount)
      return {
        building,
        name,
        legend,
        icon,
        level: standing[building],
        levelMax: buildingLevelMax(building, level),
        needsLevel: buildingNeedsLevel(building, standing[building] + 1),
        effects: viewEffects(building, castle),
        opens: opens.map((opening) => ({ ...opening, isOpen: standing[building] >= opening.level })),
        cost: { gold, resources: named(resources) },
        repairGold: damaged.some((one) => one === building) ? repairCost(cost, standing[building]) : null,
      }
    }),
    discountBasisPoints: discount,
    resources: named([1, 2, 3, 4, 5, 6, 9, 10].map((resourceId) => ({ resourceId, amount: stock }))),
  }
}

/** A castle in the middle of the game. */
export const grown: BuildingLevels = {
  forge: 4,
  storage: 9,
  servantsHouse: 3,
  stable: 5,
  walls: 7,
  moats: 4,
  stakes: 0,
  catapult: 2,
  catapultProjectiles: 3,
}
