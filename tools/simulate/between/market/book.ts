import { resourceReferencePrice } from '#catalogue/market/market-prices.ts'
import { priceBand, priceRate } from '#rules/market/market.ts'
import { COUNTED_HOURS, countedRate, type Trade, usualPrice } from '#rules/market/usual-price.ts'
import { gearShopPrice, sellPrice } from '#rules/shop/trade.ts'
import type { CastleGear } from '../../castle.ts'
import { HOUR_MS } from '../../clock.ts'

export type Goods =
  | { kind: 'gear'; gear: CastleGear }
  | { kind: 'resource'; resourceId: number; amount: number }

/** A lot for gold, bought as a whole. `price` and `reference` are per unit, `until` in ms. */
export type Lot = {
  id: number
  sellerId: number
  goods: Goods
  price: number
  reference: number
  until: number
}

type Sale = Trade & { at: number }

/** A shard's market: open lots, and recent sales by item. */
export type Market = { lots: Lot[]; nextId: number; sales: Map<string, Sale[]> }

export function newMarket(): Market {
  return { lots: [], nextId: 1, sales: new Map() }
}

const COUNTED_MS = { from: COUNTED_HOURS.from * HOUR_MS, to: COUNTED_HOURS.to * HOUR_MS }

function itemKey(goods: Goods): string {
  return goods.kind === 'gear' ? `gear ${goods.gear.model.id}` : `resource ${goods.resourceId}`
}

export function amountOf(goods: Goods): number {
  return goods.kind === 'gear' ? 1 : goods.amount
}

/** Price of one without sales: the shop's, or the catalogue's. */
export function referenceOf(goods: Goods): number {
  if (goods.kind === 'resource') return resourceReferencePrice(goods.resourceId)
  return gearShopPrice(goods.gear.model.level, goods.gear.quality)
}

/** Usual price of one. */
export function usualOf(market: Market, goods: Goods, now: number): number {
  const counted = (market.sales.get(itemKey(goods)) ?? []).filter(
    ({ at }) => at > now - COUNTED_MS.to && at <= now - COUNTED_MS.from,
  )
  return usualPrice(referenceOf(goods), counted)
}

export function bandOf(market: Market, goods: Goods, now: number): { min: number; max: number } {
  const shop = goods.kind === 'gear' ? sellPrice({ gold: referenceOf(goods) }, 1).gold : 0
  return priceBand(usualOf(market, goods, now), shop)
}

/** Records the unit price of a sold lot. */
export function rememberSale(
  market: Market,
  { goods, price, sellerId }: Lot,
  buyerId: number,
  now: number,
): void {
  const key = itemKey(goods)
  const kept = (market.sales.get(key) ?? []).filter(({ at }) => at > now - COUNTED_MS.to)
  const reference = referenceOf(goods)
  const rate = countedRate(priceRate(price, reference), priceRate(usualOf(market, goods, now), reference))
  market.sales.set(key, [...kept, { at: now, sellerId, buyerId, amount: amountOf(goods), rate }])
}
