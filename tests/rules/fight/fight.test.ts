import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ARMY_GROUPS, maxArmy } from '#rules/army/army.ts'
import { fight } from '#rules/fight/fight.ts'
import { ROUNDS_MAX } from '#rules/fight/report.ts'
import { enemyContender, missionEnemy } from '#rules/missions/mission-enemy.ts'
import { contenderOf, reportsOf, winRate } from './contenders.ts'

function amount(max: number) {
  return fc.integer({ min: 0, max })
}
const anyArmy = fc.record({
  archers: amount(250),
  swordsmen: amount(250),
  squires: amount(1_500),
  priests: amount(80),
  instructors: amount(80),
  peasants: amount(400),
  servants: amount(90),
  cavalry: amount(120),
})
const anyContender = fc
  .record({
    level: fc.integer({ min: 1, max: 60 }),
    army: anyArmy,
    armor: amount(2_000),
    dodge: amount(2_000),
    luck: amount(600),
    skill: fc.constantFrom('FRONTAL_ATTACK', 'REAR_BATTLE', null),
  })
  .map(({ level, skill, ...more }) => ({ ...contenderOf(level, more), skill }))
const anyEnemy = fc
  .record({ level: fc.integer({ min: 1, max: 60 }), difficulty: fc.constantFrom('EASY', 'MEDIUM', 'HARD') })
  .map(({ level, difficulty }) =>
    enemyContender(missionEnemy({ key: 'foe', enemyName: 'Враг', level }, difficulty)),
  )

