import { DAY_MS } from '#rules/core/game-day.ts'
import { sql } from '../../platform/sql.ts'

/** How long notifications are kept, ms. */
export const NOTIFICATIONS_KEPT_MS = 180 * DAY_MS

/** Removes the oldest notifications. Their ids rise with time, so the search by age needs no index of its own. */
export async function purgeNotifications(instant: Date, limit: number): Promise<number> {
  const before = new Date(instant.getTime() - NOTIFICATIONS_KEPT_MS)
  const removed = await sql`
    DELETE FROM notification
    WHERE created_at < ${before} AND id IN (SELECT id FROM notification ORDER BY id LIMIT ${limit}) RETURNING id`
  return removed.length
}
