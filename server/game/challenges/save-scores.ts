import { standingValue } from '#rules/challenges/standing-value.ts'
import { currentPlatform } from '../../platform/ambient.ts'
import { now } from '../../platform/clock.ts'
import { sqlSoon, trustedText } from '../../platform/sql.ts'
import { gameDayOf } from '../energy/game-day.ts'
import { countSoon } from '../timers/count-soon.ts'

/** The key of the lock that keeps scores and the end of a challenge apart. */
const SCORES = trustedText('777002, 1')

/** Everybody who scores holds it together with others until the commit; the end of the challenge waits for all of them. */
function joinScores(): void {
  sqlSoon`SELECT pg_advisory_xact_lock_shared(${SCORES})`
}

/** Waits until all scores of commands that are under way are stored, and lets others wait until the commit. */
export function closeScores(): void {
  sqlSoon`SELECT pg_advisory_xact_lock(${SCORES})`
}

export type NewScore = {
  readonly playerId: number
  readonly score: number
  readonly energyCounted: number
}

/** Game seconds since a challenge began. */
export function secondsIn(startedAt: Date, at: Date = now()): number {
  return ((at.getTime() - startedAt.getTime()) * currentPlatform().config.gameSpeed) / 1000
}

/**
 * Stores scores of the challenge that the caller has found running, unless it has ended since. Not awaited. The rows belong to
 * these castles alone, and the table of places hears of them by inserts: nobody waits for others' scores.
 */
export function saveScores(
  challenge: { readonly id: number; readonly startedAt: Date },
  scores: readonly NewScore[],
): void {
  if (scores.length === 0) return
  const seconds = secondsIn(challenge.startedAt)
  const instant = now()
  joinScores()
  // A statement of its own: it sees what was committed while it waited for the lock.
  sqlSoon`
    WITH saved AS (
      INSERT INTO challenge_score AS old (challenge_id, player_id, score, value, energy_counted, energy_day)
      SELECT challenge.id, line.player_id, line.score, line.value, line.energy, ${gameDayOf(instant)}::date
      FROM challenge, unnest(
        ${scores.map(({ playerId }) => playerId)}::bigint[], ${scores.map(({ score }) => score)}::bigint[],
        ${scores.map(({ score }) => standingValue(score, seconds))}::bigint[],
        ${scores.map(({ energyCounted }) => energyCounted)}::int[]
      ) AS line (player_id, score, value, energy)
      WHERE challenge.id = ${challenge.id} AND challenge.status = 'ACTIVE'
      ORDER BY line.player_id
      ON CONFLICT (challenge_id, player_id) DO UPDATE SET score = excluded.score, value = excluded.value,
        energy_counted = excluded.energy_counted, energy_day = excluded.energy_day
      RETURNING challenge_id, player_id
    )
    INSERT INTO challenge_change (challenge_id, player_id) SELECT challenge_id, player_id FROM saved`
  countSoon()
}
