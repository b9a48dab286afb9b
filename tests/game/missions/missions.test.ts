import { expect, test } from 'vitest'
import { enoughEnergyAt } from '#apps/game/src/shared/missions/enough-energy.ts'

const store = { intervalSeconds: 720, intervalChange: null, laterIntervalChange: null }
const nextAt = Date.parse('2026-11-20T12:07:42.000Z')

test('enough energy returns with the next point, plus one interval for each further one', () => {
  expect(enoughEnergyAt(store, { current: 1, nextAt }, 2)).toBe(nextAt)
  expect(enoughEnergyAt(store, { current: 1, nextAt }, 6)).toBe(nextAt + 4 * 720_000)
})

test('points beyond the end of a subscription take longer', () => {
  // The point under way is half there when the subscription ends, three minutes after the first one.
  const intervalChange = { at: new Date(nextAt + 180_000).toISOString(), intervalSeconds: 720 }
  const boosted = { intervalSeconds: 360, intervalChange, laterIntervalChange: null }
  expect(enoughEnergyAt(boosted, { current: 1, nextAt }, 2)).toBe(nextAt)
  expect(enoughEnergyAt(boosted, { current: 1, nextAt }, 4)).toBe(nextAt + 180_000 + 360_000 + 720_000)
})

test('nothing is waited for when there is enough, or never will be', () => {
  expect(enoughEnergyAt(store, { current: 6, nextAt }, 6)).toBeNull()
  expect(enoughEnergyAt(store, { current: 1, nextAt }, 121)).toBeNull()
  expect(enoughEnergyAt(store, { current: 120, nextAt: null }, 6)).toBeNull()
})
