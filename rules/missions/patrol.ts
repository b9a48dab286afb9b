import type { Refusal } from '../core/refusal.ts'

/** Possible lengths of a patrol: the hours for which a victorious army stays at the place of its mission. */
export const PATROL_HOURS = [1, 4, 8] as const

export type PatrolHours = (typeof PATROL_HOURS)[number]

/** Patrols open together with taxes, when a player has seen what else an army is needed for. */
export const PATROL_LEVEL = 4

/** A longer patrol gathers more, but less per hour. */
const SHARES = { 1: 1, 4: 2, 8: 3 } satisfies Record<PatrolHours, number>
const ENERGY_PER_SHARE = 2

/** How many times the spoils of one hour a patrol gathers: 1, 2 or 3. */
export function patrolShares(hours: PatrolHours): number {
  return SHARES[hours]
}

/** Energy that a patrol costs besides its mission: 2, 4 or 6. Without a patrol 0. */
export function patrolEnergy(hours: PatrolHours | null): number {
  return hours === null ? 0 : ENERGY_PER_SHARE * SHARES[hours]
}

/** Whole seconds of a patrol. Not scaled by the world's speed. */
export function patrolSeconds(hours: PatrolHours | null): number {
  return hours === null ? 0 : 3_600 * hours
}

/** Why a player of this level cannot patrol yet. */
export function patrolRefusals(level: number): Refusal<'patrolLocked'>[] {
  if (level >= PATROL_LEVEL) return []
  const message = `Дозор откроется на ${PATROL_LEVEL}-м уровне`
  return [{ code: 'patrolLocked', message, have: level, need: PATROL_LEVEL }]
}
