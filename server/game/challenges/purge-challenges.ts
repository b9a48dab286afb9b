import { DAY_MS } from '#rules/core/game-day.ts'
import { sql } from '../../platform/sql.ts'

/** How long the whole table of a challenge is kept, ms, and the places that stay. */
const KEPT_MS = 90 * DAY_MS
const PLACES_KEPT = 100

/** Removes the scores of old challenges except the first places. They go by the primary key, challenge by challenge. */
export async function purgeChallengeScores(instant: Date, limit: number): Promise<number> {
  const before = new Date(instant.getTime() - KEPT_MS)
  const removed = await sql`
    DELETE FROM challenge_score WHERE (challenge_id, player_id) IN (
      SELECT score.challenge_id, score.player_id FROM challenge
      JOIN challenge_score AS score ON score.challenge_id = challenge.id
      WHERE challenge.settled_at < ${before} AND (score.place IS NULL OR score.place > ${PLACES_KEPT})
      LIMIT ${limit}
    ) RETURNING player_id`
  return removed.length
}

/** Removes what places were counted by, once all prizes are paid. */
export async function purgeChallengeTables(_: Date, limit: number): Promise<number> {
  const standings = await sql`
    DELETE FROM challenge_standing WHERE (challenge_id, player_id) IN (
      SELECT standing.challenge_id, standing.player_id FROM challenge
      JOIN challenge_standing AS standing ON standing.challenge_id = challenge.id
      WHERE challenge.settled_at IS NOT NULL LIMIT ${limit}
    ) RETURNING player_id`
  const counts = await sql`
    DELETE FROM challenge_count WHERE (challenge_id, depth, prefix) IN (
      SELECT counted.challenge_id, counted.depth, counted.prefix FROM challenge
      JOIN challenge_count AS counted ON counted.challenge_id = challenge.id
      WHERE challenge.settled_at IS NOT NULL LIMIT ${limit}
    ) RETURNING prefix`
  return Math.max(standings.length, counts.length)
}
