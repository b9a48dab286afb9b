import { describe, expect, it } from 'vitest'
import { type Connection, householdScore } from '#rules/admin/household-score.ts'

function device(playerId: number): Connection {
  return { signal: 'SHARED_DEVICE', playerId, count: 1 }
}
function address(playerId: number): Connection {
  return { signal: 'SHARED_ADDRESS', playerId, count: 2 }
}
function trades(playerId: number): Connection {
  return { signal: 'TRADES', playerId, count: 5 }
}

describe('the score of a household', () => {
  it('is 0 without a reason, and trade alone is none', () => {
    expect(householdScore([])).toEqual({ score: 0, reasons: [] })
    expect(householdScore([trades(2), trades(3)])).toEqual({ score: 0, reasons: [] })
  })

  it('is the sum of its reasons, each with the castles it is about', () => {
    const { score, reasons } = householdScore([device(2), address(2), address(3), trades(3), trades(4)])
    expect(reasons).toEqual([
      { signal: 'SHARED_DEVICE', points: 60, playerIds: [2] },
      { signal: 'SHARED_ADDRESS', points: 20, playerIds: [2, 3] },
      { signal: 'TRADES', points: 10, playerIds: [3] },
    ])
    expect(score).toBe(90)
  })

  it('never exceeds 100, and a school behind one address stays suspicious at most', () => {
    const school = Array.from({ length: 200 }, (_, index) => address(index + 2))
    expect(householdScore(school).score).toBe(30)
    expect(householdScore([...school, device(2), device(3), device(4), trades(2)]).score).toBe(100)
  })
})
