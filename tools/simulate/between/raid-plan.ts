import { projectilesCapacity } from '../../../rules/buildings/buildings.ts'
import type { RaidPlan } from '../../../rules/fight/raid-report.ts'
import { projectilesFor, siegeTowerWood } from '../../../rules/raids/machines.ts'
import { usualGarrison } from '../../../rules/raids/neighbour-raid.ts'
import type { DefencePlan } from '../../../rules/raids/plan.ts'
import type { Castle } from '../castle.ts'

const WOOD = 1

/** The defence plan of a castle. Idlers never set one. */
export function garrisonOf(castle: Pick<Castle, 'id' | 'level' | 'archetype' | 'outside'>): DefencePlan {
  return castle.archetype === 'idler' ? castle.outside.garrison : usualGarrison(castle)
}

/** The attack plan: archers go to a side with a tower while there is wood, everybody else to a corner. */
export function attackPlanOf(
  castle: Pick<Castle, 'arm' | 'level' | 'resources' | 'buildings' | 'outside'>,
): RaidPlan {
  const { buildings, outside } = castle
  const store = projectilesCapacity(buildings.catapultProjectiles) - outside.projectilesThrown
  const projectiles = projectilesFor(buildings.catapult, store)
  const siegeTower = castle.arm === 'archers' && (castle.resources[WOOD] ?? 0) >= siegeTowerWood(castle.level)
  return { position: siegeTower ? 'bottom' : 'bottomRight', siegeTower, projectiles }
}

/** Takes the resources that the plan uses. */
export function payForPlan(castle: Castle, plan: RaidPlan, projectilesThrown: number): void {
  castle.outside.projectilesThrown += projectilesThrown
  if (plan.siegeTower) {
    castle.resources[WOOD] = (castle.resources[WOOD] ?? 0) - siegeTowerWood(castle.level)
  }
}
