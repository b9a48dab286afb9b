import { priceBand } from '#rules/market/market.ts'
import { COUNTED_HOURS, countedRate, type Trade, usualPrice } from '#rules/market/usual-price.ts'

/** The reference price: the results are multiples of it. */
const REFERENCE = 10_000

/**
 * Castles of one owner who sell each other one thing at the highest price allowed, every hour each of them to each of the
 * others. Resolves to the highest usual price that they reach within `hours`, as a multiple of the reference. `honest` castles
 * sell at the usual price of the reference meanwhile, each twice a day.
 */
export function ringPrice(castles: number, hours: number, honest = 0): number {
  const sales: (Trade & { at: number })[] = []
  let highest = REFERENCE
  for (let at = 0; at < hours; at += 1) {
    const counted = sales.filter(
      (sale) => sale.at > at - COUNTED_HOURS.to && sale.at <= at - COUNTED_HOURS.from,
    )
    const usual = usualPrice(REFERENCE, counted)
    highest = Math.max(highest, usual)
    const rate = countedRate(priceBand(usual, 1).max, usual)
    for (let sellerId = 1; sellerId <= castles; sellerId += 1)
      for (let buyerId = 1; buyerId <= castles; buyerId += 1)
        if (sellerId !== buyerId) sales.push({ at, sellerId, buyerId, amount: 100, rate })
    if (at % 12 === 0)
      for (let one = 1; one <= honest; one += 1)
        sales.push({ at, sellerId: 1_000 + one, buyerId: 2_000 + one, amount: 1, rate: REFERENCE })
  }
  return highest / REFERENCE
}
