import { wineById } from '#catalogue/inventory/wines.ts'
import { resourceReferencePrice } from '#catalogue/market/market-prices.ts'
import { CURRENCIES } from '#rules/core/currencies.ts'
import { isBlank } from '#rules/gear/equip.ts'
import type { Gear } from '#rules/gear/gear.ts'
import {
  type Currency,
  goldPerDiamond,
  priceBand,
  referenceOf,
  sharpeningWorth,
  starsWorth,
} from '#rules/market/market.ts'
import { COUNTED_HOURS, usualPrice } from '#rules/market/usual-price.ts'
import { sellPrice } from '#rules/shop/trade.ts'
import { gearCost } from '../../game/items/item-views.ts'
import { resourceById } from '../../game/items/resource-views.ts'
import { afterGameSeconds, now } from '../../platform/clock.ts'
import { readTrades } from './lot-row.ts'
import type { MarketCurrency, MarketKey } from './models.ts'

/** An item for the calculation of prices. */
export type PricedItem = {
  readonly kind: MarketKey
  readonly itemId: number
  /** Level of the model or wine; 1 for resources. */
  readonly level: number
  /** Gold for one unit before any sale. */
  readonly reference: number
  /** Gold that the shop pays for one unit; 0 if it does not buy the item. */
  readonly shopPays: number
}

/** The level of items without one: that of the castles when the market opens to them. */
const LEVELLESS = 10

/** The work on an item, in diamonds: its sharpening tries and the value of its craft's materials. */
function workWorth({ grind, craft }: Gear): number {
  return (
    sharpeningWorth(grind.characteristics?.level ?? 0) +
    sharpeningWorth(grind.armorOrDodge?.level ?? 0) +
    sharpeningWorth(grind.limitsLevel) +
    (craft ? craft.levelMin : 0)
  )
}

/** An item: the shop's price for its quality, plus its enhance points and the work on it. */
export function pricedGear(gear: Gear, points: number): PricedItem {
  const { level, id } = gear.model
  const perDiamond = goldPerDiamond(level)
  const cost = gearCost(gear)
  const plain = cost.gold + cost.diamonds * perDiamond
  return {
    kind: 'gear',
    itemId: id,
    level: isBlank(gear) ? 1 : level,
    reference: plain + starsWorth(points, level) + workWorth(gear) * perDiamond,
    shopPays: sellPrice(cost, 1).gold,
  }
}

/** A resource at its reference price; undefined for an unknown id. */
export function pricedResource(id: number): PricedItem | undefined {
  return (
    resourceById(id) && {
      kind: 'resource',
      itemId: id,
      level: 1,
      reference: resourceReferencePrice(id),
      shopPays: 0,
    }
  )
}

/** A wine at its shop price; undefined for an unknown id. */
export function pricedConsumable(id: number): PricedItem | undefined {
  const wine = wineById(id)
  if (!wine) return undefined
  const { levelMin, cost } = wine
  return {
    kind: 'consumable',
    itemId: id,
    level: levelMin,
    reference: cost.gold + cost.diamonds * goldPerDiamond(levelMin),
    shopPays: sellPrice(cost, 1).gold,
  }
}

/** The allowed prices for a whole lot. */
export type Band = {
  readonly reference: number
  readonly usual: number
  readonly min: number
  readonly max: number
}

function wholeIn(gold: number, amount: number, item: PricedItem, currency: Currency): number {
  return referenceOf(gold, amount, currency, item.kind === 'resource' ? LEVELLESS : item.level)
}

/** The allowed prices for this amount in this currency, by the item's last sales. */
export async function bandOf(item: PricedItem, amount: number, currency: MarketCurrency): Promise<Band> {
  const trades = await readTrades(item.kind, item.itemId, currency, {
    since: afterGameSeconds(-COUNTED_HOURS.to * 3600, now()),
    until: afterGameSeconds(-COUNTED_HOURS.from * 3600, now()),
  })
  const purse = CURRENCIES[currency].purse
  const reference = wholeIn(item.reference, amount, item, purse)
  const usual = usualPrice(reference, trades)
  const floor = item.shopPays === 0 ? 1 : wholeIn(item.shopPays, amount, item, purse)
  return { reference, usual, ...priceBand(usual, floor) }
}
