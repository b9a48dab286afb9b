import { command } from '../../game/commands/command.ts'
import { playerQuery } from '../../game/commands/player-query.ts'
import { markAllAsRead, markAllAsShown, markAsRead } from '../../game/notifications/mark-notifications.ts'
import type { HandlersOf } from '../../platform/http/handlers/handlers.ts'
import { idBefore, pageOf } from '../../platform/http/handlers/page-cursor.ts'
import { getPushSettings, removePushToken, savePushToken, setPushNotificationsEnabled } from './push.ts'
import { readNotifications } from './queries.ts'
import { NOTIFICATIONS, viewNotification } from './views.ts'

export const notificationsHandlers = {
  listNotifications: playerQuery(async ({ player, query: { limit = 20, cursor } }) => {
    const before = idBefore(cursor)
    const rows = await readNotifications(player.id, before, limit)
    return pageOf(rows, limit, (row) => row.id, viewNotification, NOTIFICATIONS)
  }),
  markNotificationsAsRead: command(async ({ player, body }) => ({
    marked: await markAsRead(player.id, body.notificationIds),
  })),
  markAllNotificationsAsRead: command(async ({ player }) => ({
    marked: await markAllAsRead(player.id),
  })),
  markAllNotificationsAsShown: command(async ({ player }) => ({
    marked: await markAllAsShown(player.id),
  })),
  getPushSettings,
  savePushToken,
  removePushToken,
  setPushNotificationsEnabled,
} satisfies HandlersOf<'notifications'>
