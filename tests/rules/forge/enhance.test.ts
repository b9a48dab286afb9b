import { describe, expect, it } from 'vitest'
import {
  addPointsRefusals,
  enhanceLevelForPoints,
  enhanceLevelMax,
  enhancePointsForLevel,
  enhanceResetPoints,
  enhanceRoom,
  levelForStars,
} from '#rules/forge/enhance.ts'
import { RECYCLE_GEAR_IDS, recyclePoints, recycleRefusals } from '#rules/forge/recycle.ts'

describe('stars', () => {
  it('of gear tell the lowest level of the player who added them', () => {
    for (let stars = 6; stars <= 40; stars += 1) {
      const level = levelForStars(stars)
      expect([enhanceLevelMax(level), enhanceLevelMax(level - 1)]).toEqual([stars, stars - 1])
    }
    expect(levelForStars(5)).toBe(0)
  })

  it.each([
    [0, 0],
    [1, 500],
    [2, 1_250],
    [3, 2_250],
    [4, 3_500],
    [5, 5_000],
    [10, 16_250],
  ])('level %i needs %i points in total: 500, then 250 more each', (level, points) => {
    expect(enhancePointsForLevel(level)).toBe(points)
    expect(enhanceLevelForPoints(points)).toBe(level)
    expect(enhanceLevelForPoints(points + 499)).toBe(level)
    if (points > 0) expect(enhanceLevelForPoints(points - 1)).toBe(level - 1)
  })

  it.each([
    [1, 5],
    [3, 6],
    [17, 10],
    [60, 25],
  ])('of a player of level %i are at most %i', (level, stars) => {
    expect(enhanceLevelMax(level)).toBe(stars)
  })

  it('take points up to that limit, never for a blank, and never more than available', () => {
    const request = { isBlank: false, invested: 4_900, points: 100, pointsAtHand: 100, level: 1 }
    expect(enhanceRoom(4_900, 1)).toBe(100)
    expect(addPointsRefusals(request)).toEqual([])
    expect(addPointsRefusals({ ...request, points: 101 }).map(({ code, have }) => [code, have])).toEqual([
      ['enhanceLimitReached', 100],
      ['notEnoughPoints', 100],
    ])
    expect(addPointsRefusals({ ...request, isBlank: true }).map(({ code }) => code)).toEqual(['gearIsBlank'])
  })

  it('return half of the points when reset', () => {
    expect([0, 1, 5_001].map(enhanceResetPoints)).toEqual([0, 0, 2_500])
  })
})

describe('the junk dealer', () => {
  const plain = { gearId: 2, level: 10, quality: 50, enhancePoints: 0, fromMarket: false }

  it.each([
    [{}, 95],
    [{ quality: 0 }, 47],
    [{ quality: 100 }, 142],
    [{ gearId: 1 }, 190],
    [{ fromMarket: true }, 47],
    [{ gearId: 118, fromMarket: true }, 95],
    [{ enhancePoints: 1_251 }, 95 + 625],
    [{ gearId: 999 }, 0],
    [{ level: 60, quality: 100 }, 255],
  ])('pays for %j %i points', (more, points) => {
    expect(recyclePoints({ ...plain, ...more })).toBe(points)
  })

  it('knows the ten doubled models by the specification’s ids', () => {
    expect(RECYCLE_GEAR_IDS).toEqual([1, 11, 19, 28, 39, 54, 75, 86, 87, 118])
  })

  it('never returns all the points of gear', () => {
    for (const enhancePoints of [500, 1_250, 40_000]) {
      expect(recyclePoints({ ...plain, enhancePoints }) - recyclePoints(plain)).toBeLessThan(enhancePoints)
    }
  })

  it('refuses gear that is locked, worn or on the market', () => {
    expect(recycleRefusals({ isLocked: false, isInMarket: false, equippedSlot: null })).toEqual([])
    expect(
      recycleRefusals({ isLocked: true, isInMarket: true, equippedSlot: 4 }).map(({ code }) => code),
    ).toEqual(['gearLocked', 'gearInMarket', 'gearEquipped'])
  })
})
