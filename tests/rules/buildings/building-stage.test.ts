import { expect, it } from 'vitest'
import { buildingStage } from '#rules/buildings/building-stage.ts'

it('follows the level of a building', () => {
  const stages = [0, 1, 3, 4, 7, 8, 40].map((level) => buildingStage('forge', level))
  expect(stages).toEqual([0, 1, 1, 2, 2, 3, 3])
})

it('shows a palisade where there are no walls, and stone from the first level on', () => {
  expect([0, 1, 5, 6].map((level) => buildingStage('walls', level))).toEqual([1, 2, 2, 3])
})
