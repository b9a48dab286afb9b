import { describe, expect, it } from 'vitest'
import { START_DIAMONDS, START_GOLD } from '#catalogue/world/start.ts'
import { DAY_MS } from '#rules/core/game-day.ts'
import { WORLD_START } from '#tools/simulate/clock.ts'
import { foundCastle } from '#tools/simulate/found-castle.ts'
import { earn, spend } from '#tools/simulate/money.ts'

function fresh() {
  return foundCastle({
    id: 1,
    archetype: 'casual',
    guard: 'free',
    arm: 'mixed',
    foundedAt: WORLD_START,
    seed: 'x',
  })
}

describe('a simulated purse', () => {
  it('starts with what the catalogue gives', () => {
    const castle = fresh()
    expect([castle.gold, castle.diamonds]).toEqual([START_GOLD, START_DIAMONDS])
    expect(castle.record.flows.gold).toEqual({ start: [START_GOLD] })
  })

  it('sums flows by ten days of the castle’s age', () => {
    const castle = fresh()
    earn(castle, 'gold', 70, 'taxes', WORLD_START)
    earn(castle, 'gold', 30, 'taxes', WORLD_START + 9 * DAY_MS)
    spend(castle, 'gold', 50, 'army', WORLD_START + 21 * DAY_MS)
    expect(castle.record.flows.gold).toMatchObject({ taxes: [100], army: [0, 0, -50] })
    expect(castle.gold).toBe(START_GOLD + 50)
  })

  it('never pays more than it has, and takes only whole amounts', () => {
    const castle = fresh()
    expect(() => spend(castle, 'gold', START_GOLD + 1, 'shop', WORLD_START)).toThrow(RangeError)
    expect(() => earn(castle, 'gold', 0.5, 'taxes', WORLD_START)).toThrow(RangeError)
    expect(() => spend(castle, 'gold', -1, 'shop', WORLD_START)).toThrow(RangeError)
    expect(castle.gold).toBe(START_GOLD)
  })
})
