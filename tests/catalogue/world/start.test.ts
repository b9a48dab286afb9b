import { describe, expect, it } from 'vitest'
import { START_ARMY, START_GOLD } from '#catalogue/world/start.ts'
import { ARMY_GROUPS, maxArmy, unitPrice } from '#rules/army/army.ts'

describe('a fresh castle', () => {
  it('has an army within its maximum and gold for the first units', () => {
    for (const group of ARMY_GROUPS) expect(START_ARMY[group]).toBeLessThan(maxArmy(1)[group])
    expect(START_GOLD).toBeGreaterThanOrEqual(5 * unitPrice('archers', 2))
  })
})
