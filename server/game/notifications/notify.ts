import { kindOf } from '../../../rules/settings/notification-kinds.ts'
import { now } from '../../platform/clock.ts'
import { someColumnsOf } from '../../platform/database/model-parts.ts'
import { json, sqlSoon } from '../../platform/sql.ts'
import { report } from '../live/report.ts'
import type { NotificationEvent } from './events.ts'
import { notifications } from './models.ts'

const noteColumns = someColumnsOf(notifications, ['playerId', 'type', 'payload', 'createdAt', 'shownAt'])

/**
 * Notifies a player in the surrounding transaction. The notification has the time `at`. One of a kind that the player does
 * not want as a toast counts as shown.
 */
export function notify(playerId: number, event: NotificationEvent, at: Date = now()): void {
  const { type, ...payload } = event
  sqlSoon`
    INSERT INTO notification (${noteColumns})
    SELECT ${playerId}::bigint, ${type}::text, ${json(payload)}::jsonb, ${at}::timestamptz, (
      SELECT ${at}::timestamptz FROM player_settings WHERE player_id = ${playerId} AND ${kindOf(type)}::text = ANY(not_toasted))`
  report(playerId, 'notifications', 'unreadNotifications')
}
