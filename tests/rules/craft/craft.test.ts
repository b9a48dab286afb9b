import { describe, expect, it } from 'vitest'
import {
  CRAFT_POINTS,
  type CraftChoice,
  craftBudget,
  craftCost,
  craftLevelMin,
  craftPoints,
  makeCraft,
} from '#rules/craft/craft.ts'
import { craftRefusals, craftResetRefusals } from '#rules/craft/craft-refusals.ts'
import { SHARPENING_VALUES } from '#rules/forge/sharpening-value.ts'
import { renameRefusals, starsMessage } from '#rules/gear/rename.ts'
import { BOW, gearOf } from '../gear/specimens.ts'

const choice: CraftChoice = { archersAttack: 6, archersMastery: 2 }

describe('a craft', () => {
  it('has a budget by forge level, from level 4 on', () => {
    expect([0, 3, 4, 5, 15].map((level) => craftBudget(level))).toEqual([0, 0, 60, 120, 720])
    expect(craftBudget(4, 2_000)).toBe(72)
  })

  it('costs 60 points for the bonus of one level of sharpening', () => {
    for (const name of ['archersAttack', 'armor', 'dodge', 'luck', 'peasants', 'squires'] as const) {
      expect(SHARPENING_VALUES[name] * CRAFT_POINTS[name], name).toBe(60)
    }
    expect(craftPoints(choice)).toBe(60)
  })

  it('requires the player’s level for the forge that can make it', () => {
    expect([1, 60, 61, 720].map(craftLevelMin)).toEqual([16, 16, 20, 60])
  })

  it('raises minimum and maximum of an attack, for one model', () => {
    expect(makeCraft({ ...choice, squires: 4 }, BOW.id)).toEqual({
      gearId: BOW.id,
      levelMin: 20,
      characteristics: { archersAttackMin: 6, archersAttackMax: 6, archersMastery: 2 },
      army: { squires: 4 },
    })
  })

  it('costs gold per point, and resources for every 60 points or part of them', () => {
    const materials = [{ resourceId: 1, perSixty: 3 }]
    expect(craftCost(60, materials)).toEqual({ gold: 1_200, resources: [{ resourceId: 1, amount: 3 }] })
    expect(craftCost(61, materials).resources).toEqual([{ resourceId: 1, amount: 6 }])
  })

  const order = {
    choice,
    allowed: ['archersAttack', 'archersMastery', 'luck', 'dodge'],
    gearId: BOW.id,
    target: { gearId: BOW.id, isBlank: false, craft: null, isInMarket: false },
    forgeLevel: 4,
    budget: 60,
    cost: craftCost(60, [{ resourceId: 1, perSixty: 3 }]),
    purse: { gold: 1_200, diamonds: 0 },
    stock: { 1: 3 },
  } satisfies Parameters<typeof craftRefusals>[0]
  const codes = (more: Partial<Parameters<typeof craftRefusals>[0]>): string[] =>
    craftRefusals({ ...order, ...more }).map(({ code }) => code)

  it('is made on the gear or on a blank', () => {
    expect(codes({})).toEqual([])
    expect(codes({ target: { ...order.target, gearId: 999, isBlank: true } })).toEqual([])
  })

  it('needs forge level 4', () => {
    expect(craftRefusals({ ...order, forgeLevel: 3 })).toEqual([
      { code: 'forgeLevelTooLow', message: 'Нужна кузница 4-го уровня', have: 3, need: 4 },
    ])
  })

  it('is refused if empty, over budget, not allowed for the class, or of too many kinds', () => {
    expect(codes({ choice: {} })).toEqual(['craftEmpty'])
    expect(codes({ choice: { archersAttack: 13 } })).toEqual(['craftOverBudget'])
    expect(codes({ choice: { armor: 1 } })).toEqual(['craftUnavailable'])
    const many = { archersAttack: 1, archersMastery: 1, luck: 1, dodge: 1 }
    expect(codes({ choice: many, budget: 500 })).toEqual(['craftTooManyKinds'])
  })

  it('is refused for another model, a second craft, gear on the market, and without funds', () => {
    const craft = makeCraft(choice, BOW.id)
    expect(codes({ target: { gearId: 8, isBlank: false, craft, isInMarket: true } })).toEqual([
      'craftPresent',
      'craftOfOtherGear',
      'gearInMarket',
    ])
    expect(codes({ stock: {}, purse: { gold: 1_199, diamonds: 0 } })).toEqual([
      'notEnoughResources',
      'notEnoughGold',
    ])
  })

  it('is removed for 1,000 diamonds', () => {
    const crafted = gearOf(BOW, { craft: makeCraft(choice, BOW.id) })
    const codesOf = (gear: ReturnType<typeof gearOf>, diamonds: number): string[] =>
      craftResetRefusals({ gear, forgeLevel: 4, diamonds }).map(({ code }) => code)
    expect(codesOf(crafted, 1_000)).toEqual([])
    expect(codesOf(gearOf(BOW), 999)).toEqual(['noCraft', 'notEnoughDiamonds'])
  })
})

describe('a new name', () => {
  it.each([
    [1, 'Вещь должна иметь 1 звезду'],
    [2, 'Вещь должна иметь 2 звезды'],
    [4, 'Вещь должна иметь 4 звезды'],
    [5, 'Вещь должна иметь 5 звезд'],
    [11, 'Вещь должна иметь 11 звезд'],
    [20, 'Вещь должна иметь 20 звезд'],
  ])('with %i stars gives %s', (stars, message) => {
    expect(starsMessage(stars)).toBe(message)
  })

  it('needs five stars, 3 to 16 characters and 300 diamonds', () => {
    const request = { enhanceLevel: 5, name: 'Кладенец', purse: { gold: 0, diamonds: 300 } }
    expect(renameRefusals(request)).toEqual([])
    expect(
      renameRefusals({ enhanceLevel: 4, name: 'Ох', purse: { gold: 0, diamonds: 299 } }).map(
        ({ message }) => message,
      ),
    ).toEqual([
      'Вещь должна иметь 5 звезд',
      'Название должно содержать не менее 3 символов',
      'Недостаточно алмазов',
    ])
    expect(renameRefusals({ ...request, name: 'Меч-кладенец дальний' }).map(({ code }) => code)).toEqual([
      'textTooLong',
    ])
  })
})
