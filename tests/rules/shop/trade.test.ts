import { describe, expect, it } from 'vitest'
import { enhancePointsForLevel } from '#rules/forge/enhance.ts'
import {
  LOT_HOURS,
  listingFee,
  lotRefusals,
  priceBand,
  saleFee,
  stallPrice,
  starsWorth,
} from '#rules/market/market.ts'
import { gearShopPrice, goldForDiamonds, isShopModel, sellPrice } from '#rules/shop/trade.ts'

describe('the shop', () => {
  it.each([
    [100, 1, 50],
    [101, 1, 50],
    [101, 3, 151],
    [1, 1, 0],
    [0, 500, 0],
  ])('pays half of %i gold for %i units, rounded down: %i', (gold, amount, paid) => {
    expect(sellPrice({ gold }, amount)).toEqual({ gold: paid, diamonds: 0 })
  })

  it.each([
    [10, 40, 179],
    [20, 40, 366],
    [30, 40, 585],
    [60, 40, 1_393],
    [60, 100, 2_176],
  ])('sells gear of level %i and quality %i for %i gold', (level, quality, gold) => {
    expect(gearShopPrice(level, quality)).toBe(gold)
  })

  it('never lets a player gain by buying and selling, with every discount', () => {
    for (let level = 1; level <= 60; level += 1) {
      const full = { gold: gearShopPrice(level, 50) }
      expect(sellPrice(full, 1).gold).toBeLessThan(gearShopPrice(level, 50, 2_500))
    }
  })

  it('gives 15 gold per level for a diamond, and offers models of the last six levels', () => {
    expect([goldForDiamonds(1, 1), goldForDiamonds(5, 20)]).toEqual([15, 1_500])
    expect([goldForDiamonds(1, 1, 50), goldForDiamonds(10, 1, 50), goldForDiamonds(5, 20, 150)]).toEqual([
      7, 70, 2_250,
    ])
    expect([13, 14, 20, 21].map((level) => isShopModel(level, 20))).toEqual([false, true, true, false])
  })
})

describe('the market', () => {
  it.each([
    [15, 5, 7_255],
    [30, 5, 13_058],
    [30, 10, 42_439],
    [30, 0, 0],
  ])('values stars by the gear recycled for them: level %i, %i stars, %i gold', (level, stars, gold) => {
    expect(Math.abs(starsWorth(enhancePointsForLevel(stars), level) - gold)).toBeLessThanOrEqual(gold / 100)
  })

  it('takes 5 % of a sale and 1 % of the listed price, gold rounded up, diamonds down', () => {
    expect(LOT_HOURS).toEqual([24, 48, 72])
    expect([saleFee(1_000, 'gold'), saleFee(1_001, 'gold'), saleFee(1, 'gold')]).toEqual([50, 51, 1])
    expect([saleFee(19, 'diamonds'), saleFee(40, 'diamonds')]).toEqual([0, 2])
    expect([listingFee(1_000, 'gold'), listingFee(1_001, 'gold'), listingFee(99, 'diamonds')]).toEqual([
      10, 11, 0,
    ])
    expect(saleFee(1_000, 'gold', 5_000)).toBe(25)
  })

  it('allows 50 to 300 % of it, never below what the shop pays', () => {
    expect(priceBand(100, 20)).toEqual({ min: 50, max: 300 })
    expect(priceBand(101, 20)).toEqual({ min: 51, max: 303 })
    expect(priceBand(100, 80)).toEqual({ min: 80, max: 300 })
    expect(priceBand(10, 80)).toEqual({ min: 80, max: 80 })
    expect(priceBand(0, 0)).toEqual({ min: 1, max: 1 })
  })

  it('never lets a stall ask more than the shop, even below the band', () => {
    const band = { usual: 200, min: 100, max: 600 }
    expect([75, 100, 150].map((percent) => stallPrice(band, percent, null))).toEqual([150, 200, 300])
    expect(stallPrice(band, 40, null)).toBe(100)
    expect(stallPrice(band, 100, 120)).toBe(120)
    expect(stallPrice(band, 100, 90)).toBe(90)
  })

  it('refuses items that are locked, worn, missing, too many, too cheap, too expensive, or without the fee', () => {
    const lot = {
      amount: 10,
      free: 10,
      isLocked: false,
      isEquipped: false,
      lots: 9,
      price: 500,
      currency: 'gold',
      band: { min: 500, max: 3_000 },
      purse: 5,
    } as const
    const codes = (more: Partial<Parameters<typeof lotRefusals>[0]>): string[] =>
      lotRefusals({ ...lot, ...more }).map(({ code }) => code)
    expect(codes({})).toEqual([])
    expect(codes({ isLocked: true, isEquipped: true, free: 9, lots: 10 })).toEqual([
      'itemLocked',
      'itemInUse',
      'notEnoughItems',
      'tooManyLots',
    ])
    expect(codes({ price: 499, purse: 0 })).toEqual(['priceTooLow', 'notEnoughGold'])
    expect(codes({ price: 3_001, purse: 29, currency: 'diamonds' })).toEqual([
      'priceTooHigh',
      'notEnoughDiamonds',
    ])
  })
})
