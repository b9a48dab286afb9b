import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fight } from '#rules/fight/fight.ts'
import { fightRaid } from '#rules/fight/raid.ts'
import { raidInputOf, verifyRaid } from '#rules/proof/verify-raid.ts'
import { ATTACK_POSITIONS, GARRISONS } from '#rules/raids/plan.ts'
import { BARE, raiderOf, raidOf, raidsWon } from './castles.ts'

function amount(max: number) {
  return fc.integer({ min: 0, max })
}
const anyContender = fc
  .record({
    level: fc.integer({ min: 10, max: 60 }),
    armor: amount(1_500),
    dodge: amount(1_500),
    luck: amount(400),
    wound: amount(100),
  })
  .map(({ level, wound, ...gear }) => {
    const whole = raiderOf(level, gear)
    return { ...whole, health: Math.max(1, whole.healthMax - Math.floor((whole.healthMax * wound) / 100)) }
  })
const garrison = fc.constantFrom(...GARRISONS)
const anyRaid = fc.record({
  ground: fc.constant('CASTLE' as const),
  attacker: anyContender,
  defender: anyContender,
  castle: fc.record({
    walls: amount(60),
    moats: amount(60),
    stakes: amount(60),
    garrison: fc.record({ top: garrison, left: garrison, right: garrison, bottom: garrison }),
  }),
  plan: fc.record({
    position: fc.constantFrom(...ATTACK_POSITIONS),
    siegeTower: fc.boolean(),
    projectiles: amount(20),
  }),
})

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(numbersIn)
}

describe('every raid', () => {
  it('gives the same report for the same input, in whole numbers from 0, within 20 rounds', () => {
    fc.assert(
      fc.property(anyRaid, fc.string(), (input, seed) => {
        const before = JSON.stringify(input)
        const report = fightRaid(input, seed)
        expect(JSON.stringify(fightRaid(input, seed))).toBe(JSON.stringify(report))
        expect(JSON.stringify(input)).toBe(before)
        for (const number of numbersIn({ ...report, playerId: 0 })) {
          expect(Number.isSafeInteger(number)).toBe(true)
          expect(number).toBeGreaterThanOrEqual(0)
        }
        expect(report.rounds.length).toBeGreaterThan(0)
        expect(report.rounds.length).toBeLessThanOrEqual(20)
      }),
      { numRuns: 120 },
    )
  })

  it('adds up from the initial health of each side, including stones and stakes', () => {
    fc.assert(
      fc.property(anyRaid, fc.string(), (input, seed) => {
        const report = fightRaid(input, seed)
        const health = { ATTACKER: input.attacker.health, DEFENDER: input.defender.health }
        let thrown = 0
        for (const { strikes, attackerHealth, defenderHealth } of report.rounds) {
          for (const { side, kind, damage, healthLeft } of strikes) {
            if (kind === 'CATAPULT') thrown += 1
            const struck = kind === 'HEAL' ? side : side === 'ATTACKER' ? 'DEFENDER' : 'ATTACKER'
            health[struck] = kind === 'HEAL' ? health[struck] + damage : Math.max(0, health[struck] - damage)
            expect(healthLeft).toBe(health[struck])
          }
          expect([attackerHealth, defenderHealth]).toEqual([health.ATTACKER, health.DEFENDER])
        }
        expect(thrown).toBe(report.projectilesThrown)
        expect(thrown).toBeLessThanOrEqual(input.plan.projectiles)
        expect(report.stakesTaken).toBeLessThanOrEqual(
          1_000 * Math.min(input.castle.stakes, input.defender.level),
        )
        if (report.damagedBuilding !== null) {
          expect(report.result).toBe('WIN')
          expect(input.castle[report.damagedBuilding]).toBeGreaterThan(0)
        }
      }),
      { numRuns: 120 },
    )
  })

  it('has the same rounds as in the field without buildings, at a side and at full health', () => {
    const [attacker, defender] = [raiderOf(20, { armor: 30 }), raiderOf(21, { dodge: 40 })]
    for (const seed of ['a', 'b', 'c']) {
      const raid = fightRaid(raidOf(attacker, { defender }), seed)
      const field = fight({ attacker, defender, ground: 'FIELD' }, seed)
      expect(raid.rounds).toEqual(field.rounds)
      expect(raid.result).toBe(field.result)
    }
  })

  it('can be verified by anyone, and a changed byte is detected', () => {
    const input = raidOf(raiderOf(15), {
      castle: { ...BARE, walls: 3, stakes: 2 },
      plan: { position: 'topLeft', siegeTower: false, projectiles: 4 },
    })
    const report = fightRaid(input, 'seed')
    expect(verifyRaid(input, report)).toEqual({ ok: true })
    const stored: typeof report = JSON.parse(JSON.stringify(report))
    expect(verifyRaid(raidInputOf(stored), stored)).toEqual({ ok: true })
    expect(verifyRaid(input, { ...report, stakesTaken: report.stakesTaken + 1 })).toEqual({
      ok: false,
      path: 'stakesTaken',
    })
    const other = { ...report, castle: { ...report.castle, walls: 4 } }
    expect(verifyRaid(raidInputOf(other), other).ok).toBe(false)
  })
})

