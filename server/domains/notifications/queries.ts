import { notifications } from '../../game/notifications/models.ts'
import { type EventRow, eventColumns } from '../../game/notifications/read-event.ts'
import { type ListedRow, someColumnsOf } from '../../platform/database/model-parts.ts'
import { sql } from '../../platform/sql.ts'

const notificationColumns = someColumnsOf(notifications, ['id', 'createdAt', 'readAt', 'shownAt'])

export type NotificationRow = ListedRow<typeof notificationColumns> & EventRow

/** The newest notifications older than `before`: one more than `limit`, which tells whether there is a next page. */
export function readNotifications(
  playerId: number,
  before: number,
  limit: number,
): Promise<NotificationRow[]> {
  return sql<NotificationRow>`
    SELECT ${notificationColumns}, ${eventColumns}
    FROM notification WHERE player_id = ${playerId} AND id < ${before} ORDER BY id DESC LIMIT ${limit + 1}`
}
