import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gameDayStart, nextGameDay } from '#rules/core/game-day.ts'

describe('game day', () => {
  it.each([
    ['2026-03-10T20:59:59.999Z', '2026-03-09T21:00:00.000Z'],
    ['2026-03-10T21:00:00.000Z', '2026-03-10T21:00:00.000Z'],
    ['2026-03-29T01:30:00.000Z', '2026-03-28T21:00:00.000Z'],
    ['2026-12-31T23:00:00.000Z', '2026-12-31T21:00:00.000Z'],
  ])('of %s began at midnight in Moscow, %s', (now, start) => {
    expect(new Date(gameDayStart(Date.parse(now))).toISOString()).toBe(start)
  })

  it('always contains its instant and lasts 24 hours', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (now) => {
        const start = gameDayStart(now)
        expect(start).toBeLessThanOrEqual(now)
        expect(nextGameDay(now)).toBeGreaterThan(now)
        expect(nextGameDay(now) - start).toBe(86_400_000)
        expect(gameDayStart(nextGameDay(now))).toBe(nextGameDay(now))
      }),
    )
  })
})
