import { describe, expect, it } from 'vitest'
import { countedRate, type Trade, usualPrice } from '#rules/market/usual-price.ts'
import { ringPrice } from '#tools/simulate/rings.ts'

/** Trades of strangers at these rates. */
function strangers(...rates: number[]): Trade[] {
  return rates.map((rate, index) => ({ sellerId: index, buyerId: 100 + index, amount: 10, rate }))
}

describe('the usual price', () => {
  it('is the reference until more than five castles traded at other prices', () => {
    expect(usualPrice(200, [])).toBe(200)
    expect(usualPrice(200, strangers(15_000, 15_000, 15_000, 15_000))).toBe(200)
    expect(usualPrice(200, strangers(...Array.from({ length: 6 }, () => 15_000)))).toBe(300)
    expect(usualPrice(200, strangers(...Array.from({ length: 6 }, () => 8_000)))).toBe(160)
    expect(usualPrice(200, strangers(...Array.from({ length: 99 }, () => 90_000)))).toBe(800)
  })

  it('gives a castle one voice, by the share of what it traded', () => {
    const pair = { sellerId: 1, buyerId: 2, rate: 20_000 }
    expect(usualPrice(200, [{ ...pair, amount: 500_000 }])).toBe(200)
    const oneBuyer = Array.from({ length: 50 }, (_, index) => ({ ...pair, sellerId: 10 + index, amount: 1 }))
    expect(usualPrice(200, oneBuyer)).toBe(200)
    // Eight strangers trade dearly; a castle that sells little to many of them does not outvote them.
    const little = Array.from({ length: 50 }, (_, index) => ({
      sellerId: 900,
      buyerId: 100 + index,
      amount: 1,
      rate: 5_000,
    }))
    expect(usualPrice(200, [...strangers(...Array.from({ length: 8 }, () => 15_000)), ...little])).toBe(300)
  })

  it('counts a sale at most a quarter from what was usual when its lot was put up', () => {
    expect([30_000, 12_000, 8_100, 1].map((rate) => countedRate(rate, 10_000))).toEqual([
      12_500, 12_000, 8_100, 8_000,
    ])
  })
})

describe('a ring of castles that sells at the highest price', () => {
  it.each([
    [2, 72, 1],
    [5, 72, 1],
    [6, 5, 1],
    [6, 7, 1.25],
    [6, 72, 1.25],
    [12, 72, 1.56],
    [12, 7 * 24, 2.44],
  ])('of %i, after %i hours, has the usual price at %f times the reference', (castles, hours, times) => {
    expect(ringPrice(castles, hours)).toBeCloseTo(times, 2)
  })

  it('moves nothing where as many others trade', () => {
    expect(ringPrice(12, 72, 12)).toBe(1)
  })
})
