import { describe, expect, it } from 'vitest'
import { createRandom } from '#rules/core/random.ts'
import {
  CRUSADE_ENERGY,
  CRUSADE_MEMBERS,
  crusadeBoss,
  crusadeExperience,
  crusadeReward,
  crusadeShare,
} from '#rules/crusades/crusades.ts'
import { crusadeForecast } from '#rules/crusades/forecast.ts'
import { crusadeJoinRefusals, crusadeStartRefusals } from '#rules/crusades/refusals.ts'
import { fightCrusade, joinFighters } from '#rules/fight/crusade.ts'
import { prepareFighter } from '#rules/fight/fighter.ts'
import type { FightContender } from '#rules/fight/report.ts'
import { enemyContender, enemyStrength, missionEnemy } from '#rules/missions/mission-enemy.ts'
import { contenderOf, winRate } from '../fight/contenders.ts'

function bossOf(level: number, members: number): FightContender {
  return crusadeBoss({ key: 'ogre', enemyName: 'Людоед', level, hostsNeeded: members })
}

function crusadesWon(contenders: readonly FightContender[], boss: FightContender, fights = 500): number {
  const points = { WIN: 1, DRAW: 0.5, LOSE: 0 }
  let won = 0
  for (let index = 0; index < fights; index += 1) {
    won += points[fightCrusade({ ground: 'CRUSADE', hosts: contenders, boss }, `c${index}`).result]
  }
  return won / fights
}

describe('a joint army', () => {
  it('sums attack, health, healing and armor, and averages dodge, luck and mastery', () => {
    const [a, b] = [prepareFighter(contenderOf(8)), prepareFighter(contenderOf(20))]
    const joint = joinFighters([a, b])
    expect(joint).toMatchObject({
      armor: a.armor + b.armor,
      healthMax: a.healthMax + b.healthMax,
      healing: a.healing + b.healing,
      attack46: a.attack46 + b.attack46,
      dodge: Math.floor((a.dodge + b.dodge) / 2),
      luck: Math.floor((a.luck + b.luck) / 2),
    })
    expect(joint.blows.map(({ kind }) => kind)).toEqual(['VOLLEY', 'CHARGE', 'STRIKE'])
    const [volley] = joint.blows
    expect(volley?.max).toBe((a.blows[0]?.max ?? 0) + (b.blows[0]?.max ?? 0))
    expect(volley?.mastery).toBeGreaterThan(a.blows[0]?.mastery ?? 0)
    expect(volley?.mastery).toBeLessThan(b.blows[0]?.mastery ?? 0)
  })

  it('of a single army equals that army', () => {
    const alone = prepareFighter({ ...contenderOf(12), skill: 'REAR_BATTLE' })
    expect(joinFighters([alone])).toEqual(alone)
  })

  it('fights a boss for its size like one army fights an enemy of 1.26 times the attack and health', () => {
    const usual = missionEnemy({ key: 'foe', enemyName: 'Враг', level: 6 }, 'MEDIUM')
    const grown = (value: number) => Math.round(value * 1.26)
    const characteristics = { ...usual.characteristics, attack: grown(enemyStrength(6).attack) }
    const enemy = enemyContender({ ...usual, characteristics, healthMax: grown(usual.healthMax) })
    const one = winRate(contenderOf(6), enemy, 500)
    for (const members of [2, 4, 6]) {
      const many = Array.from({ length: members }, () => contenderOf(6))
      expect(Math.abs(crusadesWon(many, bossOf(6, members)) - one)).toBeLessThan(0.07)
    }
  })

  it('has a forecast near the share of crusades that it wins', () => {
    for (const [level, members] of [
      [6, 2],
      [12, 3],
      [24, 3],
      [24, 5],
    ] as const) {
      const boss = { key: 'ogre', enemyName: 'Людоед', level: 12, hostsNeeded: 2 }
      const many = Array.from({ length: members }, () => contenderOf(level))
      const { winPercent } = crusadeForecast(boss, many)
      expect(Math.abs(100 * crusadesWon(many, crusadeBoss(boss), 200) - winPercent)).toBeLessThan(12)
    }
  })

  it('is needed: a single army loses, and more armies win more easily', () => {
    expect(crusadesWon([contenderOf(6)], bossOf(6, 3))).toBe(0)
    const three = crusadesWon([contenderOf(6), contenderOf(6), contenderOf(6)], bossOf(6, 3))
    const four = crusadesWon([contenderOf(6), contenderOf(6), contenderOf(6), contenderOf(6)], bossOf(6, 3))
    expect(four).toBeGreaterThan(three)
  })

  it('reports proportional damage and losses for every army, equal for the same seed', () => {
    const input = {
      ground: 'CRUSADE',
      hosts: [contenderOf(10), contenderOf(30)],
      boss: bossOf(12, 2),
    } as const
    const report = fightCrusade(input, 'seed')
    expect(fightCrusade(input, 'seed')).toEqual(report)
    const left = report.rounds.at(-1)?.attackerHealth ?? -1
    expect(report.healthMax).toBe(contenderOf(10).healthMax + contenderOf(30).healthMax)
    for (const contender of report.hosts) {
      expect(contender.health).toBe(Math.floor((contender.healthMax * left) / report.healthMax))
      expect(contender.fallen?.peasants).toBe(0)
    }
    expect(() => fightCrusade({ ...input, hosts: [] }, 'seed')).toThrow(RangeError)
  })
})

