import { saleFee } from '#rules/market/market.ts'
import type { Castle, CastleGear } from '../../castle.ts'
import { totalsOf } from '../../fighting-army.ts'
import { store } from '../../income.ts'
import { earn, spend } from '../../money.ts'
import { makeGear } from '../../storage.ts'
import { amountOf, type Goods, type Lot, type Market, rememberSale } from './book.ts'

/** Adds goods to a storage. Gear from the market counts half when recycled. */
function putIn(castle: Castle, goods: Goods, sold: boolean): CastleGear | null {
  if (goods.kind === 'resource') {
    store(castle, goods.resourceId, goods.amount)
    return null
  }
  const { gear } = goods
  if (!sold) {
    gear.isInMarket = false
    castle.gear.push(gear)
    return gear
  }
  const { grind, craft, failures } = gear
  const bought: CastleGear = { ...makeGear(castle, gear.model, gear.quality, true), grind, craft, failures }
  castle.gear.push(bought)
  return bought
}

/** Sells a lot: the buyer pays, the seller gets the price minus the fee. Returns the gear bought. */
export function settleLot(
  market: Market,
  lot: Lot,
  buyer: Castle,
  sellers: ReadonlyMap<number, Castle>,
  now: number,
): CastleGear | null {
  const seller = sellers.get(lot.sellerId)
  if (seller === undefined) return null
  const total = lot.price * amountOf(lot.goods)
  spend(buyer, 'gold', total, 'marketPurchase', now)
  earn(seller, 'gold', total, 'marketSale', now)
  spend(seller, 'gold', saleFee(total, 'gold', totalsOf(seller).marketFee), 'marketFee', now)
  buyer.today.acts += 1
  market.lots = market.lots.filter((other) => other !== lot)
  rememberSale(market, lot, buyer.id, now)
  return putIn(buyer, lot.goods, true)
}

/** Expired lots go back to their sellers, without the listing fee. */
export function returnLots(market: Market, sellers: ReadonlyMap<number, Castle>, now: number): void {
  const over = market.lots.filter(({ until }) => until <= now)
  if (over.length === 0) return
  market.lots = market.lots.filter(({ until }) => until > now)
  for (const lot of over) {
    const seller = sellers.get(lot.sellerId)
    if (seller !== undefined) putIn(seller, lot.goods, false)
  }
}
