import { describe, expect, it } from 'vitest'
import { GEAR } from '#catalogue/gear/gear.ts'
import { WINES } from '#catalogue/inventory/wines.ts'
import { QUALITY_BANDS, SHOP_GEAR_A_DAY } from '#catalogue/shop/shop.ts'
import { createRandom } from '#rules/core/random.ts'
import { discountedPrice, drawAssortment } from '#rules/shop/shop.ts'
import { gearShopPrice, isShopModel, sellPrice } from '#rules/shop/trade.ts'

function drawn(level: number, seed: string) {
  return drawAssortment(GEAR, { level, places: SHOP_GEAR_A_DAY, bands: QUALITY_BANDS }, createRandom(seed))
}

describe('the assortment of a day', () => {
  it('has six models of the last six levels at every level, none twice if others exist', () => {
    for (let level = 1; level <= 60; level += 1) {
      const fitting = GEAR.filter((model) => isShopModel(model.level, level)).length
      for (const day of ['a', 'b', 'c']) {
        const gear = drawn(level, `${day}${level}`)
        expect(gear).toHaveLength(6)
        expect(gear.every(({ model }) => isShopModel(model.level, level))).toBe(true)
        expect(new Set(gear.map(({ model }) => model.id)).size).toBe(Math.min(6, fitting))
      }
    }
  })

  it('follows from its seed alone', () => {
    expect(drawn(20, 'shop:1:2026-01-15')).toEqual(drawn(20, 'shop:1:2026-01-15'))
    expect(drawn(20, 'shop:1:2026-01-15')).not.toEqual(drawn(20, 'shop:1:2026-01-16'))
    expect(drawAssortment([], { level: 5, places: 6, bands: QUALITY_BANDS }, createRandom('x'))).toEqual([])
  })
})

describe('prices', () => {
  it('have discounts for gold only, and never fall below what the shop pays back', () => {
    expect(discountedPrice({ gold: 41, diamonds: 3 }, 2_500)).toEqual({ gold: 31, diamonds: 3 })
    const gold = [
      ...WINES.map(({ cost }) => cost.gold).filter((price) => price > 0),
      ...[1, 20, 60].flatMap((level) => [5, 50, 100].map((quality) => gearShopPrice(level, quality))),
    ]
    for (const full of gold) {
      for (const amount of [1, 3, 500]) {
        const paid = discountedPrice({ gold: full, diamonds: 0 }, 2_500).gold * amount
        expect(sellPrice({ gold: full }, amount).gold).toBeLessThan(paid)
      }
    }
  })
})
