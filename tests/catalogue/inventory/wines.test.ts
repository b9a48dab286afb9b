import { describe, expect, it } from 'vitest'
import { WINES, wineById } from '#catalogue/inventory/wines.ts'
import { expectIcon, expectKey, expectName, expectSentence, expectUnique } from '../texts.ts'

describe('wines', () => {
  it('differ, and a later one gives more', () => {
    for (const property of ['id', 'key', 'name', 'legend', 'icon'] as const) {
      expectUnique(WINES.map((wine) => wine[property]))
    }
    const levels = WINES.map(({ levelMin }) => levelMin)
    expect(levels[0]).toBe(1)
    expect(levels).toEqual([...levels].sort((left, right) => left - right))
    for (const unit of ['points', 'percent'] as const) {
      const values = WINES.flatMap(({ additional }) =>
        additional.regenerateUnit === unit ? [additional.regenerateValue] : [],
      )
      expect(values.length).toBeGreaterThan(1)
      expect(values).toEqual([...values].sort((left, right) => left - right))
      expectUnique(values)
    }
  })

  it.each(WINES)('$key has valid texts, a price and a cooldown of twelve hours', (wine) => {
    expect(wineById(wine.id)).toBe(wine)
    expectKey(wine.key)
    expectName(wine.name, 24)
    expectSentence(wine.legend, 100)
    expectIcon(wine.icon)
    expect(wine.cost.gold + wine.cost.diamonds).toBeGreaterThan(0)
    expect(wine.additional.rechargeMinutes).toBe(12 * 60)
    if (wine.additional.regenerateUnit === 'percent') {
      expect(wine.additional.regenerateValue).toBeLessThan(100)
    }
  })
})
