import { describe, expect, it } from 'vitest'
import { GEAR } from '#catalogue/gear/gear.ts'
import { createRandom, type Random } from '#rules/core/random.ts'
import { chanceAt, decideSharpening, tryRefusals } from '#rules/forge/decide-sharpening.ts'
import { sharpeningRoll } from '#rules/forge/sharpening-roll.ts'
import { NO_GRIND } from '#rules/gear/gear.ts'

const model = GEAR.find(({ level }) => level >= 20)
if (!model) throw new Error('The catalogue has no such model')
const gear = {
  model,
  enhanceLevel: 0,
  grind: NO_GRIND,
  craft: null,
  equippedSlot: null,
  isInMarket: false,
}
const smith = { forgeLevel: 10, skill: 199 }
const mastery = { type: 'CHARACTERISTICS', name: 'archersMastery' } as const
const grind = { ...NO_GRIND, characteristics: { name: 'archersMastery', level: 2 } } as const

/** A seed whose draw fits. */
function seedWhere(fits: (roll: number) => boolean): string {
  for (let number = 0; ; number += 1) if (fits(sharpeningRoll(`try ${number}`))) return `try ${number}`
}

// The chance is 53 per cent.
const lucky = seedWhere((roll) => roll < 53)
const unlucky = seedWhere((roll) => roll >= 53)

describe('decideSharpening', () => {
  it('adds forge and skill to the chance, the skill in whole per cent', () => {
    expect([1, 3, 4].map((level) => chanceAt(smith, level))).toEqual([53, 53, 43])
  })

  it('raises the level for a diamond', () => {
    const state = { gear: { grind }, failures: 1, smith }
    expect(decideSharpening(state, mastery, createRandom(lucky))).toEqual({
      cost: { gold: 0, diamonds: 1 },
      level: 3,
      chancePercent: 53,
      isSure: false,
      success: true,
      after: { level: 3, failures: 1 },
      grind: { ...grind, characteristics: { name: 'archersMastery', level: 3 } },
      events: [{ type: 'sharpeningTried', sharpening: 'CHARACTERISTICS', success: true }],
    })
  })

  it('falls to 0 and clears the name when the try fails', () => {
    const decided = decideSharpening({ gear: { grind }, failures: 0, smith }, mastery, createRandom(unlucky))
    expect(decided.success).toBe(false)
    expect(decided.after).toEqual({ level: 0, failures: 0 })
    expect(decided.grind).toEqual({ ...NO_GRIND, characteristics: null })
  })

  it('leaves the other sharpenings as they are', () => {
    const both = { ...grind, armorOrDodge: { name: 'armor', level: 4 }, limitsLevel: 1 } as const
    const state = { gear: { grind: both }, failures: 0, smith }
    expect(decideSharpening(state, { type: 'LIMITS' }, createRandom(lucky)).grind).toEqual({
      ...both,
      limitsLevel: 2,
    })
    const trade = { type: 'ARMOR_OR_DODGE', name: 'armor' } as const
    expect(decideSharpening(state, trade, createRandom(unlucky)).grind).toEqual({
      ...both,
      armorOrDodge: null,
    })
  })

  it('succeeds when enough failures are counted, and draws all the same', () => {
    const rolls: number[] = []
    const never = { ...createRandom('x'), int: (_: number, most: number) => rolls.push(most) && most }
    const sharp = { ...NO_GRIND, limitsLevel: 3 }
    const state = { gear: { grind: sharp }, failures: 3, smith }
    expect(decideSharpening(state, { type: 'LIMITS' }, never satisfies Random)).toMatchObject({
      isSure: true,
      success: true,
      after: { level: 4, failures: 0 },
    })
    expect(rolls).toEqual([99])
  })
})

describe('a try is refused', () => {
  const order = {
    gear,
    request: { type: 'LIMITS' },
    may: { characteristics: [], armorOrDodge: false, limits: true },
    forgeLevel: 9,
    diamonds: 1,
    level: model.level - 1,
    isSure: false,
  } as const
  const worn = { ...gear, equippedSlot: 1, grind: { ...NO_GRIND, limitsLevel: 5 } }
  const codes = (more: Partial<Parameters<typeof tryRefusals>[0]>) =>
    tryRefusals({ ...order, ...more }).map(({ code }) => code)

  it('for worn gear that would need a higher level without its compensation', () => {
    expect(codes({ gear: worn })).toEqual(['levelTooLow'])
    expect(codes({ gear: { ...worn, equippedSlot: null } })).toEqual([])
    expect(codes({ gear: worn, isSure: true })).toEqual([])
  })

  it('for the forge and the diamond before the level', () => {
    expect(codes({ gear: worn, forgeLevel: 5, diamonds: 0 })).toEqual([
      'forgeLevelTooLow',
      'notEnoughDiamonds',
      'levelTooLow',
    ])
  })
})
