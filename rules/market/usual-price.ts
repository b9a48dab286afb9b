import { priceAtRate } from './market.ts'

/** The sales of an item from one castle to another. */
export type Trade = {
  readonly sellerId: number
  readonly buyerId: number
  /** Units, from 1. */
  readonly amount: number
  /** Mean of `countedRate` of the sales, weighed by amount. */
  readonly rate: number
}

/** Prices relative to the reference price, basis points. */
const REFERENCE_RATE = 10_000
/** The usual price stays between a quarter of the reference and four times the reference. */
const RATE_MIN = 2_500
const RATE_MAX = 40_000
/** How far one sale may count from what was usual when its lot was put up, per cent. */
const STEP_PERCENT = 125

/** Voices that always speak for the reference price: it takes more than five castles to move the usual one. */
const VOICES_FOR_REFERENCE = 5.5

/** A sale counts from this age on, game hours, and up to that age. */
export const COUNTED_HOURS = { from: 6, to: 72 } as const

/** The rate at which a sale counts: what is beyond a quarter from the usual rate counts as a quarter. */
export function countedRate(rate: number, usual: number): number {
  const max = Math.floor((usual * STEP_PERCENT) / 100)
  const min = Math.ceil((usual * 100) / STEP_PERCENT)
  return Math.min(max, Math.max(min, rate))
}

function sums(trades: readonly Trade[], side: 'sellerId' | 'buyerId'): Map<number, number> {
  const total = new Map<number, number>()
  for (const trade of trades) total.set(trade[side], (total.get(trade[side]) ?? 0) + trade.amount)
  return total
}

/**
 * The usual price of an item relative to its reference, basis points: the median of trades. All trades of a castle together have
 * one voice at most, as a seller and as a buyer, each by its share of what the castle traded. So two castles have one voice,
 * however often they trade, and a ring has as many as castles.
 */
export function usualRate(trades: readonly Trade[]): number {
  const [sold, bought] = [sums(trades, 'sellerId'), sums(trades, 'buyerId')]
  const voices = [
    { rate: REFERENCE_RATE, weight: VOICES_FOR_REFERENCE },
    ...trades.map(({ sellerId, buyerId, amount, rate }) => ({
      rate,
      weight: amount / Math.max(sold.get(sellerId) ?? amount, bought.get(buyerId) ?? amount),
    })),
  ].sort((left, right) => left.rate - right.rate)
  const half = voices.reduce((sum, { weight }) => sum + weight, 0) / 2
  let heard = 0
  const middle = voices.find(({ weight }) => {
    heard += weight
    return heard >= half
  })
  return Math.min(RATE_MAX, Math.max(RATE_MIN, middle?.rate ?? REFERENCE_RATE))
}

/** The usual price of a whole lot with this reference price, at least 1. */
export function usualPrice(reference: number, trades: readonly Trade[]): number {
  return priceAtRate(usualRate(trades), reference)
}
