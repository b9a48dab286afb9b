import type { BuyMarketLotRequest } from '#generated/types.ts'
import { freeSpace } from '#rules/core/buying.ts'
import { CURRENCIES } from '#rules/core/currencies.ts'
import { buyLotRefusals, saleFee } from '#rules/market/market.ts'
import { skillsOf } from '../../game/army/player-army.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { readConsumables, receiveConsumables, removeConsumables } from '../../game/items/consumables.ts'
import { transferGear } from '../../game/items/gear.ts'
import { withdrawStack } from '../../game/items/offers.ts'
import { readResources, receiveResources, removeResources } from '../../game/items/resources.ts'
import { readStorageUse } from '../../game/items/storage.ts'
import { notify } from '../../game/notifications/notify.ts'
import { isHousehold } from '../../game/player/household.ts'
import { earn, spend } from '../../game/player/ledger.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { now } from '../../platform/clock.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { lotClosed, sellerBlocked } from './close-lots.ts'
import { closeLot, findLot, type LotRow } from './lot-row.ts'
import { lotReference, MONEY_SOURCE_OF } from './lot-words.ts'

/** Units of the lot's item that fit into the buyer's storage. */
async function roomFor(buyer: LockedPlayer, { kind, itemId }: LotRow): Promise<number> {
  const { free } = await readStorageUse(buyer)
  if (kind === 'gear') return free
  const stacks = await (kind === 'resource' ? readResources : readConsumables)(buyer.id)
  const own = stacks.find(({ id }) => id === itemId)
  return freeSpace({ stackAmount: own?.amount ?? null, freeSlots: free })
}

async function transferItem(seller: LockedPlayer, buyer: LockedPlayer, lot: LotRow): Promise<void> {
  const { kind, itemId: id, amount, gearEntityId } = lot
  const reference = `lot:${lot.id}`
  if (kind === 'gear') {
    await transferGear(seller, buyer, gearEntityId ?? 0, 'MARKET', reference)
    return
  }
  await withdrawStack(seller, { kind, id, amount })
  if (kind === 'resource') {
    await removeResources(seller, [{ resourceId: id, amount }], 'MARKET', reference)
    await receiveResources(buyer, [{ resourceId: id, amount }], 'MARKET', reference)
  } else {
    await removeConsumables(seller, [{ consumableId: id, amount }], 'MARKET', reference)
    await receiveConsumables(buyer, [{ consumableId: id, amount }], 'MARKET', reference)
  }
}

function pay(seller: LockedPlayer, buyer: LockedPlayer, lot: LotRow): number {
  const { kind, currency, price } = lot
  const purse = CURRENCIES[currency].purse
  const income = price - saleFee(price, purse, skillsOf(seller).marketFee)
  const reference = lotReference(lot)
  spend(buyer, { [purse]: price }, MONEY_SOURCE_OF[kind], { reference })
  earn(seller, { [purse]: income }, MONEY_SOURCE_OF[kind], { reference })
  return income
}

/**
 * Sells an open lot. Buyer and seller are locked, so all others wait. Exactly one buyer gets the lot: the one whose
 * call closes it. 404; 409 lotClosed (also while the seller is blocked), lotChanged; 422 ownLot, sameHousehold, notEnoughSpace, notEnoughGold,
 * notEnoughDiamonds.
 */
export async function buyLot(
  buyer: LockedPlayer,
  others: readonly LockedPlayer[],
  lotId: number,
  expected: BuyMarketLotRequest,
): Promise<LotRow> {
  const lot = await findLot(lotId)
  if (!lot) throw notFound('notFound', 'Такого лота нет')
  if (lot.status !== 'OPEN' || lot.endsAt <= now()) throw lotClosed()
  const { kind, itemId, amount, currency, price } = lot
  if (currency !== expected.currency || price !== expected.price) {
    throw conflict('lotChanged', 'Цена лота другая: посмотрите ещё раз')
  }
  const seller = others.find(({ id }) => id === lot.sellerId)
  if (seller?.isBlocked) throw sellerBlocked()
  const isOwn = lot.sellerId === buyer.id
  refuseByRules(
    buyLotRefusals({
      isOwn,
      isHousehold: !isOwn && (await isHousehold(buyer.id, lot.sellerId)),
      free: await roomFor(buyer, lot),
      amount,
      price,
      currency: CURRENCIES[currency].purse,
      purse: buyer,
    }),
  )
  if (!seller) throw new Error('The seller of the lot is not locked')
  if (!(await closeLot(lotId, { status: 'SOLD', buyerId: buyer.id }))) throw lotClosed()
  await transferItem(seller, buyer, lot)
  const income = pay(seller, buyer, lot)
  if (seller.kind === 'HUMAN') {
    const event = { type: 'LOT_SOLD', lotId, kind, itemId, amount, currency, income } as const
    notify(seller.id, { ...event, playerId: buyer.id })
  }
  return lot
}
