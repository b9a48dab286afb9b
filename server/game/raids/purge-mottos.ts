import { DAY_MS } from '#rules/core/game-day.ts'
import { sql } from '../../platform/sql.ts'

/** How long mottos stay at a castle, ms. */
const KEPT_MS = 90 * DAY_MS

/** Removes the oldest mottos. */
export async function purgeMottos(instant: Date, limit: number): Promise<number> {
  const before = new Date(instant.getTime() - KEPT_MS)
  const removed = await sql`
    DELETE FROM left_motto WHERE id IN (
      SELECT id FROM left_motto WHERE left_at < ${before} ORDER BY left_at LIMIT ${limit}
    ) RETURNING id`
  return removed.length
}