describe('a crusade', () => {
  const boss = { level: 20, hostsNeeded: 3 }

  it('has two to six members and costs ten energy', () => {
    expect([CRUSADE_MEMBERS, CRUSADE_ENERGY]).toEqual([{ min: 2, max: 6 }, 10])
  })

  it('opens at the level of its title: BARON at 16, EARL at 26', () => {
    const codes = (level: number, bossLevel: number, members = 1, inCrusade = false): string[] =>
      crusadeJoinRefusals({ boss: { level: bossLevel }, level, members, inCrusade }).map(({ code }) => code)
    expect([codes(10, 12), codes(15, 20), codes(16, 20), codes(25, 31), codes(26, 31)]).toEqual([
      [],
      ['titleTooLow'],
      [],
      ['titleTooLow'],
      [],
    ])
    expect(codes(60, 20, 6, true)).toEqual(['crusadeUnderway', 'crusadeFull'])
  })

  it('starts with two members who are free and have energy', () => {
    const ready = { energy: 10, isAway: false }
    const codes = (members: Parameters<typeof crusadeStartRefusals>[0]): string[] =>
      crusadeStartRefusals(members).map(({ code }) => code)
    expect(codes([ready, ready])).toEqual([])
    expect(codes([ready])).toEqual(['crusadeTooSmall'])
    expect(codes([])).toEqual(['crusadeTooSmall'])
    expect(codes([ready, { energy: 9, isAway: true }])).toEqual(['hostAway', 'notEnoughEnergy'])
  })

  it('pays each member 6 experience, gold and sometimes a diamond, less far below the member’s level', () => {
    const member = { level: 20, instructors: 0, energySpentToday: 0 }
    expect(crusadeExperience(boss, member, 3)).toBe(600)
    expect(crusadeExperience(boss, { ...member, energySpentToday: 145 }, 3)).toBe(450)
    expect(crusadeExperience(boss, { ...member, level: 23 }, 3)).toBe(300)
    const random = createRandom('pay')
    const paid = Array.from({ length: 2_000 }, () => crusadeReward(boss, 20, 3, random))
    const gold = paid.map((reward) => reward.gold)
    expect(Math.min(...gold)).toBe(732)
    expect(Math.max(...gold)).toBe(1_099)
    expect(paid.filter(({ diamonds }) => diamonds === 1).length / paid.length).toBeCloseTo(0.4, 1)
    expect(crusadeReward(boss, 25, 3, random)).toEqual({ gold: 0, diamonds: 0 })
  })

  it('divides the loot of additional members, and gives fewer members no more', () => {
    const member = { level: 20, instructors: 0, energySpentToday: 0 }
    expect([2, 3, 4, 6].map((members) => crusadeShare(boss, members))).toEqual([10_000, 10_000, 7_500, 5_000])
    expect(crusadeExperience(boss, member, 6)).toBe(300)
    const golds = Array.from({ length: 500 }, (_, index) =>
      [3, 6].map((members) => crusadeReward(boss, 20, members, createRandom(`${index}`)).gold),
    )
    expect(golds.every(([full, half]) => Math.abs((full ?? 0) / 2 - (half ?? 0)) <= 1)).toBe(true)
  })
})
