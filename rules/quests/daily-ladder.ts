import { DAY_MS } from '../core/game-day.ts'

/** Seven steps of the daily reward: diamonds, and units of a resource. */
const LADDER = [
  { diamonds: 1, resourceAmount: 2 },
  { diamonds: 1, resourceAmount: 2 },
  { diamonds: 1, resourceAmount: 3 },
  { diamonds: 2, resourceAmount: 3 },
  { diamonds: 2, resourceAmount: 4 },
  { diamonds: 2, resourceAmount: 4 },
  { diamonds: 4, resourceAmount: 8 },
] as const

/** The steps of the ladder, one a game day. */
export const LADDER_STEPS: readonly number[] = LADDER.map((_, index) => index + 1)

/** `step` is the last one claimed (0: none yet), `takenOn` the start of that game day (ms). */
export type LadderState = { step: number; takenOn: number | null }

export function ladderReward(step: number): { diamonds: number; resourceAmount: number } {
  return LADDER[step - 1] ?? LADDER[0]
}

/** The step that waits on a game day (its start, ms), or null when it is taken; a missed day starts over. */
export function ladderStep({ step, takenOn }: LadderState, today: number): number | null {
  if (takenOn === null) return 1
  if (takenOn >= today) return null
  return today - takenOn === DAY_MS ? (step % LADDER.length) + 1 : 1
}
