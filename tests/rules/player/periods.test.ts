import { describe, expect, it } from 'vitest'
import { deletionAt, subscriptionEnd } from '../../../rules/player/periods.ts'

const DAY = 86_400_000

describe('periods', () => {
  it('a subscription runs 30 days, one more adds 30 to what is left', () => {
    expect(subscriptionEnd(5 * DAY, null)).toBe(35 * DAY)
    expect(subscriptionEnd(5 * DAY, 20 * DAY)).toBe(50 * DAY)
    expect(subscriptionEnd(5 * DAY, 2 * DAY)).toBe(35 * DAY)
  })

  it('a player is deleted three days after asking for it', () => {
    expect(deletionAt(7 * DAY)).toBe(10 * DAY)
  })
})
