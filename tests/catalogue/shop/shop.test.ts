import { describe, expect, it } from 'vitest'
import { GEAR } from '#catalogue/gear/gear.ts'
import { GOLD_PACKS, QUALITY_BANDS, SHOP_GEAR_A_DAY } from '#catalogue/shop/shop.ts'
import { goldForDiamonds, isShopModel } from '#rules/shop/trade.ts'
import { expectUnique } from '../texts.ts'

describe('qualities of new gear', () => {
  it('cover 0 to 100 without gap or overlap, mostly medium, 95 and more three times in a thousand', () => {
    QUALITY_BANDS.slice(1).forEach((band, index) => {
      expect(band.min).toBe((QUALITY_BANDS[index]?.max ?? 0) + 1)
    })
    for (const { min, max } of QUALITY_BANDS) expect(min).toBeLessThanOrEqual(max)
    expect(QUALITY_BANDS.at(-1)).toMatchObject({ max: 100, weight: 30 })
    expect(QUALITY_BANDS.reduce((sum, { weight }) => sum + weight, 0)).toBe(10_000)
    expect(QUALITY_BANDS.find(({ min }) => min === 20)?.weight).toBe(8_000)
  })
})

describe('the gear shop', () => {
  it('has six different models for every level of 2 to 60, and four for level 1', () => {
    for (let level = 1; level <= 60; level += 1) {
      const offered = GEAR.filter((model) => isShopModel(model.level, level))
      expect(offered.length, `level ${level}`).toBeGreaterThanOrEqual(level === 1 ? 4 : SHOP_GEAR_A_DAY)
    }
  })

  it('can offer every class above level 6', () => {
    for (let level = 6; level <= 60; level += 1) {
      const offered = GEAR.filter((model) => isShopModel(model.level, level))
      expect(new Set(offered.map(({ gearClass }) => gearClass)).size, `level ${level}`).toBe(20)
    }
  })
})

describe('gold for diamonds', () => {
  it('costs the same per diamond in every pack', () => {
    const diamonds = GOLD_PACKS.map((pack) => pack.diamonds)
    expect(diamonds).toEqual([...diamonds].sort((left, right) => left - right))
    expectUnique(diamonds)
    for (const each of diamonds) expect(goldForDiamonds(each, 10)).toBe(each * 150)
  })
})
