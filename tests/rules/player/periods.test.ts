import { describe, expect, it } from 'vitest'
import { deletionAt, subscriptionEnd } from '#rules/player/periods.ts'

const DAY_MS = 86_400_000

describe('periods', () => {
  it('a subscription runs 30 days, one more adds 30 to what is left', () => {
    expect(subscriptionEnd(5 * DAY_MS, null)).toBe(35 * DAY_MS)
    expect(subscriptionEnd(5 * DAY_MS, 20 * DAY_MS)).toBe(50 * DAY_MS)
    expect(subscriptionEnd(5 * DAY_MS, 2 * DAY_MS)).toBe(35 * DAY_MS)
  })

  it('a player is deleted three days after asking for it', () => {
    expect(deletionAt(7 * DAY_MS)).toBe(10 * DAY_MS)
  })
})
