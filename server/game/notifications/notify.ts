import { now } from '../../platform/clock.ts'
import { newRowOf } from '../../platform/database/model-parts.ts'
import { sqlSoon } from '../../platform/sql.ts'
import { report } from '../live/report.ts'
import type { NotificationEvent } from './events.ts'
import { notifications } from './models.ts'

/** Notifies a player in the surrounding transaction. The notification has the time `at`. */
export function notify(playerId: number, event: NotificationEvent, at: Date = now()): void {
  const { type, ...payload } = event
  sqlSoon`INSERT INTO ${newRowOf(notifications, { playerId, type, payload, createdAt: at })}`
  report(playerId, 'notifications', 'unreadNotifications')
}
