import { report } from '../../game/live/report.ts'
import { type LockedPlayer, lockPlayer } from '../../game/player/lock-order.ts'
import { now } from '../../platform/clock.ts'
import { conflict } from '../../platform/errors.ts'
import { findOrder, findOwnOrder, type OrderRow, saveOrder } from './orders.ts'

/** Cancels an order of a locked player. 404; 409 orderNotOpen. */
export async function cancelOrder(player: LockedPlayer, orderId: number): Promise<OrderRow> {
  const order = await findOwnOrder(player.id, orderId)
  if (order.state !== 'OPEN' || order.expiresAt <= now())
    throw conflict('orderNotOpen', 'Этот заказ уже оплачен, отменён или его срок вышел')
  report(player.id, 'donate')
  return saveOrder(order, { state: 'CANCELLED' })
}

/** Ends an order that nobody has paid in time. */
export async function expireOrder(orderId: number): Promise<void> {
  const found = await findOrder(orderId)
  if (!found) return
  const player = await lockPlayer(found.playerId)
  const order = await findOrder(orderId)
  if (order?.state !== 'OPEN') return
  saveOrder(order, { state: 'EXPIRED' })
  report(player.id, 'donate')
}
