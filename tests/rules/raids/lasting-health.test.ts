import { describe, expect, it } from 'vitest'
import { healthAfterDefence, healthAfterWine, healthNow, wineRefusals } from '#rules/raids/lasting-health.ts'

const MINUTE_MS = 60_000

describe('lasting health', () => {
  it('returns in two hours, faster with skills and in a fast world', () => {
    const wounded = { health: 100, healthAt: 0 }
    expect([0, 30, 60, 120, 600].map((minutes) => healthNow(wounded, 1_000, minutes * MINUTE_MS))).toEqual([
      100, 350, 600, 1_000, 1_000,
    ])
    expect(healthNow(wounded, 1_000, 30 * MINUTE_MS, { recovery: 5_000, speed: 1 })).toBe(475)
    expect(healthNow(wounded, 1_000, MINUTE_MS, { recovery: 0, speed: 60 })).toBe(600)
    expect(healthNow({ health: 100, healthAt: 5 }, 1_000, 0)).toBe(100)
  })

  it('is restored for a defender by servants: 0.5 % each, at most 50 %', () => {
    expect([0, 1, 10, 100, 300].map((servants) => healthAfterDefence(0, 1_000, servants))).toEqual([
      0, 5, 50, 500, 500,
    ])
    expect(healthAfterDefence(900, 1_000, 100)).toBe(1_000)
  })

  it('rises with wine by points or per cent', () => {
    const wine = { regenerateUnit: 'points', regenerateValue: 150, rechargeMinutes: 720 } as const
    expect(healthAfterWine(100, 1_000, wine)).toBe(250)
    expect(healthAfterWine(100, 1_000, { ...wine, regenerateUnit: 'percent', regenerateValue: 25 })).toBe(350)
    expect(healthAfterWine(950, 1_000, wine)).toBe(1_000)
  })

  it('does not rise without wine, at full health, or during the cooldown', () => {
    const request = { cups: 1, level: 5, levelMin: 5, isCoolingDown: false, health: 999, healthMax: 1_000 }
    expect(wineRefusals(request)).toEqual([])
    expect(
      wineRefusals({ cups: 0, level: 4, levelMin: 5, isCoolingDown: true, health: 9, healthMax: 9 }).map(
        ({ code }) => code,
      ),
    ).toEqual(['noWine', 'levelTooLow', 'wineCooldown', 'healthFull'])
  })
})
