import { describe, expect, it } from 'vitest'
import { MISSIONS } from '#catalogue/missions/missions.ts'
import { START_ARMY } from '#catalogue/world/start.ts'
import { maxArmy } from '#rules/army/army.ts'
import { createRandom } from '#rules/core/random.ts'
import { enemyStrengthText } from '#rules/fight/power.ts'
import { enemyStrength, missionEnemy, playerContender } from '#rules/missions/mission-enemy.ts'
import { missionForecast } from '#rules/missions/mission-forecast.ts'
import {
  levelPenaltyShare,
  missionDiamondChance,
  missionExperience,
  missionGold,
  missionReward,
} from '#rules/missions/mission-reward.ts'
import {
  DIFFICULTIES,
  missionDurationSeconds,
  missionEnergy,
  missionRefusals,
} from '#rules/missions/missions.ts'

const fresh = { level: 1, instructors: 0, energySpentToday: 0 }
const DROPS = [{ resourceId: 4, amount: 2, chance: { EASY: 0, MEDIUM: 5_000, HARD: 10_000 } }]

describe('a mission', () => {
  it('costs 2, 4 or 6 energy and takes once, twice or three times as long', () => {
    expect(DIFFICULTIES.map(missionEnergy)).toEqual([2, 4, 6])
    const seconds = DIFFICULTIES.map((difficulty) => missionDurationSeconds({ easySeconds: 10 }, difficulty))
    expect(seconds).toEqual([10, 20, 30])
    expect(missionDurationSeconds({ easySeconds: 10 }, 'EASY', 'LOSE')).toBe(4)
    expect(missionDurationSeconds({ easySeconds: 60 }, 'HARD', 'LOSE')).toBe(60)
    expect(missionDurationSeconds({ easySeconds: 60 }, 'HARD', 'DRAW')).toBe(180)
  })

  it('is refused below its level, during another mission, and without energy', () => {
    const request = { mission: { level: 4 }, difficulty: 'HARD', level: 4, energy: 6, away: false } as const
    expect(missionRefusals(request)).toEqual([])
    const codes = missionRefusals({ ...request, level: 3, energy: 5, away: true }).map(({ code }) => code)
    expect(codes).toEqual(['missionLocked', 'missionUnderway', 'notEnoughEnergy'])
  })
})

describe('enemies', () => {
  it('grow with the level, but never double from one level to the next', () => {
    for (let level = 3; level <= 60; level += 1) {
      const [below, here] = [enemyStrength(level - 1), enemyStrength(level)]
      for (const key of ['attack', 'health', 'mastery', 'dodge', 'luck', 'armor'] as const) {
        expect(here[key], `${key} at ${level}`).toBeGreaterThanOrEqual(below[key])
        expect(here[key], `${key} at ${level}`).toBeLessThanOrEqual(below[key] * 2)
      }
    }
  })

  it('grow by equal factors between two rows of the table', () => {
    const [low, middle, high] = [enemyStrength(36), enemyStrength(40), enemyStrength(43)]
    expect([low.attack, high.attack]).toEqual([2_334, 3_321])
    expect(middle.attack).toBe(Math.round(2_334 * (3_321 / 2_334) ** (4 / 7)))
    expect(enemyStrength(99).health).toBe(23_367)
  })

  it('differ by difficulty in attack and health only', () => {
    const mission = { key: 'm', enemyName: 'Враг', level: 60 }
    const [easy, medium, hard] = DIFFICULTIES.map((difficulty) => missionEnemy(mission, difficulty))
    expect([easy?.characteristics.attack, easy?.healthMax]).toEqual([6_165, 19_815])
    expect([medium?.characteristics.attack, medium?.healthMax]).toEqual([7_270, 23_367])
    expect([hard?.characteristics.attack, hard?.healthMax]).toEqual([8_419, 27_059])
    expect(hard?.characteristics.armor).toBe(easy?.characteristics.armor)
  })
})

