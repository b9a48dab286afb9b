import type { NotificationsData } from '../../../generated/types.ts'
import type { LiveContext } from '../../game/live/channels.ts'
import { readUnseen } from '../../game/live/unseen.ts'
import { idBefore, pageOf } from '../../platform/http/page-cursor.ts'
import { readNotifications } from './queries.ts'
import { viewNotification } from './views.ts'

const NEWEST = 20

/** Channel notifications. */
export async function notifications(playerId: number, context: LiveContext): Promise<NotificationsData> {
  const [rows, unseen] = await Promise.all([
    readNotifications(playerId, idBefore(undefined), NEWEST),
    readUnseen(context),
  ])
  return {
    ...pageOf(rows, NEWEST, (row) => row.id, viewNotification),
    unread: unseen.unreadNotifications,
    unshown: unseen.unshownNotifications,
  }
}
