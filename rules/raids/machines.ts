import type { Refusal } from '../core/refusal.ts'
import type { AttackPosition } from './plan.ts'
import { isCorner } from './plan.ts'

/** Corner plan (docs/game.md §9), per cent of attack and mastery. */
export const CORNER = { attackPercent: 15, masteryPercent: 10 } as const
/** Siege tower (docs/game.md §9): armour against volleys, and per cent of the archers' attack. */
export const SIEGE_TOWER = { archersArmor: 30, attackPercent: 25 } as const
/**
 * Catapult (docs/game.md §9): per cent of the defenders' health per projectile, and the reduction of their excess of
 * dodge over armour.
 */
export const CATAPULT = { healthPercent: 2, dodgeDecrease: 70, destroyPercent: 2 } as const
/** Chance that a won raid damages a building (docs/game.md §9), per cent; the catapult adds its own. */
export const DESTROY_PERCENT = 2

const THROWS_MAX = 20

/** Projectiles thrown in one raid: one per round, for as many rounds as the catapult has levels, while they last. */
export function projectilesFor(catapult: number, projectiles: number): number {
  return Math.max(0, Math.min(THROWS_MAX, catapult, projectiles))
}

/** Wood for one siege tower, which serves one raid. */
export function siegeTowerWood(level: number): number {
  return 10 + Math.floor(level / 2)
}

/** Why a siege tower cannot be used: the attack is at a corner, or wood is short. */
export function siegeTowerRefusals(request: {
  position: AttackPosition
  level: number
  wood: number
}): Refusal<'towerAtCorner' | 'notEnoughResources'>[] {
  const refusals: ReturnType<typeof siegeTowerRefusals> = []
  const need = siegeTowerWood(request.level)
  if (isCorner(request.position)) {
    refusals.push({ code: 'towerAtCorner', message: 'Осадную башню к углу не подвести', have: 0, need: 1 })
  }
  if (request.wood < need) {
    refusals.push({ code: 'notEnoughResources', message: 'Недостаточно ресурсов', have: request.wood, need })
  }
  return refusals
}