/** Every number of a report, at any depth. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(numbersIn)
}

describe('every fight', () => {
  it('gives the same report for the same input, in whole numbers from 0, within 20 rounds', () => {
    fc.assert(
      fc.property(anyContender, fc.oneof(anyContender, anyEnemy), fc.string(), (attacker, defender, seed) => {
        const input = { attacker, defender, ground: 'FIELD' } as const
        const before = JSON.stringify(input)
        const report = fight(input, seed)
        expect(JSON.stringify(fight(input, seed))).toBe(JSON.stringify(report))
        expect(JSON.stringify(input)).toBe(before)
        for (const number of numbersIn(report)) {
          expect(Number.isSafeInteger(number)).toBe(true)
          expect(number).toBeGreaterThanOrEqual(0)
        }
        expect(report.rounds.length).toBeGreaterThan(0)
        expect(report.rounds.length).toBeLessThanOrEqual(ROUNDS_MAX)
      }),
      { numRuns: 150 },
    )
  })

  it('adds up: every strike lowers health, every heal restores it', () => {
    fc.assert(
      fc.property(anyContender, fc.oneof(anyContender, anyEnemy), fc.string(), (attacker, defender, seed) => {
        const report = fight({ attacker, defender, ground: 'FIELD' }, seed)
        const health = { ATTACKER: attacker.healthMax, DEFENDER: defender.healthMax }
        for (const { round, strikes, attackerHealth, defenderHealth } of report.rounds) {
          for (const { side, kind, damage, healthLeft, hit, critical } of strikes) {
            const struck = kind === 'HEAL' ? side : side === 'ATTACKER' ? 'DEFENDER' : 'ATTACKER'
            const expected = kind === 'HEAL' ? health[struck] + damage : Math.max(0, health[struck] - damage)
            expect(healthLeft).toBe(expected)
            health[struck] = healthLeft
            if (!hit) expect([damage, critical]).toEqual([0, false])
            if (kind === 'HEAL') expect(round).toBeLessThanOrEqual(10)
          }
          expect([attackerHealth, defenderHealth]).toEqual([health.ATTACKER, health.DEFENDER])
          expect(attackerHealth).toBeLessThanOrEqual(attacker.healthMax)
        }
        const fell = { WIN: health.DEFENDER, LOSE: health.ATTACKER, DRAW: 0 }
        expect(fell[report.result]).toBe(0)
      }),
      { numRuns: 100 },
    )
  })

  it('never costs more than 30 % of a group, and only of fighting groups', () => {
    fc.assert(
      fc.property(anyContender, anyEnemy, fc.string(), (attacker, defender, seed) => {
        const report = fight({ attacker, defender, ground: 'FIELD' }, seed)
        expect(report.defender.fallen).toBeNull()
        for (const group of ARMY_GROUPS) {
          const fallen = report.attacker.fallen?.[group] ?? Number.NaN
          expect(fallen).toBeLessThanOrEqual(Math.floor((attacker.army?.[group] ?? 0) * 0.3))
        }
        const idle = report.attacker.fallen
        expect([idle?.peasants, idle?.servants, idle?.priests, idle?.instructors]).toEqual([0, 0, 0, 0])
      }),
      { numRuns: 100 },
    )
  })

  it('costs more soldiers when lost than when won', () => {
    const lossesAgainst = (level: number): number =>
      reportsOf(
        contenderOf(20),
        enemyContender(missionEnemy({ key: 'foe', enemyName: 'Враг', level }, 'EASY')),
        300,
      )
        .map(({ attacker }) => (attacker.fallen?.squires ?? 0) + (attacker.fallen?.archers ?? 0))
        .reduce((total, fallen) => total + fallen, 0)
    expect(lossesAgainst(4)).toBeGreaterThan(0)
    expect(lossesAgainst(60)).toBeGreaterThan(3 * lossesAgainst(4))
  })
})

describe('odds', () => {
  it.each([2, 8, 30, 60])('are even for equal sides at level %i, whichever attacks', (level) => {
    expect(Math.abs(winRate(contenderOf(level), contenderOf(level), 3_000) - 0.5)).toBeLessThan(0.03)
  })

  it.each([
    ['archers attack', { archersAttackMin: 8, archersAttackMax: 14 }, 0.02],
    ['swordsmen attack', { swordsmenAttackMin: 8, swordsmenAttackMax: 14 }, 0.02],
    ['cavalry attack', { cavalryAttackMin: 30, cavalryAttackMax: 50 }, 0.02],
    ['health', { health: 250 }, 0.05],
    ['armour', { armor: 20 }, 0.02],
    ['mastery', { archersMastery: 40, swordsmenMastery: 40 }, 0],
    ['dodge', { dodge: 60 }, 0],
    ['luck', { luck: 60 }, 0],
  ])('rise with %s, for attacker and defender', (_what, more, gain) => {
    for (const level of [8, 30]) {
      const scale = level / 8
      const scaled = Object.fromEntries(Object.entries(more).map(([key, value]) => [key, value * scale]))
      const [plain, better] = [contenderOf(level), contenderOf(level, scaled)]
      expect(winRate(better, plain, 800)).toBeGreaterThan(winRate(plain, plain, 800) + gain - 0.01)
      expect(winRate(plain, better, 800)).toBeLessThan(winRate(plain, plain, 800) - gain + 0.01)
    }
  })

  it('never fall when a group grows', () => {
    const enemy = enemyContender(missionEnemy({ key: 'foe', enemyName: 'Враг', level: 8 }, 'MEDIUM'))
    for (const group of ['archers', 'swordsmen', 'squires', 'priests', 'instructors', 'cavalry'] as const) {
      const full = maxArmy(8)
      let before = 0
      for (const percent of [20, 60, 100, 140]) {
        const army = { ...full, [group]: Math.floor((full[group] * percent) / 100) }
        const rate = winRate(contenderOf(8, { army }), enemy, 500)
        expect(rate, `${group} at ${percent} %`).toBeGreaterThanOrEqual(before - 0.03)
        before = rate
      }
    }
  })

  it('rise with armor in a frontal attack and with dodge in a rear battle', () => {
    const strong = enemyContender(missionEnemy({ key: 'foe', enemyName: 'Враг', level: 12 }, 'MEDIUM'))
    const armored = contenderOf(16, { armor: 330 })
    const nimble = contenderOf(16, { dodge: 900 })
    const gain = (contender: typeof armored, right: 'FRONTAL_ATTACK' | 'REAR_BATTLE'): number =>
      winRate({ ...contender, skill: right }, strong, 500) -
      winRate({ ...contender, skill: null }, strong, 500)
    expect(gain(armored, 'FRONTAL_ATTACK')).toBeGreaterThan(0.1)
    expect(gain(armored, 'REAR_BATTLE')).toBe(0)
    expect(gain(nimble, 'REAR_BATTLE')).toBeGreaterThan(0.1)
    expect(gain(nimble, 'FRONTAL_ATTACK')).toBe(0)
  })
})
