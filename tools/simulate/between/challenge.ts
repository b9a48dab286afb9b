import { CHALLENGE_PRIZES, CHALLENGE_TEXTS } from '#catalogue/challenges/challenges.ts'
import { GEAR } from '#catalogue/gear/gear.ts'
import { challengeOfTurn, prizeOfPlace } from '#rules/challenges/challenges.ts'
import { CHALLENGE_SECONDS, type ChallengeTurn, firstTurn, turnAfter } from '#rules/challenges/turns.ts'
import type { Random } from '#rules/core/random.ts'
import { settleEnergy } from '#rules/energy/energy.ts'
import type { Castle } from '../castle.ts'
import { paceOf } from '../energy.ts'
import { earn } from '../money.ts'
import { findGear } from './found-gear.ts'
import type { Contest } from './outside.ts'

const LENGTH_MS = 1_000 * CHALLENGE_SECONDS

/** Energy is settled before its interval changes. */
function setWinner(castle: Castle, winner: boolean, now: number): void {
  if (castle.winner === winner) return
  castle.energy = settleEnergy(castle.energy, now, paceOf(castle))
  castle.winner = winner
}

/** What places are counted by. */
function challengeValue({ outside }: Castle): number {
  return outside.contest?.value ?? 0
}

function givePrizes(castles: readonly Castle[], now: number, random: Random): void {
  const scored = castles
    .filter((castle) => challengeValue(castle) > 0)
    .sort((left, right) => challengeValue(right) - challengeValue(left) || left.id - right.id)
  for (const castle of scored) {
    const place = 1 + scored.findIndex((other) => challengeValue(other) === challengeValue(castle))
    const prize = prizeOfPlace(CHALLENGE_PRIZES, place, scored.length)
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

function contestOf({ turn, startsAt }: ChallengeTurn): Contest | null {
  const text = challengeOfTurn(CHALLENGE_TEXTS, turn)
  return text && { type: text.type, startedAt: startsAt, score: 0, value: 0, energyCounted: 0 }
}

/** Ends a finished challenge and starts the next. A castle founded meanwhile joins the running one. */
export function playChallenge(
  run: ChallengeTurn | null,
  castles: readonly Castle[],
  now: number,
  random: Random,
): ChallengeTurn {
  if (run !== null && now < run.endsAt) {
    for (const { outside } of castles) outside.contest ??= contestOf(run)
    return run
  }
  const next = run === null ? firstTurn(now, LENGTH_MS) : turnAfter(run, now, LENGTH_MS)
  if (run !== null) {
    for (const castle of castles) setWinner(castle, false, now)
    givePrizes(castles, now, random)
  }
  for (const { outside } of castles) outside.contest = contestOf(next)
  return next
}
