import { describe, expect, it } from 'vitest'
import { createRandom } from '#rules/core/random.ts'
import {
  combinedChance,
  isSureTry,
  type SharpeningState,
  sharpeningBonus,
  sharpeningChance,
  sharpeningRefusals,
  trySharpening,
} from '#rules/forge/sharpening.ts'
import {
  formulaMultiplierHalves,
  limitsCompensation,
  SHARPENING_VALUES,
  sharpeningValue,
  tableMultiplierHalves,
  tradeValue,
} from '#rules/forge/sharpening-value.ts'
import { NO_GRIND } from '#rules/gear/gear.ts'

const levels = Array.from({ length: 15 }, (_, index) => index + 1)

describe('the effect of a sharpening', () => {
  it('has the multiplier of the formula: the level, 6.5 for 6, level + 2^(level − 6) above', () => {
    expect(levels.map((level) => formulaMultiplierHalves(level) / 2)).toEqual([
      1, 2, 3, 4, 5, 6.5, 9, 12, 17, 26, 43, 76, 141, 270, 527,
    ])
    expect(formulaMultiplierHalves(0)).toBe(0)
  })

  it('has the multiplier of the table: 1, 1, 1, 1, 1, 1.5, 2, 4, 8 … added up', () => {
    expect(levels.map((level) => tableMultiplierHalves(level) / 2)).toEqual([
      1, 2, 3, 4, 5, 6.5, 8.5, 12.5, 20.5, 36.5, 68.5, 132.5, 260.5, 516.5, 1_028.5,
    ])
    expect([tableMultiplierHalves(0), tableMultiplierHalves(16)]).toEqual([0, tableMultiplierHalves(15)])
  })

  it('has the values of the specification, floored at the multiplier', () => {
    expect(SHARPENING_VALUES).toEqual({
      archersAttack: 12,
      swordsmenAttack: 12,
      archersMastery: 4,
      swordsmenMastery: 4,
      armor: 5,
      dodge: 2,
      luck: 2,
      peasants: 10,
      squires: 20,
    })
    expect([0, 1, 5, 6, 10].map((level) => sharpeningValue('armor', level))).toEqual([0, 5, 25, 32, 130])
    expect([1, 6, 8].map((level) => sharpeningValue('archersAttack', level))).toEqual([12, 78, 144])
    expect(sharpeningValue('dodge', 6)).toBe(13)
  })

  it('trades + 4 armour for − 1 dodge, + 2 dodge for − 1 armour', () => {
    expect([1, 5, 6].map((level) => tradeValue('armor', level))).toEqual([
      { armor: 4, dodge: -1 },
      { armor: 20, dodge: -5 },
      { armor: 26, dodge: -7 },
    ])
    expect([1, 6].map((level) => tradeValue('dodge', level))).toEqual([
      { armor: -1, dodge: 2 },
      { armor: -7, dodge: 13 },
    ])
  })

  it('compensates limits twice as much as the level', () => {
    expect([0, 1, 8].map(limitsCompensation)).toEqual([
      { levelCompensation: 0, limitsCompensation: 0 },
      { levelCompensation: 1, limitsCompensation: 2 },
      { levelCompensation: 8, limitsCompensation: 16 },
    ])
  })
})

describe('the chance', () => {
  it('is 50 % up to level 3, then ten less per level, at least 20, plus bonuses', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 15].map((level) => sharpeningChance(level))).toEqual([
      50, 50, 50, 40, 30, 20, 20, 20,
    ])
    expect([3, 5, 6].map((level) => sharpeningChance(level, 5))).toEqual([55, 35, 25])
    expect([5, 8].map((level) => sharpeningChance(level, 5, 20))).toEqual([40, 40])
  })

  it('of several levels in a row is the product, in millionths', () => {
    const chances = [1, 2, 3, 4, 5, 6, 7, 8].map((level) => sharpeningChance(level))
    expect(combinedChance([])).toBe(1_000_000)
    expect(combinedChance(chances.slice(0, 3))).toBe(125_000)
    expect(combinedChance(chances.slice(0, 5))).toBe(15_000)
    expect(combinedChance(chances.slice(3, 5))).toBe(120_000)
    expect(combinedChance(chances)).toBe(120)
    // A fourth failure would be excluded, since that try always succeeds.
    expect(combinedChance([100, 30])).toBe(300_000)
  })

  it('grows with forge and skill by at most 5 %', () => {
    expect([
      sharpeningBonus(4, 0),
      sharpeningBonus(5, 0),
      sharpeningBonus(15, 2),
      sharpeningBonus(15, 9),
    ]).toEqual([0, 1, 5, 5])
  })
})