describe('rewards', () => {
  it('shrink by a quarter per level from the second level below on', () => {
    expect([3, 4, 5, 6, 7, 8, 9].map((level) => levelPenaltyShare(level, 4))).toEqual([
      10_000, 10_000, 10_000, 7_500, 5_000, 2_500, 0,
    ])
  })

  it('give 1, 2 or 4 experience, more with instructors, less to tired troops', () => {
    const experience = (basis: typeof fresh, level = 1): number[] =>
      DIFFICULTIES.map((difficulty) => missionExperience({ level }, difficulty, basis))
    expect(experience(fresh)).toEqual([100, 200, 400])
    expect(experience({ level: 20, instructors: 25, energySpentToday: 0 }, 20)).toEqual([104, 208, 416])
    expect(experience({ ...fresh, energySpentToday: 150 })).toEqual([50, 100, 200])
    expect(experience({ ...fresh, energySpentToday: 148 })).toEqual([100, 150, 266])
    expect(experience({ ...fresh, level: 3 })).toEqual([75, 150, 300])
  })

  it.each([
    [1, { min: 8, max: 12 }, { min: 20, max: 30 }, { min: 45, max: 68 }],
    [8, { min: 32, max: 49 }, { min: 82, max: 123 }, { min: 187, max: 281 }],
  ])('pay gold at level %i', (level, ...expected) => {
    expect(DIFFICULTIES.map((difficulty) => missionGold({ level }, difficulty, { level }))).toEqual(expected)
    expect(missionGold({ level }, 'HARD', { level: level + 5 })).toEqual({ min: 0, max: 0 })
  })

  it('pay more gold by skill', () => {
    expect(missionGold({ level: 8 }, 'HARD', { level: 8, goldSkill: 2_000 })).toEqual({ min: 224, max: 337 })
    const learned = { ...fresh, level: 8, goldSkill: 2_000 }
    const plain = missionReward(
      { level: 8, drops: DROPS },
      'HARD',
      { ...fresh, level: 8 },
      createRandom('sack'),
    )
    const more = missionReward({ level: 8, drops: DROPS }, 'HARD', learned, createRandom('sack'))
    expect(more).toEqual({ ...plain, gold: Math.floor(plain.gold * 1.2) })
  })

  it('draw gold within its bounds, and diamonds and resources by their chances', () => {
    const random = createRandom('purse')
    const bounds = missionGold({ level: 4 }, 'HARD', { level: 4 })
    const basis = { ...fresh, level: 4 }
    const all = Array.from({ length: 4_000 }, () =>
      missionReward({ level: 4, drops: DROPS }, 'HARD', basis, random),
    )
    expect(Math.min(...all.map(({ gold }) => gold))).toBe(bounds.min)
    expect(Math.max(...all.map(({ gold }) => gold))).toBe(bounds.max)
    const diamonds = all.reduce((sum, reward) => sum + reward.diamonds, 0) / all.length
    expect(missionDiamondChance({ level: 4 }, 'HARD', 4)).toBe(3_300)
    expect(Math.abs(diamonds - 0.33)).toBeLessThan(0.03)
    expect(all.every(({ resources }) => resources[0]?.amount === 2)).toBe(true)
    expect(missionReward({ level: 4, drops: DROPS }, 'EASY', basis, random).resources).toEqual([])
  })

  it('have no penalty on resources', () => {
    const old = missionReward({ level: 1, drops: DROPS }, 'HARD', { ...fresh, level: 30 }, createRandom('x'))
    expect(old).toEqual({ experience: 0, gold: 0, diamonds: 0, resources: [{ resourceId: 4, amount: 2 }] })
  })
})

describe('the forecast', () => {
  const [mission] = MISSIONS
  const contenderOf = (level: number, army = maxArmy(level)) =>
    playerContender({ playerId: 1, name: 'Новичок', level, army }, null)

  it('shows a newcomer the cost and reward of the first mission', () => {
    if (mission === undefined) throw new Error('No mission')
    const forecast = missionForecast(mission, 'EASY', fresh, contenderOf(1, START_ARMY))
    expect(forecast).toMatchObject({
      energy: 2,
      durationSeconds: 10,
      experience: 100,
      gold: { min: 8, max: 12 },
      diamondChancePercent: 3,
    })
    expect(forecast.resources.map(({ chancePercent }) => chancePercent)).toEqual([15, 5])
    expect(forecast.powerPercent).toBeLessThan(100)
  })

  it('shows stronger enemies for a higher difficulty, and weaker ones for a larger army', () => {
    for (const level of [3, 4, 5]) {
      const own = MISSIONS.find((candidate) => candidate.level === level)
      if (own === undefined) throw new Error(`No mission of level ${level}`)
      const basis = { ...fresh, level }
      const of = (difficulty: (typeof DIFFICULTIES)[number], army = maxArmy(level)) =>
        missionForecast(own, difficulty, basis, contenderOf(level, army))
      const [easy = 0, medium = 0, hard = 0] = DIFFICULTIES.map((each) => of(each).powerPercent)
      expect(easy).toBeLessThan(medium)
      expect(medium).toBeLessThan(hard)
      expect(enemyStrengthText(easy)).toContain('слабее вас')
      expect(enemyStrengthText(of('HARD', START_ARMY).powerPercent)).toBe('намного сильнее вас')
    }
  })
})
