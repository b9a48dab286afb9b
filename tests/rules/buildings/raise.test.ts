import { describe, expect, it } from 'vitest'
import { NO_BUILDINGS } from '#rules/buildings/buildings.ts'
import { decideRaise, type RaiseState } from '#rules/buildings/raise.ts'

const state: RaiseState = {
  buildings: { ...NO_BUILDINGS, forge: 2, walls: 1 },
  level: 12,
  cost: { gold: 300, resources: [{ resourceId: 2, perLevel: 4 }] },
  discount: 0,
  gold: 547,
  stock: { 2: 4 },
}

describe('decideRaise', () => {
  it('builds the next level for its gold and resources, and leaves the other buildings', () => {
    expect(decideRaise(state, 'forge')).toEqual({
      refusals: [],
      buildingLevel: 3,
      cost: { gold: 547, resources: [{ resourceId: 2, amount: 4 }] },
      buildings: { ...NO_BUILDINGS, forge: 3, walls: 1 },
      events: [{ type: 'buildingRaised' }],
    })
  })

  it('takes the discount of skills from the gold alone', () => {
    const { refusals, cost } = decideRaise({ ...state, discount: 1_000, gold: 493 }, 'forge')
    expect(refusals).toEqual([])
    expect(cost).toEqual({ gold: 493, resources: [{ resourceId: 2, amount: 4 }] })
  })

  it('refuses for the level, for resources, for gold, in this order, and leaves the buildings as they are', () => {
    const refused = { ...state, level: 11, stock: {}, gold: 546 }
    expect(decideRaise(refused, 'forge')).toEqual({
      refusals: [
        { code: 'levelTooLow', message: 'Нужен уровень 12', have: 11, need: 12 },
        { code: 'notEnoughResources', message: 'Недостаточно ресурсов', have: 0, need: 4 },
        { code: 'notEnoughGold', message: 'Недостаточно золота', have: 546, need: 547 },
      ],
      buildingLevel: 3,
      cost: { gold: 547, resources: [{ resourceId: 2, amount: 4 }] },
      buildings: state.buildings,
      events: [],
    })
  })
})
