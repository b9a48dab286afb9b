import { CHALLENGE_PRIZES, CHALLENGE_TEXTS } from '../../../catalogue/challenges/challenges.ts'
import { GEAR } from '../../../catalogue/gear/gear.ts'
import { CHALLENGE_SECONDS, challengeOfTurn, prizeOfPlace } from '../../../rules/challenges/challenges.ts'
import type { Random } from '../../../rules/core/random.ts'
import { settleEnergy } from '../../../rules/energy/energy.ts'
import type { Castle } from '../castle.ts'
import { paceOf } from '../energy.ts'
import { earn } from '../money.ts'
import { findGear } from './found-gear.ts'

/** The challenge of a shard: which turn it is, and when it ends (ms). */
export type ChallengeRun = { turn: number; endsAt: number }

/** Energy is settled before its interval changes. */
function setWinner(castle: Castle, winner: boolean, now: number): void {
  if (castle.winner === winner) return
  castle.energy = settleEnergy(castle.energy, now, paceOf(castle))
  castle.winner = winner
}

function givePrizes(castles: readonly Castle[], now: number, random: Random): void {
  const scored = castles
    .filter(({ outside }) => outside.challengeScore > 0)
    .sort((left, right) => right.outside.challengeScore - left.outside.challengeScore || left.id - right.id)
  for (const [index, castle] of scored.entries()) {
    const prize = prizeOfPlace(CHALLENGE_PRIZES, index + 1, scored.length)
    if (prize === null) continue
    earn(castle, 'diamonds', prize.diamonds, 'challenge', now)
    earn(castle, 'glory', prize.glory, 'challenge', now)
    const { gearQualityMin } = prize
    if (gearQualityMin !== null) {
      findGear(castle, { models: GEAR, level: castle.level, qualityMin: gearQualityMin }, random)
    }
    if (prize.doubleRecovery) setWinner(castle, true, now)
  }
}

function beginChallenge(turn: number, castles: readonly Castle[]): void {
  const contest = challengeOfTurn(CHALLENGE_TEXTS, turn)
  for (const { outside } of castles) {
    outside.contest = contest?.type ?? null
    outside.challengeScore = 0
  }
}

/** Ends a finished challenge and starts the next. A castle founded meanwhile joins the running one. */
export function playChallenge(
  run: ChallengeRun | null,
  castles: readonly Castle[],
  now: number,
  random: Random,
): ChallengeRun {
  if (run !== null && now < run.endsAt) {
    const type = challengeOfTurn(CHALLENGE_TEXTS, run.turn)?.type ?? null
    for (const { outside } of castles) outside.contest ??= type
    return run
  }
  const turn = run === null ? 0 : run.turn + 1
  if (run !== null) {
    for (const castle of castles) setWinner(castle, false, now)
    givePrizes(castles, now, random)
  }
  beginChallenge(turn, castles)
  return { turn, endsAt: now + 1_000 * CHALLENGE_SECONDS }
}
