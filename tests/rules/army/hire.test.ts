import { describe, expect, it } from 'vitest'
import { START_ARMY } from '#catalogue/world/start.ts'
import { maxArmy } from '#rules/army/army.ts'
import { decideHire, type HiringState } from '#rules/army/hire.ts'

// An archer costs 9.
const state: HiringState = {
  level: 1,
  army: { ...START_ARMY, archers: 20 },
  max: maxArmy(1),
  gold: 20,
  discount: 0,
}

describe('decideHire', () => {
  it('adds the units to their group for the price of each', () => {
    expect(decideHire(state, { group: 'archers', amount: 2 })).toEqual({
      refusals: [],
      cost: { gold: 18, diamonds: 0 },
      army: { ...state.army, archers: 22 },
      events: [{ type: 'unitsBought', group: 'archers', amount: 2 }],
    })
  })

  it('counts the discount of skills in each unit', () => {
    const { cost } = decideHire({ ...state, discount: 2_000 }, { group: 'archers', amount: 2 })
    expect(cost).toEqual({ gold: 14, diamonds: 0 })
  })

  it('refuses what does not fit, then what is too dear, and leaves the army as it is', () => {
    expect(decideHire(state, { group: 'archers', amount: 4 })).toEqual({
      refusals: [
        { code: 'armyLimitReached', message: 'Столько в отряд не поместится', have: 3, need: 4 },
        { code: 'notEnoughGold', message: 'Недостаточно золота', have: 20, need: 36 },
      ],
      cost: { gold: 36, diamonds: 0 },
      army: state.army,
      events: [],
    })
  })

  it('calls a group above its maximum full', () => {
    const over = { ...state, army: { ...state.army, archers: 25 } }
    expect(decideHire(over, { group: 'archers', amount: 1 }).refusals).toEqual([
      { code: 'armyLimitReached', message: 'Отряд полон', have: 0, need: 1 },
    ])
  })
})
