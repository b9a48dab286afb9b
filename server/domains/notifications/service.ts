import { now } from '../../platform/clock.ts'
import { notFound } from '../../platform/errors.ts'
import { touch } from '../../platform/live/touch.ts'
import { json, sql, sqlOne, sqlSoon } from '../../platform/sql.ts'
import type { NotificationEvent } from './events.ts'

/** Tells a player that something has happened, in the surrounding transaction; dated `at`. */
export const notify = (playerId: number, event: NotificationEvent, at: Date = now()): void => {
  const { type, ...payload } = event
  sqlSoon`
    INSERT INTO notification (player_id, type, payload, created_at)
    VALUES (${playerId}, ${type}, ${json(payload)}, ${at})`
  touch(playerId, 'notifications', 'playerLayout')
}

/** Marks a player's own notifications as read. 404 if one of them is unknown or another's; nothing changes then. */
export const markAsRead = async (playerId: number, ids: readonly number[]): Promise<number> => {
  const { known, marked } = await sqlOne<{ known: number; marked: number }>`
    WITH own AS (
      SELECT id, read_at FROM notification WHERE player_id = ${playerId} AND id = ANY(${ids}::bigint[])
    ), marked AS (
      UPDATE notification SET read_at = ${now()}, shown_at = coalesce(notification.shown_at, ${now()})
      FROM own WHERE notification.id = own.id AND own.read_at IS NULL RETURNING notification.id
    )
    SELECT (SELECT count(*) FROM own) AS known, (SELECT count(*) FROM marked) AS marked`
  // Thrown inside the command's transaction: what was marked beside the unknown one is taken back.
  if (known < ids.length) throw notFound()
  if (marked > 0) touch(playerId, 'notifications', 'playerLayout')
  return marked
}

/** Marks all of a player's notifications as read, and thereby as shown. */
export const markAllAsRead = async (playerId: number): Promise<number> => {
  const marked = await sql<{ id: number }>`
    UPDATE notification SET read_at = ${now()}, shown_at = coalesce(shown_at, ${now()})
    WHERE player_id = ${playerId} AND read_at IS NULL RETURNING id`
  if (marked.length > 0) touch(playerId, 'notifications', 'playerLayout')
  return marked.length
}

/** The toasts have been seen; the notifications stay unread. */
export const markAllAsShown = async (playerId: number): Promise<number> => {
  const marked = await sql<{ id: number }>`
    UPDATE notification SET shown_at = ${now()} WHERE player_id = ${playerId} AND shown_at IS NULL RETURNING id`
  if (marked.length > 0) touch(playerId, 'notifications')
  return marked.length
}
