import { describe, expect, it } from 'vitest'
import { UNLIMITED_MISSION } from '#catalogue/missions/unlimited-mission.ts'
import { fightUnlimited, WAVES_MAX } from '#rules/fight/unlimited.ts'
import {
  UNLIMITED_ENERGY,
  UNLIMITED_LEVEL,
  unlimitedEnemy,
  unlimitedFirstLevel,
  unlimitedReward,
} from '#rules/missions/unlimited-mission.ts'
import { contenderOf } from '../fight/contenders.ts'

function runOf(level: number, seed: string, firstLevel = unlimitedFirstLevel(level)) {
  return fightUnlimited({ ground: 'UNLIMITED', enemy, attacker: contenderOf(level), firstLevel }, seed)
}

const enemy = { key: UNLIMITED_MISSION.key, enemyName: UNLIMITED_MISSION.enemyName }

describe('the unlimited mission', () => {
  it('has level 1,000, and enemies that never get weaker', () => {
    expect([UNLIMITED_LEVEL, UNLIMITED_MISSION.level, UNLIMITED_ENERGY]).toEqual([1_000, 1_000, 6])
    const healths = [1, 10, 30, 60, 61, 80, 200, 1_000].map(
      (level) => unlimitedEnemy(level, UNLIMITED_MISSION).healthMax,
    )
    for (const [index, health] of healths.entries()) {
      expect(Number.isSafeInteger(health)).toBe(true)
      expect(health).toBeGreaterThan(healths[index - 1] ?? 0)
    }
    expect(unlimitedEnemy(61, UNLIMITED_MISSION).healthMax).toBe(
      Math.round(unlimitedEnemy(60, UNLIMITED_MISSION).healthMax * 1.05),
    )
  })

  it('continues level by level with the remaining health until the army loses', () => {
    for (const seed of ['1', '2', '3', '4', '5']) {
      const report = runOf(8, seed)
      expect(report.firstLevel).toBe(3)
      expect(report.waves.map(({ level }) => level)).toEqual(report.waves.map((_, index) => 3 + index))
      expect(report.waves.slice(0, -1).every(({ result }) => result === 'WIN')).toBe(true)
      expect(report.waves.at(-1)?.result).not.toBe('WIN')
      expect(report.beaten).toBe(report.waves.length - 1)
      let health = report.attacker.healthMax
      for (const { rounds } of report.waves) {
        const taken = rounds[0]?.strikes.filter(({ side }) => side === 'DEFENDER') ?? []
        expect(rounds[0]?.attackerHealth ?? 0).toBeLessThanOrEqual(health)
        expect(taken.length).toBeGreaterThan(0)
        health = rounds.at(-1)?.attackerHealth ?? 0
      }
      expect(runOf(8, seed)).toEqual(report)
    }
  })

  it('takes a stronger army further, and always ends', () => {
    const beaten = (more: Parameters<typeof contenderOf>[1]): number =>
      Array.from({ length: 40 }, (_, index) =>
        fightUnlimited(
          { ground: 'UNLIMITED', enemy, attacker: contenderOf(8, more), firstLevel: 1 },
          `${index}`,
        ),
      ).reduce((sum, report) => sum + report.beaten, 0)
    expect(beaten({ archersAttackMin: 60, archersAttackMax: 90 })).toBeGreaterThan(beaten({}))
    expect(runOf(60, 'x', 1).waves.length).toBeLessThanOrEqual(WAVES_MAX)
  })

  it('pays for the first three victories like easy missions of the player’s level', () => {
    const basis = { level: 10, instructors: 0, energySpentToday: 0 }
    expect([0, 1, 3, 9].map((beaten) => unlimitedReward(beaten, basis).experience)).toEqual([
      0, 100, 300, 300,
    ])
    const { gold } = unlimitedReward(1, basis)
    expect(gold).toBeGreaterThan(0)
    expect(unlimitedReward(9, basis).gold).toBe(3 * gold)
    expect(unlimitedReward(3, { ...basis, energySpentToday: 150 }).experience).toBe(150)
  })
})
