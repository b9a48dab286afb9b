import { expect, it } from 'vitest'
import { TIPS } from '#catalogue/tips/tips.ts'
import type { RaidReport } from '#rules/fight/raid-report.ts'
import { NO_GARRISON } from '#rules/raids/plan.ts'
import { BARE, raiderOf, raidOf } from './castles.ts'
import {
  EVEN,
  fiercer,
  figuresIn,
  figuresOf,
  fought,
  guarded,
  RAIDER,
  roundsOf,
  won,
  wonOf,
} from './thousand-raids.ts'

const BUILT = 12
const even = wonOf(EVEN)

it('walls and moats protect like armour and dodge of the stated size', () => {
  const [armor = 0, dodge = 0] = figuresOf('walls')
  const [moat = 0] = figuresOf('moats')
  expect(figuresIn(TIPS.buildingWalls?.baseContent)).toEqual([armor, dodge])
  expect(figuresIn(TIPS.buildingMoats?.baseContent)).toEqual([moat])
  const walled = { ...EVEN, castle: { ...BARE, walls: BUILT } }
  expect(roundsOf(walled)).toEqual(
    roundsOf({ ...EVEN, defender: guarded(RAIDER, { armor: armor * BUILT, dodge: dodge * BUILT }) }),
  )
  const moated = { ...EVEN, castle: { ...BARE, moats: BUILT } }
  expect(roundsOf(moated)).toEqual(roundsOf({ ...EVEN, defender: guarded(RAIDER, { armor: moat * BUILT }) }))
  expect(even - wonOf(moated)).toBeGreaterThan(10)
  expect(wonOf(moated) - wonOf(walled)).toBeGreaterThan(10)
})

it('stakes absorb half of each charge, up to the stated damage per level', () => {
  const [perLevel = 0] = figuresOf('stakes')
  expect(figuresIn(TIPS.buildingStakes?.baseContent)).toEqual([perLevel])
  const riders = raiderOf(60, { cavalryAttackMin: 2_000, cavalryAttackMax: 2_500 })
  const defender = { ...raiderOf(60), healthMax: 40_000, health: 40_000 }
  const behind = (stakes: number) => fought(raidOf(riders, { defender, castle: { ...BARE, stakes } }))
  const [none, one, two, many] = [behind(0), behind(1), behind(2), behind(60)]
  for (const [levels, reports] of [
    [1, one],
    [2, two],
  ] as const) {
    expect(reports.every(({ stakesTaken }) => stakesTaken <= perLevel * levels)).toBe(true)
    expect(reports.some(({ stakesTaken }) => stakesTaken === perLevel * levels)).toBe(true)
  }
  const firstCharge = (report: RaidReport | undefined) =>
    report?.rounds[0]?.strikes.find(({ side, kind, hit }) => side === 'ATTACKER' && kind === 'CHARGE' && hit)
  for (const [seed, report] of many.entries()) {
    const whole = firstCharge(none[seed])?.damage ?? 0
    expect(firstCharge(report)?.damage ?? 0).toBe(whole - Math.floor(whole / 2))
  }
  expect(won(none)).toBeGreaterThan(won(one))
  expect(won(one)).toBeGreaterThan(won(many))
  expect(even - wonOf({ ...EVEN, castle: { ...BARE, stakes: 1 } })).toBeGreaterThan(8)
})

it.each([10, 20, 30] as const)(
  'a garrison of %i strengthens the attack of its side so much, and no other',
  (percent) => {
    const castle = { ...BARE, garrison: { ...NO_GARRISON, top: percent } }
    const held = { ...EVEN, castle }
    expect(roundsOf(held)).toEqual(roundsOf({ ...EVEN, defender: fiercer(RAIDER, percent) }))
    expect(even - wonOf(held)).toBeGreaterThan(percent)
    const elsewhere = { ...held, plan: { ...EVEN.plan, position: 'bottom' as const } }
    expect(wonOf(elsewhere)).toBe(even)
    const plan = { ...EVEN.plan, position: 'topLeft' as const }
    expect(roundsOf({ ...held, plan })).toEqual(
      roundsOf({ ...EVEN, defender: fiercer(RAIDER, percent / 2), plan }),
    )
  },
)
