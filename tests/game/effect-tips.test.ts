import { expect, test } from 'vitest'
import { EFFECT_TIPS } from '#apps/game/src/features/buildings/effect-tips.ts'
import { TIPS } from '#catalogue/tips/tips.ts'
import { BUILDINGS, NO_BUILDINGS } from '#rules/buildings/buildings.ts'
import { viewEffects } from '#server/domains/buildings/effects.ts'

const castle = { levels: NO_BUILDINGS, level: 5, hasSubscription: false, skillSlots: 0, skillVault: 0 }

test.each(BUILDINGS)('every effect of %s has a tip', (building) => {
  const tips = EFFECT_TIPS[building]
  expect(tips).toHaveLength(viewEffects(building, castle).length)
  for (const tip of tips) expect(TIPS).toHaveProperty(tip)
})
