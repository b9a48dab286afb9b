import { NOTIFICATIONS } from '#catalogue/notifications.ts'
import { now } from '../../platform/clock.ts'
import { someColumnsOf } from '../../platform/database/model-parts.ts'
import { json, sqlSoon } from '../../platform/sql.ts'
import { report } from '../live/report.ts'
import type { NotificationEvent } from './events.ts'
import { notifications } from './models.ts'

const noteColumns = someColumnsOf(notifications, [
  'playerId',
  'type',
  'payload',
  'subjectId',
  'createdAt',
  'shownAt',
])

/** An open tab has so long to show a notification before it is pushed. Real time. */
const PUSH_DELAY_SECONDS = 5

/**
 * Notifies a player in the surrounding transaction. The notification has the time `at`. One of a kind that the player does
 * not want as a toast counts as shown. If a browser of the player takes pushes, `queuePushes` looks later whether to push it.
 */
export function notify(playerId: number, event: NotificationEvent, at: Date = now()): void {
  const { type, ...fields } = event
  const { playerId: subjectId = null, ...payload } =
    'playerId' in fields ? fields : { ...fields, playerId: null }
  sqlSoon`
    WITH told AS (
      INSERT INTO notification (${noteColumns})
      SELECT ${playerId}::bigint, ${type}::text, ${json(payload)}::jsonb, ${subjectId}::bigint, ${at}::timestamptz, (
        SELECT ${at}::timestamptz FROM player_settings WHERE player_id = ${playerId} AND ${NOTIFICATIONS[type].kind}::text = ANY(not_toasted))
      RETURNING id)
    INSERT INTO push_due (notification_id, player_id, due_at)
    SELECT id, ${playerId}::bigint, now() + make_interval(secs => ${PUSH_DELAY_SECONDS}) FROM told
    WHERE EXISTS (SELECT FROM push_token WHERE player_id = ${playerId})`
  report(playerId, 'notifications', 'unreadNotifications')
}