describe('a try', () => {
  const sure = (state: SharpeningState): boolean => isSureTry(state)

  it('raises the level or sets it to 0', () => {
    const random = createRandom('try')
    const outcomes = Array.from({ length: 4_000 }, () => trySharpening({ level: 2, failures: 0 }, 50, random))
    const won = outcomes.filter(({ success }) => success)
    expect(won.length / outcomes.length).toBeCloseTo(0.5, 1)
    expect(new Set(won.map(({ level }) => level))).toEqual(new Set([3]))
    expect(new Set(outcomes.filter(({ success }) => !success).map(({ level }) => level))).toEqual(
      new Set([0]),
    )
  })

  it('counts failures at levels 4 and 5 only, and after three the next try always succeeds', () => {
    const never = createRandom('none')
    expect(trySharpening({ level: 2, failures: 0 }, 0, never)).toEqual({
      success: false,
      level: 0,
      failures: 0,
    })
    expect(trySharpening({ level: 3, failures: 1 }, 0, never)).toEqual({
      success: false,
      level: 0,
      failures: 2,
    })
    expect(trySharpening({ level: 4, failures: 2 }, 0, never).failures).toBe(3)
    expect(trySharpening({ level: 4, failures: 3 }, 0, never)).toEqual({
      success: true,
      level: 5,
      failures: 0,
    })
    expect([2, 3, 4, 5].map((level) => sure({ level, failures: 3 }))).toEqual([false, true, true, false])
  })

  it('takes 95 diamonds to level 5 on average (128 without guaranteed successes)', () => {
    const random = createRandom('mean')
    let tries = 0
    const count = 3_000
    for (let n = 0; n < count; n += 1) {
      let state: SharpeningState = { level: 0, failures: 0 }
      while (state.level < 5) {
        state = trySharpening(state, sharpeningChance(state.level + 1), random)
        tries += 1
      }
    }
    expect(Math.abs(tries / count - 95)).toBeLessThan(6)
  })
})

describe('a try is refused', () => {
  const order = {
    gear: { grind: NO_GRIND, isInMarket: false },
    request: { type: 'CHARACTERISTICS', name: 'archersAttack' },
    may: { characteristics: ['archersAttack', 'archersMastery'], armorOrDodge: false, limits: true },
    forgeLevel: 1,
    diamonds: 1,
  } as const
  const codes = (more: Partial<Parameters<typeof sharpeningRefusals>[0]>): string[] =>
    sharpeningRefusals({ ...order, ...more }).map(({ code }) => code)

  it('never for gear that is free, with a diamond and a sharpening that its class allows', () => {
    expect(codes({})).toEqual([])
    expect(codes({ request: { type: 'LIMITS' } })).toEqual([])
  })

  it('for a level above the forge’s', () => {
    const grind = { ...NO_GRIND, characteristics: { name: 'archersAttack', level: 1 } } as const
    expect(sharpeningRefusals({ ...order, gear: { grind, isInMarket: false } })).toEqual([
      { code: 'forgeLevelTooLow', message: 'Нужна кузница 2-го уровня', have: 1, need: 2 },
    ])
    expect(codes({ gear: { grind, isInMarket: false }, forgeLevel: 2 })).toEqual([])
  })

  it('for what the class does not allow, a second characteristic, gear on the market, and without a diamond', () => {
    expect(codes({ request: { type: 'CHARACTERISTICS', name: 'luck' } })).toEqual(['sharpeningUnavailable'])
    expect(codes({ request: { type: 'ARMOR_OR_DODGE', name: 'armor' } })).toEqual(['sharpeningUnavailable'])
    const grind = { ...NO_GRIND, characteristics: { name: 'archersMastery', level: 1 } } as const
    expect(codes({ gear: { grind, isInMarket: false }, forgeLevel: 9 })).toEqual(['otherSharpening'])
    expect(codes({ gear: { grind: NO_GRIND, isInMarket: true }, diamonds: 0 })).toEqual([
      'gearInMarket',
      'notEnoughDiamonds',
    ])
  })
})
