import { describe, expect, it } from 'vitest'
import { decideRecycling, type RecyclingItem } from '#rules/forge/decide-recycling.ts'
import { BLANK_GEAR_ID } from '#rules/gear/gear.ts'

const item: RecyclingItem = {
  gearId: 2,
  level: 10,
  quality: 50,
  enhancePoints: 100,
  fromMarket: false,
  isLocked: false,
  isInMarket: false,
  equippedSlot: null,
}

describe('decideRecycling', () => {
  it('gives the points of each item, more with a skill, and counts each', () => {
    expect(decideRecycling([item, { ...item, enhancePoints: 0, fromMarket: true }], 0)).toEqual({
      refusals: [],
      points: [145, 47],
      events: [{ type: 'gearRecycled' }, { type: 'gearRecycled' }],
    })
    expect(decideRecycling([item], 2_000).points).toEqual([164])
  })

  it('refuses all for one', () => {
    const bad = { ...item, gearId: BLANK_GEAR_ID, isLocked: true, isInMarket: true, equippedSlot: 3 }
    const { refusals, points, events } = decideRecycling([item, bad], 0)
    expect(refusals.map(({ code }) => code)).toEqual([
      'gearIsBlank',
      'gearLocked',
      'gearInMarket',
      'gearEquipped',
    ])
    expect([points.length, events]).toEqual([2, []])
  })
})
