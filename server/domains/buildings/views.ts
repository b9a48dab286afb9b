import { BUILDING_ENTRIES, type BuildingEntry } from '../../../catalogue/buildings/buildings.ts'
import type { components } from '../../../generated/api-types.ts'
import {
  buildingLevelMax,
  buildingNeedsLevel,
  buildingPrice,
  type ResourceStock,
} from '../../../rules/buildings/buildings.ts'
import type { ResourceAmount } from '../../../rules/missions/mission-reward.ts'
import type { PlayerRow } from '../../platform/player-row.ts'
import { skillsOf } from '../army/host.ts'
import { hasSubscription } from '../inventory/storage.ts'
import { resourceById } from '../missions/reward.ts'
import { type Castle, viewEffects } from './effects.ts'
import { buildingLevelsOf } from './levels.ts'

type Schemas = components['schemas']

/** Resources with their names and signs; unknown ones are left out. */
export function viewResources(resources: readonly ResourceAmount[]): Schemas['ResourceCost'][] {
  return resources.flatMap(({ resourceId, amount }) => {
    const resource = resourceById(resourceId)
    return resource ? [{ resourceId, name: resource.name, icon: resource.icon, amount }] : []
  })
}

export function viewCost(cost: { gold: number; resources: readonly ResourceAmount[] }) {
  return {
    gold: cost.gold,
    resources: viewResources(cost.resources),
  }
}

function viewBuilding(
  { building, name, legend, icon, opens, cost }: BuildingEntry,
  castle: Castle,
  discount: number,
): Schemas['BuildingState'] {
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
  }
}

/** Everything that some building is made of, each once. */
const materials = [
  ...new Set(BUILDING_ENTRIES.flatMap(({ cost }) => cost.resources.map(({ resourceId }) => resourceId))),
].sort((a, b) => a - b)

export function viewBuildings(player: PlayerRow, stock: ResourceStock): Schemas['BuildingsData'] {
  const skills = skillsOf(player)
  const castle: Castle = {
    levels: buildingLevelsOf(player),
    level: player.level,
    hasSubscription: hasSubscription(player),
    skillSlots: skills.storageSlots,
    skillVault: skills.vault,
  }
  return {
    buildings: BUILDING_ENTRIES.map((entry) => viewBuilding(entry, castle, skills.buildingCost)),
    discountBasisPoints: skills.buildingCost,
    resources: viewResources(materials.map((resourceId) => ({ resourceId, amount: stock[resourceId] ?? 0 }))),
  }
}
