import { describe, expect, it } from 'vitest'
import { decideConsumablePurchase, decideExchange, decideGearPurchase } from '#rules/shop/purchase.ts'

const state = { price: { gold: 41, diamonds: 0 }, purse: { gold: 100, diamonds: 3 }, free: 2 }

describe('a purchase in the shop', () => {
  it('of gear costs the price of each, and counts the items and the gold', () => {
    expect(decideGearPurchase(state, 2)).toEqual({
      refusals: [],
      cost: { gold: 82, diamonds: 0 },
      events: [{ type: 'gearBought' }, { type: 'gearBought' }, { type: 'goldSpentInShop', amount: 82 }],
    })
  })

  it('for diamonds does not count as spent gold', () => {
    const { cost, events } = decideGearPurchase({ ...state, price: { gold: 0, diamonds: 3 } }, 1)
    expect([cost, events]).toEqual([{ gold: 0, diamonds: 3 }, [{ type: 'gearBought' }]])
  })

  it('of gear is refused for space, then for money, and counts nothing', () => {
    expect(decideGearPurchase(state, 3)).toEqual({
      refusals: [
        { code: 'notEnoughSpace', message: 'На складе нет места', have: 2, need: 3 },
        { code: 'notEnoughGold', message: 'Недостаточно золота', have: 100, need: 123 },
      ],
      cost: { gold: 123, diamonds: 0 },
      events: [],
    })
  })

  it('of consumables counts the amount and the gold', () => {
    expect(decideConsumablePurchase({ ...state, level: 10, levelMin: 10 }, 2)).toEqual({
      refusals: [],
      cost: { gold: 82, diamonds: 0 },
      events: [
        { type: 'consumableBought', amount: 2 },
        { type: 'goldSpentInShop', amount: 82 },
      ],
    })
  })

  it('of consumables is refused for the level first, and counts nothing', () => {
    const { refusals, events } = decideConsumablePurchase({ ...state, level: 9, levelMin: 10 }, 3)
    expect(refusals.map(({ code }) => code)).toEqual(['levelTooLow', 'notEnoughSpace', 'notEnoughGold'])
    expect(refusals[0]).toEqual({ code: 'levelTooLow', message: 'Нужен уровень 10', have: 9, need: 10 })
    expect(events).toEqual([])
  })
})

describe('an exchange of diamonds', () => {
  it('brings gold by level and rate', () => {
    expect(decideExchange({ level: 20, diamonds: 5, ratePercent: 100 }, 5)).toEqual({
      refusals: [],
      gold: 1_500,
    })
    expect(decideExchange({ level: 20, diamonds: 5, ratePercent: 150 }, 5).gold).toBe(2_250)
  })

  it('is refused without the diamonds', () => {
    expect(decideExchange({ level: 20, diamonds: 4, ratePercent: 100 }, 5).refusals).toEqual([
      { code: 'notEnoughDiamonds', message: 'Недостаточно алмазов', have: 4, need: 5 },
    ])
  })
})
