import { resourceReferencePrice } from '../../../../catalogue/market/market-prices.ts'
import { medianPrice, priceBand } from '../../../../rules/market/market.ts'
import { gearShopPrice, sellPrice } from '../../../../rules/shop/trade.ts'
import type { Piece } from '../../castle.ts'
import { HOUR_MS } from '../../clock.ts'

export type Goods = { kind: 'gear'; piece: Piece } | { kind: 'resource'; resourceId: number; amount: number }

/** A lot for gold, bought as a whole. `price` and `reference` are per unit, `until` in ms. */
export type Lot = {
  id: number
  sellerId: number
  goods: Goods
  price: number
  reference: number
  until: number
}

/** A shard's market: open lots, and recent prices by item. */
export type Market = { lots: Lot[]; nextId: number; sales: Map<string, { at: number; price: number }[]> }

export function newMarket(): Market {
  return { lots: [], nextId: 1, sales: new Map() }
}

const MEMORY_MS = 72 * HOUR_MS

function itemKey(goods: Goods): string {
  return goods.kind === 'gear' ? `gear ${goods.piece.model.id}` : `resource ${goods.resourceId}`
}

export function amountOf(goods: Goods): number {
  return goods.kind === 'gear' ? 1 : goods.amount
}

/** Price of one without sales: the shop's, or the catalogue's. */
export function referenceOf(goods: Goods): number {
  if (goods.kind === 'resource') return resourceReferencePrice(goods.resourceId)
  return gearShopPrice(goods.piece.model.level, goods.piece.quality)
}

/** Median price of one in the last 72 hours. */
export function medianOf(market: Market, goods: Goods, now: number): number {
  const sold = (market.sales.get(itemKey(goods)) ?? []).filter(({ at }) => at > now - MEMORY_MS)
  return medianPrice(
    sold.map(({ price }) => price),
    referenceOf(goods),
  )
}

export function bandOf(market: Market, goods: Goods, now: number): { min: number; max: number } {
  const shop = goods.kind === 'gear' ? sellPrice({ gold: referenceOf(goods) }, 1).gold : 0
  return priceBand(medianOf(market, goods, now), shop)
}

/** Records the unit price of a sold lot. */
export function rememberSale(market: Market, { goods, price }: Lot, now: number): void {
  const key = itemKey(goods)
  const kept = (market.sales.get(key) ?? []).filter(({ at }) => at > now - MEMORY_MS)
  market.sales.set(key, [...kept, { at: now, price }])
}
