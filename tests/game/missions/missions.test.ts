import { expect, test } from 'vitest'
import { enoughEnergyAt } from '../../../apps/game/src/features/missions/enough-energy.ts'

const store = { max: 120, intervalSeconds: 720 }
const nextAt = Date.parse('2026-11-20T12:07:42.000Z')

test('enough energy comes with the first point, or an interval later for each further one', () => {
  expect(enoughEnergyAt(store, { current: 1, nextAt }, 2)).toBe(nextAt)
  expect(enoughEnergyAt(store, { current: 1, nextAt }, 6)).toBe(nextAt + 4 * 720_000)
})

test('nothing is waited for when there is enough, or never will be', () => {
  expect(enoughEnergyAt(store, { current: 6, nextAt }, 6)).toBeNull()
  expect(enoughEnergyAt(store, { current: 1, nextAt }, 121)).toBeNull()
  expect(enoughEnergyAt(store, { current: 120, nextAt: null }, 6)).toBeNull()
})
