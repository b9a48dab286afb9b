import { describe, expect, it } from 'vitest'
import { BUILDINGS, buildingLevelMax, NO_BUILDINGS } from '#rules/buildings/buildings.ts'
import { viewEffects } from '#server/domains/buildings/effects.ts'

const LEVELS = Array.from({ length: 60 }, (_, index) => index + 1)

describe('the effects of a building', () => {
  it.each(BUILDINGS)('%s: every level that a castle may build gives something', (building) => {
    const idle = LEVELS.flatMap((level) =>
      Array.from({ length: buildingLevelMax(building, level) }, (_, built) => {
        const levels = { ...NO_BUILDINGS, [building]: built }
        const castle = { levels, level, hasSubscription: false, skillSlots: 0, skillVault: 0 }
        const isGain = viewEffects(building, castle).some(({ now, next }) => next > now)
        return isGain ? [] : [`level ${built + 1} at ${level}`]
      }).flat(),
    )
    expect(idle).toEqual([])
  })
})
