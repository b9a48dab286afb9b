import { BUILDING_ENTRIES, type BuildingEntry } from '#catalogue/buildings/buildings.ts'
import type { BuildingState, BuildingsData } from '#generated/types.ts'
import {
  buildingLevelMax,
  buildingNeedsLevel,
  buildingPrice,
  type ResourceStock,
  repairCost,
} from '#rules/buildings/buildings.ts'
import type { RaidBuilding } from '#rules/fight/raid-report.ts'
import { skillsOf } from '../../game/army/player-army.ts'
import { viewCost, viewResources } from '../../game/items/resource-views.ts'
import { hasSubscription } from '../../game/items/storage.ts'
import type { PlayerRow } from '../../game/player/player-row.ts'
import { type Castle, viewEffects } from './effects.ts'
import { buildingLevelsOf } from './levels.ts'

function viewBuilding(
  { building, name, legend, icon, opens, cost }: BuildingEntry,
  castle: Castle,
  discount: number,
  damaged: ReadonlySet<string>,
): BuildingState {
  const level = castle.levels[building]
  return {
    building,
    name,
    legend,
    icon,
    level,
    levelMax: buildingLevelMax(building, castle.level),
    needsLevel: buildingNeedsLevel(building, level + 1),
    effects: viewEffects(building, castle),
    opens: opens.map((opening) => ({ ...opening, isOpen: level >= opening.level })),
    cost: viewCost(buildingPrice(cost, level + 1, discount)),
    repairGold: damaged.has(building) ? repairCost(cost, level) : null,
  }
}

/** Every resource that some building costs, once. */
const materials = [
  ...new Set(BUILDING_ENTRIES.flatMap(({ cost }) => cost.resources.map(({ resourceId }) => resourceId))),
].sort((a, b) => a - b)

/** All buildings with the cost of the next level. `stock` has the free resources by id. */
export function viewBuildings(
  player: PlayerRow,
  stock: ResourceStock,
  damaged: readonly RaidBuilding[],
): BuildingsData {
  const skills = skillsOf(player)
  const castle: Castle = {
    levels: buildingLevelsOf(player),
    level: player.level,
    hasSubscription: hasSubscription(player),
    skillSlots: skills.storageSlots,
    skillVault: skills.vault,
  }
  return {
    buildings: BUILDING_ENTRIES.map((entry) =>
      viewBuilding(entry, castle, skills.buildingCost, new Set(damaged)),
    ),
    discountBasisPoints: skills.buildingCost,
    resources: viewResources(materials.map((resourceId) => ({ resourceId, amount: stock[resourceId] ?? 0 }))),
  }
}
