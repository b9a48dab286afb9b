import { Op } from 'sequelize'
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

/** 409: sold, ended or withdrawn meanwhile. */
export function lotClosed() {
  return conflict('lotClosed', 'Этого лота уже нет на рынке')
}

/** The thing is free again. */
async function takeBack(seller: LockedPlayer, { kind, itemId, gearEntityId, amount }: LotRow): Promise<void> {
  if (kind !== 'gear') return withdrawStack(seller, { kind, id: itemId, amount })
  const [row] = await readOwnGear(seller.id, [gearEntityId ?? 0])
  if (row) saveGear(row, { isInMarket: false })
}

/** Takes a locked player's own lot off the market. 404; 409 lotClosed. */
export async function cancelLot(seller: LockedPlayer, lotId: number): Promise<void> {
  const lot = await findLot(lotId)
  if (lot?.sellerId !== seller.id) throw notFound('notFound', 'Такого лота у вас нет')
  if (lot.endsAt <= now() || !(await closeLot(lotId, { status: 'CANCELLED' }))) throw lotClosed()
  await takeBack(seller, lot)
}

/** What a neighbour could not sell leaves the world, so that stalls that are filled again and again do not fill it. */
async function carryAway(
  seller: LockedPlayer,
  { kind, itemId, gearEntityId, amount }: LotRow,
): Promise<void> {
  if (kind === 'gear') await removeGear(seller, [gearEntityId ?? 0], 'MARKET')
  else if (kind === 'resource') await removeResources(seller, [{ resourceId: itemId, amount }], 'MARKET')
  else await removeConsumables(seller, [{ consumableId: itemId, amount }], 'MARKET')
}

/** Gives what was not sold back and tells the seller. Does nothing if the lot is closed already, or not due yet. */
export async function expireLot(lotId: number): Promise<void> {
  const sellerId = await findSeller(lotId)
  if (sellerId === undefined) return
  const seller = await lockPlayer(sellerId)
  const lot = await findLot(lotId)
  if (!lot || lot.endsAt > now() || !(await closeLot(lotId, { status: 'EXPIRED' }))) return
  await takeBack(seller, lot)
  const { kind, itemId, amount, endsAt } = lot
  if (seller.kind === 'NEIGHBOUR') return carryAway(seller, lot)
  notify(seller.id, { type: 'LOT_EXPIRED', lotId, kind, itemId, amount }, endsAt)
}

/** Closed lots are kept so long, ms of the clock: the usual price looks back 72 hours of the game, the books keep the rest. */
const KEPT = 30 * 86_400_000

export async function purgeClosedLots(): Promise<void> {
  const before = new Date(now().getTime() - KEPT)
  await marketLots().destroy({ where: { status: { [Op.ne]: 'OPEN' }, closedAt: { [Op.lt]: before } } })
}
