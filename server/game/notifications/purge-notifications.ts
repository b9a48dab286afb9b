import { DAY_MS } from '#rules/core/game-day.ts'
import { isOldestFull } from '../../platform/database/partitions/keep-partitions.ts'
import { sql } from '../../platform/sql.ts'

/** How long notifications are kept, ms. */
export const NOTIFICATIONS_KEPT_MS = 180 * DAY_MS
const DIVIDED = { table: 'notification', by: 'ID' } as const

/**
 * Removes the oldest notifications. Their ids rise with time, so the search by age needs no index of its own. Those of a partition that gets no new
 * ones wait until it is dropped as a whole.
 */
export async function purgeNotifications(instant: Date, limit: number): Promise<number> {
  if (await isOldestFull(DIVIDED)) return 0
  const before = new Date(instant.getTime() - NOTIFICATIONS_KEPT_MS)
  const removed = await sql`
    DELETE FROM notification
    WHERE created_at < ${before} AND id IN (SELECT id FROM notification ORDER BY id LIMIT ${limit}) RETURNING id`
  return removed.length
}
