import { projectilesCapacity } from '../../../rules/buildings/buildings.ts'
import type { RaidPlan } from '../../../rules/fight/raid-report.ts'
import { projectilesFor, siegeTowerWood } from '../../../rules/raids/machines.ts'
import type { DefencePlan } from '../../../rules/raids/plan.ts'
import type { Castle } from '../castle.ts'

const WOOD = 1
/** Defenders set a garrison only after their first raids. */
const GARRISON_LEVEL = 12

/** Ways to distribute 60 % of garrison. Without one a castle has no garrison. */
const GARRISONS: readonly DefencePlan[] = [
  { top: 30, left: 30, right: 0, bottom: 0 },
  { top: 0, left: 30, right: 0, bottom: 30 },
  { top: 20, left: 20, right: 20, bottom: 0 },
  { top: 20, left: 20, right: 10, bottom: 10 },
  { top: 10, left: 20, right: 20, bottom: 10 },
]

/** The defence plan of a castle. Idlers never set one. */
export function garrisonOf(castle: Pick<Castle, 'id' | 'level' | 'archetype' | 'outside'>): DefencePlan {
  if (castle.archetype === 'idler' || castle.level < GARRISON_LEVEL) return castle.outside.garrison
  return GARRISONS[castle.id % GARRISONS.length] ?? castle.outside.garrison
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
