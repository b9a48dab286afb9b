import { expect, it } from 'vitest'
import { TIPS } from '#catalogue/tips/tips.ts'
import { projectilesCapacity } from '#rules/buildings/buildings.ts'
import { fightRaid } from '#rules/fight/raid.ts'
import type { RaidInput, RaidReport } from '#rules/fight/raid-report.ts'
import type { FightSide } from '#rules/fight/report.ts'
import { projectilesFor, SIEGE_TOWER } from '#rules/raids/machines.ts'
import { BARE } from './castles.ts'
import { EVEN, figuresIn, figuresOf, fought, guarded, RAIDER, SEEDS, won, wonOf } from './thousand-raids.ts'

const even = wonOf(EVEN)
const [dodgeLess = 0, breaks = 0, , breaksWithout = 0] = figuresIn(TIPS.buildingCatapult?.additionalContent)

/** Raids with a catapult of a level and so many projectiles left of the day. */
function thrown(catapult: number, projectiles: number): RaidReport[] {
  return fought({ ...EVEN, plan: { ...EVEN.plan, projectiles: projectilesFor(catapult, projectiles) } })
}

it('a level of the catapult is one more throw, each of the stated share of health', () => {
  const [healthPercent = 0] = figuresOf('catapult')
  expect(figuresIn(TIPS.buildingCatapult?.baseContent)).toEqual([healthPercent])
  const each = Math.floor((RAIDER.healthMax * healthPercent) / 100)
  for (const level of [1, 4, 8]) {
    for (const { rounds, projectilesThrown } of thrown(level, 500)) {
      expect(projectilesThrown).toBe(Math.min(level, rounds.length))
      for (const [index, { strikes }] of rounds.entries()) {
        const stones = strikes.filter(({ kind }) => kind === 'CATAPULT')
        expect(stones).toHaveLength(index < level ? 1 : 0)
        // A stone never takes the last point.
        for (const { damage, healthLeft } of stones) expect(healthLeft > 1 ? damage : each).toBe(each)
      }
    }
  }
  const shares = [0, 1, 4, 8].map((level) => won(thrown(level, 500)))
  expect(shares).toEqual(shares.toSorted((left, right) => left - right))
  expect(won(thrown(8, 500)) - even).toBeGreaterThan(12)
})

it('the catapult throws only what the projectiles of the day suffice for', () => {
  const [perLevel = 0] = figuresOf('catapultProjectiles')
  expect(figuresIn(TIPS.buildingCatapultProjectiles?.baseContent)).toEqual([perLevel])
  expect(projectilesCapacity(3)).toBe(3 * perLevel)
  const most = Math.max(
    ...thrown(20, projectilesCapacity(1)).map(({ projectilesThrown }) => projectilesThrown),
  )
  expect(most).toBe(perLevel)
  expect(won(thrown(20, 0))).toBe(even)
  expect(won(thrown(20, 3))).toBeLessThan(won(thrown(20, projectilesCapacity(1))))
})

it('stones take the stated dodge from defenders who dodge more than they are armoured', () => {
  const plan = { ...EVEN.plan, projectiles: 20 }
  /** Which of the raiders' blows of the first round hit. */
  const hits = (input: RaidInput) =>
    fought(input).map(({ rounds }) =>
      rounds[0]?.strikes.flatMap(({ side, kind, hit }) =>
        side === 'ATTACKER' && kind !== 'CATAPULT' ? [hit] : [],
      ),
    )
  const nimble = guarded(RAIDER, { dodge: 200 })
  const slower = guarded(RAIDER, { dodge: 200 - dodgeLess })
  expect(hits({ ...EVEN, defender: nimble, plan })).toEqual(hits({ ...EVEN, defender: slower }))
  const armoured = guarded(RAIDER, { armor: 200 })
  expect(hits({ ...EVEN, defender: armoured, plan })).toEqual(hits({ ...EVEN, defender: armoured }))
})

it('a won raid with stones breaks a building as often as its tip states', () => {
  const castle = { ...BARE, walls: 1, moats: 1, stakes: 1 }
  const broken = (projectiles: number) => {
    const raid = {
      ...EVEN,
      defender: { ...RAIDER, health: 60 },
      castle,
      plan: { ...EVEN.plan, projectiles },
    }
    const reports = Array.from({ length: 8 * SEEDS }, (_, seed) => fightRaid(raid, `broken:${seed}`))
    const wins = reports.filter(({ result }) => result === 'WIN')
    return (100 * wins.filter(({ damagedBuilding }) => damagedBuilding !== null).length) / wins.length
  }
  expect(Math.abs(broken(0) - breaksWithout)).toBeLessThan(0.6)
  expect(Math.abs(broken(5) - breaks)).toBeLessThan(0.8)
})

it('a siege tower strengthens the archers, and protects them from those of the castle, as the page states', () => {
  const towered = fought({ ...EVEN, plan: { ...EVEN.plan, siegeTower: true } })
  const volleys = (reports: readonly RaidReport[], by: FightSide) =>
    reports.flatMap(
      ({ rounds }) => rounds[0]?.strikes.filter(({ side, kind }) => side === by && kind === 'VOLLEY') ?? [],
    )
  const gain = 1 + SIEGE_TOWER.attackPercent / 100
  const before = volleys(fought(EVEN), 'ATTACKER')
  for (const [index, { damage, absorbed, hit }] of volleys(towered, 'ATTACKER').entries()) {
    const plain = (before[index]?.damage ?? 0) + (before[index]?.absorbed ?? 0)
    if (hit) expect((damage + absorbed) / plain).toBeCloseTo(gain, 1)
  }
  const armoured = fought({ ...EVEN, attacker: guarded(RAIDER, { armor: SIEGE_TOWER.archersArmor }) })
  expect(volleys(towered, 'DEFENDER')).toEqual(volleys(armoured, 'DEFENDER'))
  expect(won(towered) - even).toBeGreaterThan(10)
})
