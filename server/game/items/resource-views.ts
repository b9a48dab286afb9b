import { RESOURCES } from '#catalogue/inventory/resources.ts'
import type { ResourceCost } from '#generated/types.ts'
import type { ResourceAmount } from '#rules/missions/mission-reward.ts'

const RESOURCES_BY_ID = new Map(RESOURCES.map((resource) => [resource.id, resource]))

/** A resource of the catalogue, by id. */
export function resourceById(id: number) {
  return RESOURCES_BY_ID.get(id)
}

/** Resources with their names and icons. Unknown ones are left out. */
export function viewResources(resources: readonly ResourceAmount[]): ResourceCost[] {
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
