import type { NotificationEvent } from '../../game/notifications/events.ts'
import { sql } from '../../platform/sql.ts'

export type NotificationRow = {
  readonly id: number
  readonly event: NotificationEvent
  readonly createdAt: Date
  readonly readAt: Date | null
  readonly shownAt: Date | null
}

/** The newest notifications older than `before`; one more than `limit`, to tell whether there is a next page. */
export function readNotifications(
  playerId: number,
  before: number,
  limit: number,
): Promise<NotificationRow[]> {
  return sql<NotificationRow>`
    SELECT id, payload || jsonb_build_object('type', type) AS event, created_at, read_at, shown_at
    FROM notification WHERE player_id = ${playerId} AND id < ${before} ORDER BY id DESC LIMIT ${limit + 1}`
}
