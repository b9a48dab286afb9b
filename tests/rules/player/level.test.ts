import { describe, expect, it } from 'vitest'
import {
  experienceForLevel,
  gainExperience,
  LEVEL_MAX,
  levelForExperience,
  levelUpReward,
} from '#rules/player/level.ts'
import { titleForLevel } from '#rules/player/title.ts'

const levels = Array.from({ length: LEVEL_MAX }, (_, index) => index + 1)

describe('levels', () => {
  it.each([
    [1, 0],
    [2, 300],
    [3, 900],
    [4, 1_700],
    [8, 7_000],
    [10, 24_000],
    [16, 83_000],
    [26, 299_200],
    [60, 2_720_700],
  ])('level %i needs %i hundredths in total', (level, hundredths) => {
    expect(experienceForLevel(level)).toBe(hundredths)
  })

  it('needs more for every level, and is exact on every engine', () => {
    for (const level of levels.slice(1)) {
      expect(experienceForLevel(level)).toBeGreaterThan(experienceForLevel(level - 1))
      const part = (0.55 * level ** 2.64) % 1
      expect(Math.abs(part - 0.5)).toBeGreaterThan(1e-6)
    }
  })

  it('is reached at exactly the experience it needs', () => {
    for (const level of levels) {
      expect(levelForExperience(experienceForLevel(level))).toBe(level)
      if (level > 1) expect(levelForExperience(experienceForLevel(level) - 1)).toBe(level - 1)
    }
    expect(levelForExperience(Number.MAX_SAFE_INTEGER)).toBe(LEVEL_MAX)
  })

  it('pays for each level on the way up', () => {
    expect(levelUpReward(10)).toEqual({ gold: 600, diamonds: 3, glory: 100 })
    expect(gainExperience({ level: 1, experience: 250 }, 49)).toEqual({
      level: 1,
      experience: 299,
      levelUps: [],
    })
    expect(gainExperience({ level: 1, experience: 250 }, 650)).toEqual({
      level: 3,
      experience: 900,
      levelUps: [
        { level: 2, gold: 120, diamonds: 2, glory: 20 },
        { level: 3, gold: 180, diamonds: 2, glory: 30 },
      ],
    })
  })

  it('gives titles at the levels of the specification', () => {
    const firsts = levels.filter((level) => level === 1 || titleForLevel(level) !== titleForLevel(level - 1))
    expect(firsts.map((level) => [level, titleForLevel(level)])).toEqual([
      [1, 'KNIGHT'],
      [16, 'BARON'],
      [26, 'EARL'],
      [36, 'DUKE'],
    ])
  })
})
