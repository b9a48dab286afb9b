import { describe, expect, it } from 'vitest'
import { maxBuyableUnits } from '#rules/army/hire.ts'
import { buyRefusals, freeSpace, maxBuyable, totalCost } from '#rules/core/buying.ts'

const price = { gold: 10, diamonds: 1 }

describe('buying (docs/game.md §5)', () => {
  it('costs unit price times amount per currency', () => {
    expect(totalCost(price, 7)).toEqual({ gold: 70, diamonds: 7 })
  })

  it.each([
    ['gold', { gold: 79, diamonds: 50 }, 100, 7],
    ['diamonds', { gold: 1_000, diamonds: 4 }, 100, 4],
    ['space', { gold: 1_000, diamonds: 50 }, 3, 3],
    ['nothing at hand', { gold: 9, diamonds: 0 }, 3, 0],
    ['a stock above its limit', { gold: 1_000, diamonds: 50 }, -2, 0],
  ])('is limited by %s', (_what, purse, free, expected) => {
    expect(maxBuyable({ price, purse, free })).toBe(expected)
  })

  it('is limited by space alone if the price is 0', () => {
    expect(maxBuyable({ price: { gold: 0, diamonds: 0 }, purse: { gold: 0, diamonds: 0 }, free: 12 })).toBe(
      12,
    )
  })

  it.each([
    [{ stackAmount: 480, freeSlots: 0 }, 20],
    [{ stackAmount: 500, freeSlots: 9 }, 0],
    [{ stackAmount: null, freeSlots: 1 }, 500],
    [{ stackAmount: null, freeSlots: 0 }, 0],
  ])('computes free space for %o', (stock, expected) => {
    expect(freeSpace(stock)).toBe(expected)
  })

  it('names everything that is missing, space first', () => {
    const refusals = buyRefusals({ price, amount: 8, purse: { gold: 30, diamonds: 2 }, free: 5 })
    expect(refusals).toEqual([
      { code: 'notEnoughSpace', message: 'На складе нет места', have: 5, need: 8 },
      { code: 'notEnoughGold', message: 'Недостаточно золота', have: 30, need: 80 },
      { code: 'notEnoughDiamonds', message: 'Недостаточно алмазов', have: 2, need: 8 },
    ])
    expect(buyRefusals({ price, amount: 5, purse: { gold: 50, diamonds: 5 }, free: 5 })).toEqual([])
  })

  it('hires up to the maximum of the group and the purse', () => {
    const request = { group: 'archers', level: 1, current: 20, max: 23, gold: 20 } as const
    expect(maxBuyableUnits(request)).toBe(2)
    expect(maxBuyableUnits({ ...request, gold: 900 })).toBe(3)
    expect(maxBuyableUnits({ ...request, current: 25 })).toBe(0)
  })
})
