import { describe, expect, it } from 'vitest'
import { decideRepair, type RepairState } from '#rules/buildings/repair.ts'

const state: RepairState = {
  damaged: ['moats', 'walls'],
  buildingLevel: 2,
  // Level 2 costs 203, of which a tenth is 20.3.
  cost: { gold: 150, resources: [{ resourceId: 1, perLevel: 3 }] },
  gold: 21,
}

describe('decideRepair', () => {
  it('takes a tenth of the price of the level, rounded up, and leaves the other damage', () => {
    expect(decideRepair(state, 'walls')).toEqual({ refusals: [], gold: 21, damaged: ['moats'] })
  })

  it('refuses a whole building', () => {
    const { refusals, gold, damaged } = decideRepair(state, 'stakes')
    expect(refusals).toEqual([expect.objectContaining({ code: 'notDamaged' })])
    expect([gold, damaged]).toEqual([0, ['moats', 'walls']])
  })

  it('tells how much gold is short', () => {
    expect(decideRepair({ ...state, gold: 20 }, 'walls').refusals).toEqual([
      expect.objectContaining({ code: 'notEnoughGold', have: 20, need: 21 }),
    ])
  })
})
