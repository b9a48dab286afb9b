import { describeTable } from '../../platform/database/table-description.ts'
import { sql } from '../../platform/sql.ts'
import { notifications, pushesDue, pushTokens } from './models.ts'
import { NOTIFICATIONS_KEPT_MS, purgeNotifications } from './purge-notifications.ts'
import { purgePushTokens } from './push-tokens.ts'

export const tables = [
  describeTable(notifications, {
    kept: '180 days; in large worlds until their partition of about a month is as old',
    purge: purgeNotifications,
    divided: { by: 'ID', keptMs: NOTIFICATIONS_KEPT_MS },
    ownData: {
      part: 'PERSON',
      title: 'Уведомления',
      columns: ['type', 'createdAt', 'readAt', 'shownAt'],
      newest: 'id',
    },
    onDeletion: ({ playerId }) => sql`DELETE FROM notification WHERE player_id = ${playerId}`,
  }),
  describeTable(pushTokens, {
    kept: 'as long as its session is open',
    purge: purgePushTokens,
    ownData: {
      part: 'PERSON',
      title: 'Браузеры с уведомлениями',
      columns: ['refreshedAt'],
      newest: 'id',
    },
    onDeletion: ({ playerId }) => sql`DELETE FROM push_token WHERE player_id = ${playerId}`,
  }),
  describeTable(pushesDue, {
    kept: 'a few seconds: notifications that may be pushed',
    ownData: 'Notifications that are being sent, kept for seconds',
    onDeletion: 'goes with its notification',
  }),
]