describe('the ground', () => {
  const even = (level: number) => raidOf(raiderOf(level))

  it.each([10, 30, 60])('gives equal sides even odds at level %i without buildings', (level) => {
    expect(Math.abs(raidsWon(even(level), 1_500) - 0.5)).toBeLessThan(0.04)
  })

  it.each([10, 30, 60])('is won two times in three at level %i from a corner, and with a tower', (level) => {
    const corner = raidsWon({
      ...even(level),
      plan: { position: 'topLeft', siegeTower: false, projectiles: 0 },
    })
    expect(corner).toBeGreaterThan(0.6)
    expect(corner).toBeLessThan(0.76)
    const tower = raidsWon({ ...even(level), plan: { position: 'top', siegeTower: true, projectiles: 0 } })
    expect(tower).toBeGreaterThan(0.53)
    expect(tower).toBeLessThan(0.76)
  })

  it('does not allow a tower at a corner', () => {
    const plan = { position: 'topLeft', siegeTower: false, projectiles: 0 } as const
    const without = fightRaid({ ...even(20), plan }, 's')
    const withTower = fightRaid({ ...even(20), plan: { ...plan, siegeTower: true } }, 's')
    expect(withTower.rounds).toEqual(without.rounds)
  })

  it('favours the defender more with every level of walls and moats', () => {
    const won = [0, 8, 16].map((level) =>
      raidsWon({ ...even(16), castle: { ...BARE, walls: level, moats: level } }),
    )
    expect(won[1] ?? 1).toBeLessThan((won[0] ?? 0) - 0.04)
    expect(won[2] ?? 1).toBeLessThan((won[1] ?? 0) - 0.02)
  })

  it('ignores building levels above the castle’s level', () => {
    const at = (walls: number) => fightRaid({ ...even(12), castle: { ...BARE, walls } }, 's').rounds
    expect(at(40)).toEqual(at(12))
    expect(at(11)).not.toEqual(at(12))
  })

  it('meets the garrison of its side, and at a corner half of both', () => {
    const castle = { ...BARE, garrison: { top: 30, left: 10, right: 0, bottom: 20 } } as const
    const met = (position: (typeof ATTACK_POSITIONS)[number]): number =>
      fightRaid({ ...even(20), castle, plan: { position, siegeTower: false, projectiles: 0 } }, 's')
        .garrisonPercent
    expect(ATTACK_POSITIONS.map(met)).toEqual([20, 30, 15, 0, 10, 20, 15, 10])
    const won = (position: 'top' | 'right'): number =>
      raidsWon({ ...even(20), castle, plan: { position, siegeTower: false, projectiles: 0 } })
    expect(won('top')).toBeLessThan(won('right') - 0.15)
  })

  it('absorbs at most half of a charge by stakes until they break', () => {
    const riders = raiderOf(30, { cavalryAttackMin: 6_000, cavalryAttackMax: 6_000 })
    const defender = { ...raiderOf(30), healthMax: 900_000, health: 900_000 }
    const charges = (stakes: number) => {
      const report = fightRaid(raidOf(riders, { defender, castle: { ...BARE, stakes } }), 's')
      const damage = report.rounds
        .flatMap(({ strikes }) => strikes)
        .filter(({ side, kind }) => side === 'ATTACKER' && kind === 'CHARGE')
        .reduce((sum, strike) => sum + strike.damage, 0)
      return { damage, taken: report.stakesTaken }
    }
    const free = charges(0).damage
    expect(charges(1)).toEqual({ damage: free - 1_000, taken: 1_000 })
    expect(charges(30).damage).toBeGreaterThanOrEqual(Math.floor(free / 2))
    expect(charges(30).taken).toBeLessThanOrEqual(Math.ceil(free / 2))
  })

  it('costs 2 % of health per round by the catapult while stones last, never the last point', () => {
    const input = raidOf(raiderOf(20), { plan: { position: 'top', siegeTower: false, projectiles: 3 } })
    const stones = fightRaid(input, 's')
      .rounds.flatMap(({ strikes }) => strikes)
      .filter(({ kind }) => kind === 'CATAPULT')
    const each = Math.floor((input.defender.healthMax * 2) / 100)
    expect(stones.map(({ damage }) => damage)).toEqual([each, each, each])
    const dying = { ...raiderOf(20), health: 2 }
    const first = fightRaid({ ...input, defender: dying }, 's').rounds[0]?.strikes[0]
    expect(first).toMatchObject({ kind: 'CATAPULT', damage: 1, healthLeft: 1 })
  })

  it('costs the attacker 3 % of units and the defender 2 %, by lost health', () => {
    const contender = raiderOf(60)
    if (contender.army === null) throw new Error('A raider has an army')
    const big = { ...contender, army: { ...contender.army, squires: 10_000, priests: 0 } }
    const report = fightRaid(raidOf(big, { defender: big }), 's')
    const last = report.rounds.at(-1)
    const fell = (side: 'attacker' | 'defender'): number => report[side].fallen?.squires ?? -1
    const lost = (left: number): number => (big.healthMax - left) / big.healthMax
    expect(Math.abs(fell('attacker') - 300 * lost(last?.attackerHealth ?? 0))).toBeLessThanOrEqual(2)
    expect(Math.abs(fell('defender') - 200 * lost(last?.defenderHealth ?? 0))).toBeLessThanOrEqual(2)
  })
})

describe('odds of a raid', () => {
  it.each([
    ['attack', { archersAttackMin: 20, archersAttackMax: 40 }],
    ['armour', { armor: 60 }],
    ['mastery', { archersMastery: 100, swordsmenMastery: 100 }],
    ['dodge', { dodge: 150 }],
    ['luck', { luck: 150 }],
  ])('never fall with more %s, at a corner with catapult, walls and stakes', (_what, more) => {
    const castle = { ...BARE, walls: 5, moats: 5, stakes: 3 }
    const plan = { position: 'topLeft', siegeTower: false, projectiles: 6 } as const
    const [plain, better] = [raiderOf(20), raiderOf(20, more)]
    const base = raidsWon(raidOf(plain, { castle, plan }), 700)
    expect(raidsWon(raidOf(better, { castle, plan }), 700)).toBeGreaterThanOrEqual(base - 0.02)
    expect(raidsWon(raidOf(plain, { defender: better, castle, plan }), 700)).toBeLessThanOrEqual(base + 0.02)
  })
})
