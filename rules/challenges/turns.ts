/** Duration of one challenge in whole seconds of the game. The next one starts at once. */
export const CHALLENGE_SECONDS = 3 * 86_400

/** One challenge in the row of all: its turn counted from 0, and when it runs (ms). */
export type ChallengeTurn = { turn: number; startsAt: number; endsAt: number }

/** The first challenge of a world. */
export function firstTurn(now: number, lengthMs: number): ChallengeTurn {
  return { turn: 0, startsAt: now, endsAt: now + lengthMs }
}

/**
 * The challenge that runs at `now` after one that has ended: challenges follow each other without a gap. Those that would
 * have come and gone while the game stood still are left out.
 */
export function turnAfter(
  ended: { turn: number; endsAt: number },
  now: number,
  lengthMs: number,
): ChallengeTurn {
  const missed = Math.max(0, Math.floor((now - ended.endsAt) / lengthMs))
  const startsAt = ended.endsAt + missed * lengthMs
  return { turn: ended.turn + 1 + missed, startsAt, endsAt: startsAt + lengthMs }
}
