import type { Channel } from '../../game/live/channels.ts'
import { readUnseen } from '../../game/live/unseen.ts'
import { idBefore, pageOf } from '../../platform/http/handlers/page-cursor.ts'
import { readNotifications } from './queries.ts'
import { NOTIFICATIONS, viewNotification } from './views.ts'

const NEWEST = 20

/** Channel notifications. */
const notifications: Channel<'notifications'> = {
  reads: ['notifications', 'unreadNotifications'],
  view: async (context) => {
    const [rows, unseen] = await Promise.all([
      readNotifications(context.player.id, idBefore(undefined), NEWEST),
      readUnseen(context),
    ])
    return {
      ...pageOf(rows, NEWEST, (row) => row.id, viewNotification, NOTIFICATIONS),
      unread: unseen.unreadNotifications,
      unshown: unseen.unshownNotifications,
    }
  },
}

export const notificationsChannels = { notifications }
