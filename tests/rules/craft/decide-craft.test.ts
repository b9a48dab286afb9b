import { describe, expect, it } from 'vitest'
import { GEAR } from '#catalogue/gear/gear.ts'
import {
  type CraftRecipe,
  type CraftState,
  decideCraft,
  decideCraftReset,
} from '#rules/craft/decide-craft.ts'
import { NO_GRIND } from '#rules/gear/gear.ts'

const model = GEAR.find(({ level }) => level >= 10)
if (!model) throw new Error('The catalogue has no such model')

// The forge of level 4 makes 60 points, which are five of armor: 1,200 gold.
const state: CraftState = {
  target: { model, enhanceLevel: 0, grind: NO_GRIND, craft: null, equippedSlot: null, isInMarket: false },
  forgeLevel: 4,
  skills: { budget: 0, discount: 0 },
  level: 16,
  gold: 1_200,
  stock: { 3: 2 },
}
const recipe: CraftRecipe = {
  gearId: model.id,
  allowed: ['armor', 'squires'],
  materials: [{ resourceId: 3, perSixty: 2 }],
  choice: { armor: 5, squires: 0 },
}

describe('decideCraft', () => {
  it('makes the craft for gold and resources, and keeps them as its materials', () => {
    const resources = [{ resourceId: 3, amount: 2 }]
    expect(decideCraft(state, recipe)).toEqual({
      refusals: [],
      cost: { gold: 1_200, resources },
      craft: {
        gearId: model.id,
        levelMin: 16,
        characteristics: { armor: 5 },
        army: {},
        materials: resources,
      },
      events: [{ type: 'craftMade' }],
    })
  })

  it('counts the skills: more points, less gold', () => {
    const skills = { budget: 2_000, discount: 2_500 }
    const { refusals, cost } = decideCraft(
      { ...state, skills, level: 20, stock: { 3: 4 }, gold: 1_080 },
      { ...recipe, choice: { armor: 6 } },
    )
    expect([refusals, cost.gold]).toEqual([[], 1_080])
  })

  it('refuses what is short after what is wrong with the target, and the level of worn gear last', () => {
    const target = { ...state.target, equippedSlot: 1, isInMarket: true }
    const refused = { ...state, target, forgeLevel: 3, level: 15, gold: 0, stock: {} }
    const { refusals, cost, events } = decideCraft(refused, { ...recipe, gearId: 1 })
    expect(refusals.map(({ code }) => code)).toEqual([
      'forgeLevelTooLow',
      'craftOverBudget',
      'craftOfOtherGear',
      'gearInMarket',
      'notEnoughResources',
      'notEnoughGold',
      'levelTooLow',
    ])
    expect([cost.gold, events]).toEqual([1_200, []])
  })

  it('asks no level of gear in the storage', () => {
    expect(decideCraft({ ...state, level: 1 }, recipe).refusals).toEqual([])
  })
})

describe('decideCraftReset', () => {
  const { craft } = decideCraft(state, recipe)
  const materials = [{ resourceId: 3, amount: 2 }]
  const reset = {
    gear: { craft, isInMarket: false },
    materials,
    forgeLevel: 4,
    diamonds: 1_000,
    stacks: { 3: 498 },
  }

  it('costs 1,000 diamonds and gives the materials back', () => {
    expect(decideCraftReset(reset)).toEqual({
      refusals: [],
      cost: { gold: 0, diamonds: 1_000 },
      resources: materials,
    })
  })

  it('refuses what is short first, then the market, then full stacks', () => {
    const gear = { craft: null, isInMarket: true }
    const refused = { ...reset, gear, forgeLevel: 3, diamonds: 999, stacks: { 3: 499 } }
    expect(decideCraftReset(refused).refusals.map(({ code }) => code)).toEqual([
      'noCraft',
      'forgeLevelTooLow',
      'notEnoughDiamonds',
      'gearInMarket',
      'notEnoughSpace',
    ])
  })
})
