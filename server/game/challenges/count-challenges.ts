import { sqlOne, sqlSoon, trustedText } from '../../platform/sql.ts'
import { LAST_DEPTH, PREFIX_BITS } from '../standings/models.ts'

/** Changes taken at once: about a fifth of a second of work. */
const BATCH = 2000

const batch = trustedText(String(BATCH))
const bits = trustedText(String(PREFIX_BITS))
const lastDepth = trustedText(String(LAST_DEPTH))

type Counted = {
  readonly taken: number
  /** Keys of the counts that are zero now, side by side. */
  readonly challengeIds: number[]
  readonly depths: number[]
  readonly prefixes: number[]
}

/**
 * Reads scores that have changed, and brings `challenge_standing` and its counts up to date in one statement, as
 * `countStandings` does for the top lists. Blocked players have no value. Once all scores of a challenge are counted, its places
 * are settled and change no more. Several may call it: one does it at a time. Resolves to whether more changes are waiting.
 */
export async function countChallenges(): Promise<boolean> {
  sqlSoon`SELECT pg_advisory_xact_lock(777002, 2)`
  const { taken, challengeIds, depths, prefixes } = await sqlOne<Counted>`
    WITH change AS (
      DELETE FROM challenge_change WHERE id IN (SELECT id FROM challenge_change ORDER BY id LIMIT ${batch})
      RETURNING challenge_id, player_id
    ), open AS (
      SELECT DISTINCT change.challenge_id, change.player_id FROM change
      JOIN challenge ON challenge.id = change.challenge_id AND challenge.scored IS NULL
    ), fresh AS MATERIALIZED (
      SELECT challenge_id, player_id, CASE WHEN player.is_blocked THEN 0 ELSE value END AS value
      FROM challenge_score JOIN player ON player.id = challenge_score.player_id
      WHERE (challenge_id, player_id) IN (SELECT challenge_id, player_id FROM open)
    ), known AS MATERIALIZED (
      SELECT challenge_id, player_id, value FROM challenge_standing
      WHERE (challenge_id, player_id) IN (SELECT challenge_id, player_id FROM open)
    ), gone AS (
      DELETE FROM challenge_standing WHERE (challenge_id, player_id) IN
        (SELECT challenge_id, player_id FROM fresh WHERE value = 0)
    ), saved AS (
      INSERT INTO challenge_standing AS old (challenge_id, player_id, value)
      SELECT challenge_id, player_id, value FROM fresh WHERE value > 0
      ON CONFLICT (challenge_id, player_id) DO UPDATE SET value = excluded.value WHERE old.value <> excluded.value
    ), moved AS (
      SELECT challenge_id, value, 1 AS step FROM fresh WHERE value > 0
      UNION ALL
      SELECT challenge_id, value, -1 FROM known
    ), counted AS (
      INSERT INTO challenge_count AS old (challenge_id, depth, prefix, players)
      SELECT challenge_id, depth, value >> (${bits} * depth), sum(step)
      FROM moved, generate_series(0, ${lastDepth}) AS depth GROUP BY 1, 2, 3 HAVING sum(step) <> 0
      ON CONFLICT (challenge_id, depth, prefix) DO UPDATE SET players = old.players + excluded.players
      RETURNING challenge_id, depth, prefix, players
    )
    SELECT count(*) AS taken, (SELECT coalesce(array_agg(challenge_id), '{}') FROM counted WHERE players = 0) AS challenge_ids,
      (SELECT coalesce(array_agg(depth), '{}') FROM counted WHERE players = 0) AS depths,
      (SELECT coalesce(array_agg(prefix), '{}') FROM counted WHERE players = 0) AS prefixes FROM change`
  if (challengeIds.length > 0)
    sqlSoon`
      DELETE FROM challenge_count WHERE players = 0 AND (challenge_id, depth, prefix) IN (
        SELECT * FROM unnest(${challengeIds}::bigint[], ${depths}::smallint[], ${prefixes}::bigint[]))`
  return taken >= BATCH
}
