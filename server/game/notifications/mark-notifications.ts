import { col, fn } from 'sequelize'
import { now } from '../../platform/clock.ts'
import { notFound } from '../../platform/errors.ts'
import { report } from '../live/report.ts'
import { notifications } from './models.ts'

/** What is read counts as shown, too. */
function asRead() {
  return { readAt: now(), shownAt: fn('coalesce', col('shown_at'), now()) }
}

/** Marks a player's own notifications as read. 404 if one of them is unknown or another's; nothing changes then. */
export async function markAsRead(playerId: number, ids: readonly number[]): Promise<number> {
  const own = { playerId, id: [...ids] }
  if ((await notifications().count({ where: own })) < ids.length) throw notFound()
  const [marked] = await notifications().update(asRead(), { where: { ...own, readAt: null } })
  if (marked > 0) report(playerId, 'notifications', 'unreadNotifications')
  return marked
}

/** Marks all of a player's notifications as read, and thereby as shown. */
export async function markAllAsRead(playerId: number): Promise<number> {
  const [marked] = await notifications().update(asRead(), { where: { playerId, readAt: null } })
  if (marked > 0) report(playerId, 'notifications', 'unreadNotifications')
  return marked
}

/** The toasts have been seen; the notifications stay unread. */
export async function markAllAsShown(playerId: number): Promise<number> {
  const [marked] = await notifications().update({ shownAt: now() }, { where: { playerId, shownAt: null } })
  if (marked > 0) report(playerId, 'notifications')
  return marked
}
