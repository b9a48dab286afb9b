import { expect, it } from 'vitest'
import { CRUSADES } from '#catalogue/crusades/crusades.ts'
import { enemyKindOf } from '#catalogue/missions/enemy-kinds.ts'

it('draws the enemy of a mission and the boss of a crusade by its icon', () => {
  expect(enemyKindOf('oldMill')).toBe('rats')
  expect(enemyKindOf('ogreToll')).toBe('giants')
  expect(enemyKindOf('noSuchPlace')).toBe('bandits')
})

it('draws no boss of a crusade as a robber', () => {
  expect(CRUSADES.filter(({ key }) => enemyKindOf(key) === 'bandits').map(({ key }) => key)).toEqual([])
})
