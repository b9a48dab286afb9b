import { DAY_MS } from '#rules/core/game-day.ts'
import { sql } from '../../platform/sql.ts'

/** How long the entries of a guild's history and its weeks are kept, ms. */
const HISTORY_KEPT_MS = 365 * DAY_MS
/** How long ended foundings are kept with their shares, ms. */
const FOUNDINGS_KEPT_MS = 30 * DAY_MS

/** Removes the oldest entries. Their ids rise with time, so the search by age needs no index of its own. */
export async function purgeGuildHistory(instant: Date, limit: number): Promise<number> {
  const before = new Date(instant.getTime() - HISTORY_KEPT_MS)
  const removed = await sql`
    DELETE FROM guild_history
    WHERE created_at < ${before} AND id IN (SELECT id FROM guild_history ORDER BY id LIMIT ${limit}) RETURNING id`
  return removed.length
}

export async function purgeGuildWeeks(instant: Date, limit: number): Promise<number> {
  const before = new Date(instant.getTime() - HISTORY_KEPT_MS)
  const removed = await sql`
    DELETE FROM guild_week WHERE (guild_id, starts_at) IN (
      SELECT guild_id, starts_at FROM guild_week WHERE starts_at < ${before} LIMIT ${limit}
    ) RETURNING guild_id`
  return removed.length
}

/** Removes foundings that ended long ago, with their shares. */
export async function purgeFoundings(instant: Date, limit: number): Promise<number> {
  const before = new Date(instant.getTime() - FOUNDINGS_KEPT_MS)
  const removed = await sql`
    DELETE FROM guild_founding WHERE id IN (
      SELECT id FROM guild_founding WHERE status <> 'OPEN' AND closed_at < ${before} ORDER BY closed_at LIMIT ${limit}
    ) RETURNING id`
  return removed.length
}
