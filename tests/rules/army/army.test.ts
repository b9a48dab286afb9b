import { describe, expect, it } from 'vitest'
import { START_ARMY } from '#catalogue/world/start.ts'
import {
  ARMY_GROUPS,
  addArmy,
  additionalArmy,
  armyOf,
  EMPTY_ARMY,
  maxArmy,
  subtractArmy,
  unitPrice,
} from '#rules/army/army.ts'

function numbersOf(army: Readonly<Record<(typeof ARMY_GROUPS)[number], number>>): number[] {
  return ARMY_GROUPS.map((group) => army[group])
}

describe('army', () => {
  it('has the eight groups in the order of the specification', () => {
    expect(ARMY_GROUPS.join(' ')).toBe(
      'archers swordsmen squires priests instructors peasants servants cavalry',
    )
    expect(numbersOf(EMPTY_ARMY)).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
  })

  it.each([
    [1, [23, 23, 120, 6, 6, 26, 11, 11]],
    [2, [26, 26, 140, 7, 7, 32, 12, 13]],
    [8, [44, 44, 260, 13, 13, 68, 18, 22]],
    [20, [80, 80, 500, 25, 25, 140, 30, 40]],
    [60, [200, 200, 1_300, 65, 65, 380, 70, 100]],
  ])('has the maximum of level %i', (level, expected) => {
    expect(numbersOf(maxArmy(level))).toEqual(expected)
  })

  it('grows with servants’ house and stable', () => {
    const built = maxArmy(20, { servantsHouse: 4, stable: 5 })
    expect(built.servants).toBe(30 + 12)
    expect(built.cavalry).toBe(45)
    expect(maxArmy(60, { servantsHouse: 0, stable: 60 }).cavalry).toBe(220)
    expect(built.archers).toBe(maxArmy(20).archers)
  })

  it('grows with every level of the stable, at any level of the castle', () => {
    for (let level = 1; level <= 60; level += 1) {
      for (let stable = 1; stable <= level; stable += 1) {
        const [before, after] = [stable - 1, stable].map((built) =>
          maxArmy(level, { servantsHouse: 0, stable: built }),
        )
        expect(after?.cavalry).toBeGreaterThan(before?.cavalry ?? 0)
      }
    }
  })

  it('adds, subtracts down to 0, and sums units lent by gear', () => {
    const sum = addArmy(START_ARMY, { ...EMPTY_ARMY, squires: 20 })
    expect(sum.squires).toBe(60)
    expect(sum.archers).toBe(12)
    expect(subtractArmy(START_ARMY, { ...EMPTY_ARMY, cavalry: 9, archers: 2 })).toEqual({
      ...START_ARMY,
      cavalry: 0,
      archers: 10,
    })
    expect(additionalArmy([])).toEqual(EMPTY_ARMY)
    expect(
      additionalArmy([
        { ...EMPTY_ARMY, priests: 2 },
        { ...EMPTY_ARMY, priests: 1 },
      ]).priests,
    ).toBe(3)
  })

  it.each([
    [1, [9, 9, 3, 22, 27, 7, 7, 24]],
    [10, [15, 15, 4, 36, 45, 11, 11, 40]],
    [60, [47, 47, 12, 116, 145, 35, 35, 128]],
  ])('costs by group at level %i', (level, expected) => {
    expect(numbersOf(armyOf((group) => unitPrice(group, level)))).toEqual(expected)
  })

  it('costs less by a skill, rounded up', () => {
    expect([0, 100, 2_000].map((discount) => unitPrice('cavalry', 60, discount))).toEqual([128, 127, 103])
    expect(unitPrice('squires', 1, 2_000)).toBe(2)
  })
})
