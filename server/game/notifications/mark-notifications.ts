import { col, fn, Op } from 'sequelize'
import type { NotificationType } from '#generated/types.ts'
import { now } from '../../platform/clock.ts'
import { notFound } from '../../platform/errors.ts'
import { report } from '../live/report.ts'
import { notifications } from './models.ts'

/** Reading a notification also counts as showing it. */
function asRead() {
  return { readAt: now(), shownAt: fn('coalesce', col('shown_at'), now()) }
}

/** Marks a player's own notifications as read. 404 without any change if one is unknown or another player's. */
export async function markAsRead(playerId: number, ids: readonly number[]): Promise<number> {
  const own = { playerId, id: [...ids] }
  if ((await notifications().count({ where: own })) < ids.length) throw notFound()
  const [marked] = await notifications().update(asRead(), { where: { ...own, readAt: null } })
  if (marked > 0) report(playerId, 'notifications', 'unreadNotifications')
  return marked
}

/** Marks the notification of a fight as read: its report tells more. */
export async function markFightNewsAsRead(playerId: number, fightId: number): Promise<void> {
  const [marked] = await notifications().update(asRead(), {
    where: { playerId, readAt: null, payload: { [Op.contains]: { fightId } } },
  })
  if (marked > 0) report(playerId, 'notifications', 'unreadNotifications')
}

/** Marks all notifications of a player as read and shown. */
export async function markAllAsRead(playerId: number): Promise<number> {
  const [marked] = await notifications().update(asRead(), { where: { playerId, readAt: null } })
  if (marked > 0) report(playerId, 'notifications', 'unreadNotifications')
  return marked
}

/** Marks all notifications as shown as toasts. They stay unread. */
export async function markAllAsShown(playerId: number): Promise<number> {
  const [marked] = await notifications().update({ shownAt: now() }, { where: { playerId, shownAt: null } })
  if (marked > 0) report(playerId, 'notifications')
  return marked
}

/** Marks a player's notifications of these types as shown as toasts. */
export async function markAsShown(playerId: number, types: readonly NotificationType[]): Promise<void> {
  const [marked] = await notifications().update(
    { shownAt: now() },
    { where: { playerId, shownAt: null, type: [...types] } },
  )
  if (marked > 0) report(playerId, 'notifications')
}
