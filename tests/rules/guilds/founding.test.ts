import { describe, expect, it } from 'vitest'
import {
  decideChipIn,
  type FounderState,
  foundGuildRefusals,
  SHARE_MIN,
  shareBounds,
  withdrawRefusals,
} from '#rules/guilds/founding.ts'

const rich: FounderState = { isInGuild: false, isInOtherFounding: false, diamonds: 1_000 }

function codes(refusals: readonly { code: string }[]): string[] {
  return refusals.map(({ code }) => code)
}

describe('a founding', () => {
  it('is complete with 1,000 diamonds, whoever gives them', () => {
    expect(decideChipIn(rich, 1_000)).toMatchObject({ refusals: [], isComplete: true })
    const before = { diamonds: 700, shareCount: 2, ownShare: 0 }
    expect(decideChipIn(rich, 299, before)).toMatchObject({
      refusals: [],
      isComplete: false,
      after: { diamonds: 999, shareCount: 3, ownShare: 299 },
    })
    expect(decideChipIn(rich, 300, before).isComplete).toBe(true)
    expect(codes(decideChipIn(rich, 301, before).refusals)).toEqual(['shareTooLarge'])
  })

  it('always has room for the rest of the sum: twenty smallest shares are all of it', () => {
    let founding = { diamonds: 0, shareCount: 0, ownShare: 0 }
    for (let player = 0; player < 20; player += 1) {
      const { refusals, after } = decideChipIn(rich, SHARE_MIN, founding)
      expect(refusals).toEqual([])
      founding = { ...after, ownShare: 0 }
    }
    expect(founding).toEqual({ diamonds: 1_000, shareCount: 20, ownShare: 0 })
  })

  it('takes less than the smallest share only from who has one, and as the rest', () => {
    const started = { diamonds: 100, shareCount: 1, ownShare: 0 }
    expect(codes(decideChipIn(rich, SHARE_MIN - 1, started).refusals)).toEqual(['shareTooSmall'])
    expect(shareBounds({ ...started, ownShare: 100 })).toEqual({ min: 1, max: 900 })
    expect(shareBounds({ diamonds: 970, shareCount: 3, ownShare: 0 })).toEqual({ min: 30, max: 30 })
  })

  it('takes one founding, no guild and enough diamonds', () => {
    expect(codes(foundGuildRefusals(rich))).toEqual([])
    expect(codes(foundGuildRefusals({ isInGuild: true, isInOtherFounding: true, diamonds: 999 }))).toEqual([
      'alreadyInGuild',
      'foundingUnderway',
      'notEnoughDiamonds',
    ])
    const full = { diamonds: 990, shareCount: 20, ownShare: 0 }
    expect(codes(decideChipIn(rich, 10, full).refusals)).toEqual(['foundingFull'])
    expect(codes(decideChipIn(rich, 10, { ...full, ownShare: 50 }).refusals)).toEqual([])
  })

  it('gives a share back, but not to who opened it', () => {
    expect(withdrawRefusals({ share: 70, isFounder: false })).toEqual([])
    expect(codes(withdrawRefusals({ share: 0, isFounder: false }))).toEqual(['noShare'])
    expect(codes(withdrawRefusals({ share: 70, isFounder: true }))).toEqual(['founderStays'])
  })
})
