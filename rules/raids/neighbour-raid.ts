import type { Random } from '../core/random.ts'
import type { RaidChoice } from './decide-raid.ts'
import { type AttackPosition, type DefencePlan, NO_GARRISON } from './plan.ts'
import { type FoundDifficulty, farFromIdeal } from './search.ts'

/** Neighbours come to a castle this long after the last raid on it, whoever raided: about twice a day. */
const PAUSE_HOURS = { min: 8, max: 16 } as const
/** If nobody near can come, they try again. */
export const NEIGHBOURS_RETRY_HOURS = 2

const HOUR_SECONDS = 3_600

/** Whole seconds from one raid on a castle until neighbours come to it, at the usual liveliness. */
export function neighbourPauseSeconds(random: Random): number {
  return random.int(PAUSE_HOURS.min * HOUR_SECONDS, PAUSE_HOURS.max * HOUR_SECONDS)
}

/** Neighbours within so many levels raid a castle as gladly as those of its own level. */
export const NEIGHBOUR_LEVELS_NEAR = 4
/** Others come only if there is nobody near, and nobody comes from farther away. */
export const NEIGHBOUR_LEVELS_MAX = 12

/** The class of castle that a neighbour looks for: the easiest in 30 of 100, the hardest in 25. */
export function wantedClass(random: Random): FoundDifficulty {
  const lot = random.int(1, 100)
  if (lot <= 30) return 'LOW'
  return lot <= 75 ? 'MEDIUM' : 'HIGH'
}

const CORNERS: readonly AttackPosition[] = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft']

/** How a neighbour attacks: at any corner, with all that its catapult throws. It has no wood for a tower. */
export function neighbourChoice(random: Random): RaidChoice {
  return { position: random.pick(CORNERS), siegeTower: false, projectiles: true }
}

/** Of neighbours who can come, the one for whom the castle is nearest to the wanted class. Undefined of none. */
export function chooseNeighbour<T extends { winPercent: number }>(
  neighbours: readonly T[],
  wanted: FoundDifficulty,
): T | undefined {
  return neighbours.toSorted(
    (left, right) => farFromIdeal(wanted, left.winPercent) - farFromIdeal(wanted, right.winPercent),
  )[0]
}

/** Castles of lower levels set no garrison. */
const GARRISON_LEVEL = 12

const GARRISONS: readonly DefencePlan[] = [
  { top: 30, left: 30, right: 0, bottom: 0 },
  { top: 0, left: 30, right: 0, bottom: 30 },
  { top: 20, left: 20, right: 20, bottom: 0 },
  { top: 20, left: 20, right: 10, bottom: 10 },
  { top: 10, left: 20, right: 20, bottom: 10 },
]

/** The defence plan of a castle whose lord asks nobody, by its id. */
export function usualGarrison({ id, level }: { id: number; level: number }): DefencePlan {
  return level < GARRISON_LEVEL ? NO_GARRISON : (GARRISONS[id % GARRISONS.length] ?? NO_GARRISON)
}
