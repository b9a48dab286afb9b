import { CHALLENGE_SECONDS } from './turns.ts'

/** Bits of a value below the score: how many seconds of the challenge were left when the score was reached. */
const TIME_BITS = 18
const TIME_SPAN = 2 ** TIME_BITS

/** No score is higher, so that values stay whole numbers below 2^52. */
export const SCORE_MAX = 2 ** (52 - TIME_BITS) - 1

/**
 * What places are counted by: a higher score is ahead, and of equal scores the one that was reached earlier.
 * `secondsIn` are game seconds since the challenge began. 0 without points.
 */
export function standingValue(score: number, secondsIn: number): number {
  if (score <= 0) return 0
  const passed = Math.max(0, Math.min(CHALLENGE_SECONDS, Math.floor(secondsIn)))
  return Math.min(score, SCORE_MAX) * TIME_SPAN + (TIME_SPAN - 1 - passed)
}

/** The score in a value. */
export function scoreOfValue(value: number): number {
  return Math.floor(value / TIME_SPAN)
}
