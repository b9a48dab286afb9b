import { describe, expect, it } from 'vitest'
import { BLANK_GEAR } from '#catalogue/gear/blank.ts'
import { GEAR } from '#catalogue/gear/gear.ts'
import { decideEnhancing, decideReset, type EnhancingState } from '#rules/forge/decide-enhancing.ts'

const [model] = GEAR
if (!model) throw new Error('The catalogue has no gear')

// The first star takes 500 points, the first two 1,250.
const state: EnhancingState = { gear: { model, isInMarket: false }, invested: 501, atHand: 800, level: 1 }

describe('decideEnhancing', () => {
  it('moves the points into the gear and counts its stars', () => {
    expect(decideEnhancing(state, 749)).toEqual({
      refusals: [],
      invested: 1_250,
      atHand: 51,
      enhanceLevel: 2,
      events: [{ type: 'gearEnhanced' }],
    })
  })

  it('refuses for the market, a blank, the most stars and the points, in this order, and changes nothing', () => {
    const refused = { ...state, gear: { model: BLANK_GEAR, isInMarket: true } }
    const { refusals, ...after } = decideEnhancing(refused, 10_000)
    expect(refusals.map(({ code }) => code)).toEqual([
      'gearInMarket',
      'gearIsBlank',
      'enhanceLimitReached',
      'notEnoughPoints',
    ])
    expect(after).toEqual({ invested: 501, atHand: 800, enhanceLevel: 1, events: [] })
  })
})

describe('decideReset', () => {
  it('gives half of the points back, rounded down', () => {
    expect(decideReset(state)).toEqual({
      refusals: [],
      invested: 0,
      atHand: 1_050,
      enhanceLevel: 0,
      events: [],
    })
  })

  it('refuses for the market and for gear without points, and changes nothing', () => {
    const refused = { gear: { model, isInMarket: true }, invested: 0, atHand: 3 }
    const { refusals, ...after } = decideReset(refused)
    expect(refusals.map(({ code }) => code)).toEqual(['gearInMarket', 'nothingToReset'])
    expect(after).toEqual({ invested: 0, atHand: 3, enhanceLevel: 0, events: [] })
  })
})
