import { describe, expect, it } from 'vitest'
import { QUALITY_BANDS } from '#catalogue/shop/shop.ts'
import { createRandom } from '#rules/core/random.ts'
import { drawQuality, qualityShare, qualityTier } from '#rules/gear/quality.ts'

describe('quality', () => {
  it.each([
    [0, 'Низкое', 'black'],
    [29, 'Низкое', 'black'],
    [29.9, 'Низкое', 'black'],
    [30, 'Среднее', 'green'],
    [49, 'Среднее', 'green'],
    [50, 'Хорошее', 'blue'],
    [79, 'Хорошее', 'blue'],
    [80, 'Эпическое', 'purple'],
    [94, 'Эпическое', 'purple'],
    [95, 'Легендарное', 'orange'],
    [100, 'Легендарное', 'orange'],
  ])('of %d per cent is %s (%s)', (quality, name, color) => {
    expect(qualityTier(quality)).toMatchObject({ name, color })
  })

  it.each([-1, -0.5, 100.5, 101, Number.NaN])('of %d fails with foundGearQualityNotFound', (quality) => {
    expect(() => qualityTier(quality)).toThrow('foundGearQualityNotFound')
  })

  it('gives 40 to 100 % of a model’s best values', () => {
    expect([0, 40, 50, 100].map(qualityShare)).toEqual([400, 640, 700, 1_000])
  })

  it('is mostly 20 to 59, and 95 or more three times in a thousand', () => {
    const random = createRandom('quality')
    const drawn = Array.from({ length: 20_000 }, () => drawQuality(QUALITY_BANDS, random))
    const share = (min: number, max: number): number =>
      drawn.filter((quality) => quality >= min && quality <= max).length / drawn.length
    expect(share(20, 59)).toBeCloseTo(0.8, 1)
    expect(share(5, 19)).toBeCloseTo(0.13, 1)
    expect(share(95, 100)).toBeGreaterThan(0.0015)
    expect(share(95, 100)).toBeLessThan(0.005)
    expect(share(5, 100)).toBe(1)
    expect(() => drawQuality([], random)).toThrow(RangeError)
  })
})
