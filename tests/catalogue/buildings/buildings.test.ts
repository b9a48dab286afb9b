import { describe, expect, it } from 'vitest'
import { BUILDING_ENTRIES } from '#catalogue/buildings/buildings.ts'
import { RESOURCES } from '#catalogue/inventory/resources.ts'
import { BUILDINGS, buildingCost, buildingLevelMax, CRAFT_FORGE_LEVEL } from '#rules/buildings/buildings.ts'
import { expectIcon, expectName, expectSentence, expectUnique } from '../texts.ts'

describe('buildings', () => {
  it('are the nine of the specification and differ in everything a player reads', () => {
    expect(BUILDING_ENTRIES.map(({ building }) => building)).toEqual(BUILDINGS)
    for (const property of ['name', 'legend', 'effect', 'icon'] as const) {
      expectUnique(BUILDING_ENTRIES.map((entry) => entry[property]))
    }
  })

  it.each(BUILDING_ENTRIES)('$building has valid texts and says what it opens', (entry) => {
    expectName(entry.name, 16)
    expectSentence(entry.legend, 100)
    expectSentence(entry.effect, 120)
    expectIcon(entry.icon)
    for (const { level, text } of entry.opens) {
      expect(level).toBeGreaterThan(0)
      expectSentence(text, 60)
    }
  })

  it.each(BUILDING_ENTRIES)('$building costs gold, and from level 3 on resources that exist', ({ cost }) => {
    expect(buildingCost(cost, 1)).toEqual({ gold: cost.gold, resources: [] })
    const third = buildingCost(cost, 3)
    expect(third.gold).toBeGreaterThan(cost.gold)
    expect(third.resources.length).toBeGreaterThan(0)
    expectUnique(third.resources.map(({ resourceId }) => resourceId))
    for (const { resourceId, amount } of third.resources) {
      expect(RESOURCES.map(({ id }) => id)).toContain(resourceId)
      expect(amount).toBeGreaterThan(0)
    }
  })

  it.each(BUILDING_ENTRIES)('$building: no level needs more of a resource than a stack holds', (entry) => {
    const { resources } = buildingCost(entry.cost, buildingLevelMax(entry.building, 60))
    for (const { amount } of resources) expect(amount).toBeLessThanOrEqual(500)
  })

  it('say that the forge opens crafts at the level that the rules require', () => {
    const forge = BUILDING_ENTRIES.find(({ building }) => building === 'forge')
    expect(forge?.opens.map(({ level }) => level)).toEqual([1, CRAFT_FORGE_LEVEL])
  })
})
