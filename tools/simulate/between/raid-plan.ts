import type { DecidedRaid, RaidChoice } from '#rules/raids/decide-raid.ts'
import { TOWER_RESOURCE } from '#rules/raids/decide-raid.ts'
import { siegeTowerRefusals } from '#rules/raids/machines.ts'
import { usualGarrison } from '#rules/raids/neighbour-raid.ts'
import { ATTACK_POSITIONS, type DefencePlan, garrisonMet, isCorner } from '#rules/raids/plan.ts'
import type { Castle } from '../castle.ts'

/** The defence plan of a castle. Idlers never set one. */
export function garrisonOf(castle: Pick<Castle, 'id' | 'level' | 'archetype' | 'outside'>): DefencePlan {
  return castle.archetype === 'idler' ? castle.outside.garrison : usualGarrison(castle)
}

/** The attack plan: archers go to a side with a tower while there is wood, everybody else to a corner. */
export function attackPlanOf({
  arm,
  level,
  resources,
}: Pick<Castle, 'arm' | 'level' | 'resources'>): RaidChoice {
  const wood = resources[TOWER_RESOURCE] ?? 0
  const isTowerPossible = siegeTowerRefusals({ position: 'bottom', level, wood }).length === 0
  const siegeTower = arm === 'archers' && isTowerPossible
  return { position: siegeTower ? 'bottom' : 'bottomRight', siegeTower, projectiles: true }
}

/** The same plan where a spied garrison is the weakest. */
export function planAgainst(garrison: DefencePlan, choice: RaidChoice): RaidChoice {
  const corner = isCorner(choice.position)
  const position = ATTACK_POSITIONS.filter((one) => isCorner(one) === corner).reduce((best, one) =>
    garrisonMet(garrison, one) < garrisonMet(garrison, best) ? one : best,
  )
  return { ...choice, position }
}

/** Takes what the raid has used. */
export function payForRaid(castle: Castle, { wood, projectiles }: DecidedRaid['cost']): void {
  castle.outside.projectilesThrown += projectiles
  castle.resources[TOWER_RESOURCE] = (castle.resources[TOWER_RESOURCE] ?? 0) - wood
}
