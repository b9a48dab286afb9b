import { describe, expect, it } from 'vitest'
import { EMPTY_ARMY, maxArmy } from '#rules/army/army.ts'
import { equipRefusals, slotFor } from '#rules/gear/equip.ts'
import { NO_GRIND } from '#rules/gear/gear.ts'
import { gearLevel, gearLimits, workingShare } from '#rules/gear/limits.ts'
import { baseBonus, currentBonus, fullBonus, wornBonus } from '#rules/gear/stats.ts'
import { BLANK, BOOTS, BOW, gearOf } from './specimens.ts'

function bowOf(quality: number, enhanceLevel = 0) {
  return gearOf(BOW, { quality, enhanceLevel })
}

describe('the bonus of gear', () => {
  it.each([
    [100, 0, [20, 40, 7]],
    [50, 0, [14, 28, 4]],
    [0, 0, [8, 16, 2]],
    [50, 1, [28, 56, 8]],
    [50, 5, [84, 168, 24]],
  ])('at quality %i with %i stars is the rounded-down base times stars + 1', (quality, stars, expected) => {
    const { archersAttackMin, archersAttackMax, archersMastery } = baseBonus(
      bowOf(quality, stars),
    ).characteristics
    expect([archersAttackMin, archersAttackMax, archersMastery]).toEqual(expected)
  })

  it('is at least 1 for a bonus that the model has', () => {
    const poor = gearOf({ ...BOW, characteristics: { luck: 1 } }, { quality: 0 })
    expect([baseBonus(poor).characteristics.luck, baseBonus(poor).characteristics.armor]).toEqual([1, 0])
  })

  it('adds sharpening and craft after the stars', () => {
    const gear = gearOf(BOW, {
      enhanceLevel: 1,
      grind: {
        characteristics: { name: 'archersAttack', level: 3 },
        armorOrDodge: { name: 'armor', level: 2 },
        limitsLevel: 0,
      },
      craft: {
        levelMin: 16,
        gearId: BOW.id,
        characteristics: { luck: 2 },
        army: { archers: 4 },
      },
    })
    const { characteristics, army } = fullBonus(gear)
    expect(characteristics).toMatchObject({
      archersAttackMin: 2 * 20 + 36,
      archersAttackMax: 2 * 40 + 36,
      archersMastery: 14,
      armor: 8,
      dodge: -2,
      luck: 2,
    })
    expect(army.archers).toBe(4)
  })

  it('depends on the units of its group: nothing below the minimum, all from the maximum on, proportional between', () => {
    const limits = gearLimits(bowOf(100))
    expect(limits).toEqual({ limitsMin: 12, limitsMax: 37, limitsMinBase: 12, limitsMaxBase: 37 })
    expect([0, 11, 12, 20, 37, 50].map((units) => workingShare(limits, units))).toEqual([
      0, 0, 3_243, 5_405, 10_000, 10_000,
    ])
    const given = (archers: number): number =>
      currentBonus(bowOf(100), { ...EMPTY_ARMY, archers }).characteristics.archersAttackMax
    expect([11, 20, 37].map(given)).toEqual([0, 21, 40])
  })

  it('counts only worn gear, by the group of its slot', () => {
    const boots = gearOf(BOOTS, { equippedSlot: 21 })
    const army = { ...maxArmy(10), squires: 0 }
    expect(wornBonus([boots, bowOf(100)], army)).toMatchObject({
      characteristics: { dodge: 10, archersAttackMax: 0 },
      army: { squires: 30 },
    })
    expect(wornBonus([{ ...boots, equippedSlot: 9 }], army).army.squires).toBe(0)
    expect(wornBonus([], army).army).toEqual(EMPTY_ARMY)
  })

  it('requires fewer units and a lower level with a limits sharpening', () => {
    const gear = gearOf(BOW, { grind: { ...NO_GRIND, limitsLevel: 5 } })
    expect(gearLimits(gear)).toEqual({ limitsMin: 10, limitsMax: 33, limitsMinBase: 12, limitsMaxBase: 37 })
    expect(gearLevel(gear)).toEqual({
      levelMin: 5,
      levelMinBase: 10,
      levelMinWithLevelCompensation: 5,
      levelMinFromGrind: 0,
      levelMinFromCraft: 0,
    })
  })

  it('requires the level at which its sharpening or craft can be made', () => {
    const grind = { ...NO_GRIND, characteristics: { name: 'archersAttack', level: 5 } } as const
    expect(gearLevel(gearOf(BOW, { grind }))).toMatchObject({ levelMin: 20, levelMinFromGrind: 20 })
    const craft = { levelMin: 24, gearId: 7, characteristics: {}, army: {} }
    expect(gearLevel(gearOf(BOW, { grind, craft })).levelMin).toBe(24)
  })

  it('requires the level at which its stars can be added, so that nobody arms a newcomer', () => {
    const levelFor = (enhanceLevel: number): number => gearLevel(gearOf(BOW, { enhanceLevel })).levelMin
    expect([0, 5, 8, 9, 25].map(levelFor)).toEqual([10, 10, 10, 12, 60])
  })
})

describe('wearing gear', () => {
  it('is refused for a blank, a wrong slot, the level, the market', () => {
    const codes = (gear: ReturnType<typeof gearOf>, slot: number, level: number): string[] =>
      equipRefusals(gear, { slot, level }).map(({ code }) => code)
    expect(codes(bowOf(50), 1, 10)).toEqual([])
    expect(codes(gearOf(BLANK), 1, 60)).toEqual(['gearIsBlank'])
    expect(codes({ ...bowOf(50), isInMarket: true }, 2, 9)).toEqual([
      'slotDoesNotFit',
      'levelTooLow',
      'gearInMarket',
    ])
  })

  it('takes the first free slot, else the first', () => {
    expect(slotFor(gearOf(BOOTS), [])).toBe(9)
    expect(slotFor(gearOf(BOOTS), [9])).toBe(21)
    expect(slotFor(gearOf(BOOTS), [9, 21])).toBe(9)
    expect(slotFor(gearOf(BLANK), [])).toBeNull()
  })
})
