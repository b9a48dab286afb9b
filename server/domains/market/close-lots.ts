import { Op } from 'sequelize'
import { DAY_MS } from '#rules/core/game-day.ts'
import { removeConsumables } from '../../game/items/consumables.ts'
import { removeGear } from '../../game/items/gear.ts'
import { readOwnGear, saveGear } from '../../game/items/gear-row.ts'
import { withdrawStack } from '../../game/items/offers.ts'
import { removeResources } from '../../game/items/resources.ts'
import { notify } from '../../game/notifications/notify.ts'
import { type LockedPlayer, lockPlayer } from '../../game/player/lock-order.ts'
import { now } from '../../platform/clock.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { closeLot, findLot, findSeller, type LotRow } from './lot-row.ts'
import { marketLots } from './models.ts'

/** 409: the lot is sold, expired or cancelled. */
export function lotClosed() {
  return conflict('lotClosed', 'Этого лота уже нет на рынке')
}

/** 409: the lot is not for sale while the block of its seller lasts. */
export function sellerBlocked() {
  return conflict('lotClosed', 'Продавец заблокирован, его лоты сейчас не продаются')
}

/** Makes the seller's item usable again. */
async function releaseItem(
  seller: LockedPlayer,
  { kind, itemId, gearEntityId, amount }: LotRow,
): Promise<void> {
  if (kind !== 'gear') return withdrawStack(seller, { kind, id: itemId, amount })
  const [row] = await readOwnGear(seller.id, [gearEntityId ?? 0])
  if (row) saveGear(row, { isInMarket: false })
}

/** Cancels a locked player's own lot. 404; 409 lotClosed. */
export async function cancelLot(seller: LockedPlayer, lotId: number): Promise<void> {
  const lot = await findLot(lotId)
  if (lot?.sellerId !== seller.id) throw notFound('notFound', 'Такого лота у вас нет')
  if (lot.endsAt <= now() || !(await closeLot(lotId, { status: 'CANCELLED' }))) throw lotClosed()
  await releaseItem(seller, lot)
}

/** Destroys a neighbour's unsold item. Otherwise stalls, which are refilled again and again, would fill the world. */
async function destroyItem(
  seller: LockedPlayer,
  { kind, itemId, gearEntityId, amount }: LotRow,
): Promise<void> {
  if (kind === 'gear') await removeGear(seller, [gearEntityId ?? 0], 'MARKET')
  else if (kind === 'resource') await removeResources(seller, [{ resourceId: itemId, amount }], 'MARKET')
  else await removeConsumables(seller, [{ consumableId: itemId, amount }], 'MARKET')
}

/**
 * Returns an unsold item and notifies the seller. Does nothing if the lot is closed already, or ends after `dueAt`. The
 * timer's time decides, not the clock, which may have been set back since.
 */
export async function expireLot(lotId: number, dueAt: Date): Promise<void> {
  const sellerId = await findSeller(lotId)
  if (sellerId === undefined) return
  const seller = await lockPlayer(sellerId)
  const lot = await findLot(lotId)
  if (!lot || lot.endsAt > dueAt || !(await closeLot(lotId, { status: 'EXPIRED' }))) return
  await releaseItem(seller, lot)
  const { kind, itemId, amount, endsAt } = lot
  if (seller.kind === 'NEIGHBOUR') return destroyItem(seller, lot)
  notify(seller.id, { type: 'LOT_EXPIRED', lotId, kind, itemId, amount }, endsAt)
}

/**
 * How long closed lots are kept, in real time. The usual price needs 72 game hours; the ledger and the item
 * history keep the sale itself.
 */
export const KEPT_MS = 30 * DAY_MS

/** Removes lots that were closed long ago. */
export function purgeClosedLots(instant: Date, limit: number): Promise<number> {
  const before = new Date(instant.getTime() - KEPT_MS)
  return marketLots().destroy({
    where: { status: { [Op.ne]: 'OPEN' }, closedAt: { [Op.lt]: before } },
    limit,
  })
}
