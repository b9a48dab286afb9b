import { describe, expect, test } from 'vitest'
import { sourceWords } from '#apps/game/src/shared/items/source-words.ts'
import { RESOURCES } from '#catalogue/inventory/resources.ts'

describe('where an item comes from', () => {
  test('every resource has a place', () => {
    for (const { id } of RESOURCES) {
      const places = sourceWords({ kind: 'resource', id }, 20)
      expect(places.length).toBeGreaterThan(1)
      expect(new Set(places.map(({ key }) => key)).size).toBe(places.length)
    }
  })

  test('names the highest mission that the player may enter first, three at most', () => {
    const levelOf = (level: number) =>
      sourceWords({ kind: 'resource', id: 1 }, level)
        .filter(({ page }) => page === 'missions')
        .map(({ place }) => Number(/(\d+)-й/.exec(place)?.[1]))
    expect(levelOf(20).length).toBeLessThanOrEqual(3)
    expect(levelOf(20)[0]).toBeLessThanOrEqual(20)
    expect(levelOf(20)[0]).toBeGreaterThanOrEqual(levelOf(3)[0] ?? 0)
  })

  test('says nothing of an unknown item', () => {
    expect(sourceWords({ kind: 'gear', id: 9_999 }, 5)).toEqual([])
  })
})
