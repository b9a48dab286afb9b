import { part, type SqlPart, sqlOne } from '../sql.ts'

/** Days are remembered for this long (ms). Their sums stay. */
const KEPT_MS = 100 * 86_400_000

/** The day of Moscow, which keeps UTC+3 all year. */
function dayOf(instant: Date): string {
  return new Date(instant.getTime() + 3 * 3_600_000).toISOString().slice(0, 10)
}

/**
 * An INSERT that notes that the player is in the game on this day, once a day. To be run before `last_seen_at` changes, or
 * beside it in the same statement.
 */
export function dayNote(playerId: number, instant: Date): SqlPart {
  const day = dayOf(instant)
  return part`
    INSERT INTO player_day (day, player_id, days_away)
    SELECT ${day}::date, id, ${day}::date - (last_seen_at AT TIME ZONE 'UTC' + interval '3 hours')::date
    FROM player WHERE id = ${playerId}
      AND coalesce((last_seen_at AT TIME ZONE 'UTC' + interval '3 hours')::date < ${day}::date, true)
    ON CONFLICT DO NOTHING`
}

/** Removes days that are counted long ago. */
export async function purgePlayerDays(instant: Date, limit: number): Promise<number> {
  const before = dayOf(new Date(instant.getTime() - KEPT_MS))
  const { removed } = await sqlOne<{ removed: number }>`
    WITH gone AS (
      DELETE FROM player_day WHERE (day, player_id) IN (
        SELECT day, player_id FROM player_day WHERE day < ${before}::date ORDER BY day LIMIT ${limit})
      RETURNING 1
    ) SELECT count(*) AS removed FROM gone`
  return removed
}
