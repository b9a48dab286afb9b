import { expect, it } from 'vitest'
import { heightsOf } from '#apps/game/src/ui/charts/bar-scale.ts'

it('draws amounts on one scale, and keeps small ones visible', () => {
  const { top, heightOf } = heightsOf([200, 80, 1, 0])
  expect(top).toBe(200)
  expect([200, 80, 0].map((amount) => heightOf(amount).percent)).toEqual([100, 40, 0])
  expect(heightOf(1).percent).toBeGreaterThan(1)
})

it('cuts one bar that would flatten all others', () => {
  const { top, heightOf } = heightsOf([100_000, 900, 300, 200])
  expect(heightOf(100_000)).toEqual({ percent: 100, isCut: true })
  expect(heightOf(900).isCut).toBe(false)
  expect(heightOf(900).percent).toBeGreaterThan(50)
  expect(top).toBeLessThan(2_000)
})

it('cuts nothing beside the few bars of a first day', () => {
  expect(heightsOf([3000, 800]).heightOf(3000)).toEqual({ percent: 100, isCut: false })
  expect(heightsOf([500, 0, 0]).heightOf(500)).toEqual({ percent: 100, isCut: false })
  expect(heightsOf([0, 0]).heightOf(0)).toEqual({ percent: 0, isCut: false })
})
