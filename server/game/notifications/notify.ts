import { now } from '../../platform/clock.ts'
import { json, sqlSoon } from '../../platform/sql.ts'
import { touch } from '../live/touch.ts'
import type { NotificationEvent } from './events.ts'

/** Tells a player that something has happened, in the surrounding transaction; dated `at`. */
export function notify(playerId: number, event: NotificationEvent, at: Date = now()): void {
  const { type, ...payload } = event
  sqlSoon`
    INSERT INTO notification (player_id, type, payload, created_at)
    VALUES (${playerId}, ${type}, ${json(payload)}, ${at})`
  touch(playerId, 'notifications', 'playerLayout')
}
