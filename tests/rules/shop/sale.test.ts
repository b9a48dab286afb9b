import { describe, expect, it } from 'vitest'
import { decideGearSale, decideStackSale } from '#rules/shop/sale.ts'

const free = { isLocked: false, isInMarket: false, equippedSlot: null, cost: { gold: 61, diamonds: 0 } }

describe('a sale to the shop', () => {
  const codes = (decided: { refusals: readonly { code: string }[] }) =>
    decided.refusals.map(({ code }) => code)

  it('brings half of the price, rounded down', () => {
    expect(decideGearSale(free)).toEqual({ refusals: [], gold: 30 })
    expect(decideStackSale({ free: 3, cost: { gold: 21, diamonds: 0 } }, 3)).toEqual({
      refusals: [],
      gold: 31,
    })
  })

  it('is refused for gear that is locked, on the market, worn or worthless', () => {
    const cost = { gold: 0, diamonds: 5 }
    expect(codes(decideGearSale({ isLocked: true, isInMarket: true, equippedSlot: 4, cost }))).toEqual([
      'gearLocked',
      'gearInMarket',
      'gearEquipped',
      'nothingToGain',
    ])
  })

  it('is refused for more of a stack than is free, and for what is worth nothing', () => {
    expect(codes(decideStackSale({ free: 3, cost: { gold: 40, diamonds: 0 } }, 4))).toEqual([
      'notEnoughItems',
    ])
    expect(codes(decideStackSale({ free: 3, cost: { gold: 0, diamonds: 2 } }, 3))).toEqual(['nothingToGain'])
  })
})
