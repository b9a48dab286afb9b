import { describe, expect, it } from 'vitest'
import { CHALLENGE_PRIZES, CHALLENGE_TEXTS } from '#catalogue/challenges/challenges.ts'
import { CHALLENGE_TYPES } from '#rules/challenges/challenges.ts'
import { expectIcon, expectName, expectSentence, expectUnique } from '../texts.ts'

describe('challenges', () => {
  it('are the seven types of the specification, each with a title and rules', () => {
    expect(CHALLENGE_TEXTS.map(({ type }) => type).sort()).toEqual([...CHALLENGE_TYPES].sort())
    for (const property of ['title', 'description', 'icon'] as const) {
      expectUnique(CHALLENGE_TEXTS.map((text) => text[property]))
    }
  })

  it.each(CHALLENGE_TEXTS)('$type has valid texts', ({ title, description, icon }) => {
    expectName(title, 32)
    expectSentence(description, 140)
    expect(description).toMatch(/^Побеждает тот, кто /)
    expectIcon(icon)
  })

  it('pay the upper half, better places more', () => {
    expect(CHALLENGE_PRIZES.at(-1)?.upTo).toEqual({ percent: 50 })
    CHALLENGE_PRIZES.slice(1).forEach((prize, index) => {
      expect(prize.diamonds).toBeLessThan(CHALLENGE_PRIZES[index]?.diamonds ?? 0)
      expect(prize.glory).toBeLessThan(CHALLENGE_PRIZES[index]?.glory ?? 0)
      expect(prize.diamonds).toBeGreaterThan(0)
    })
    const doubled = CHALLENGE_PRIZES.filter(({ doubleRecovery }) => doubleRecovery)
    expect(doubled.map(({ upTo }) => upTo)).toEqual([{ place: 1 }, { place: 2 }, { place: 3 }])
    for (const { gearQualityMin } of doubled) expect(gearQualityMin).toBeGreaterThanOrEqual(60)
  })
})
