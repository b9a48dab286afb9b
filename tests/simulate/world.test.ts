import { beforeAll, describe, expect, it } from 'vitest'
import { ARMY_GROUPS, maxArmy } from '#rules/army/army.ts'
import { BUILDINGS, buildingLevelMax } from '#rules/buildings/buildings.ts'
import { enhanceLevelMax } from '#rules/forge/enhance.ts'
import { ARCHETYPES } from '#tools/simulate/archetypes.ts'
import type { Castle } from '#tools/simulate/castle.ts'
import { dealRoles } from '#tools/simulate/deal.ts'
import { CURRENCIES } from '#tools/simulate/record.ts'
import { playShard, playShardCastles, playWorld } from '#tools/simulate/world.ts'

const DAYS = 4

describe('a simulated world', () => {
  let castles: Castle[] = []
  beforeAll(() => {
    castles = playShardCastles({ seed: 'test', castles: 24, days: DAYS, shard: 0 })
  })

  it('has every archetype, with guards and arms spread evenly', () => {
    const roles = dealRoles(1_000)
    const share = (archetype: string): number => roles.filter((role) => role.archetype === archetype).length
    expect(ARCHETYPES.map(share)).toEqual([300, 350, 100, 80, 100, 70])
    const engaged = roles.filter(({ archetype }) => archetype === 'engaged')
    for (const guard of ['frontal', 'rear', 'free']) {
      expect(engaged.filter((role) => role.guard === guard).length).toBeGreaterThanOrEqual(116)
    }
  })

  it('records every change of money: the flows of a castle add up to its purse', () => {
    for (const castle of castles) {
      for (const currency of CURRENCIES) {
        const flows = Object.values(castle.record.flows[currency]).flat()
        expect(
          flows.reduce((sum, amount) => sum + amount, 0),
          `${castle.id} ${currency}`,
        ).toBe(castle[currency])
        expect(castle[currency]).toBeGreaterThanOrEqual(0)
      }
    }
  })

  it('respects the limits of army, buildings, gear and stock', () => {
    for (const castle of castles) {
      const most = maxArmy(castle.level, castle.buildings)
      for (const group of ARMY_GROUPS) {
        expect(castle.army[group]).toBeGreaterThanOrEqual(0)
        expect(castle.army[group]).toBeLessThanOrEqual(most[group])
      }
      for (const building of BUILDINGS) {
        expect(castle.buildings[building]).toBeLessThanOrEqual(buildingLevelMax(building, castle.level))
      }
      const worn = castle.gear.flatMap(({ equippedSlot }) => equippedSlot ?? [])
      expect(new Set(worn).size).toBe(worn.length)
      for (const gear of castle.gear) {
        expect(gear.model.level).toBeLessThanOrEqual(castle.level)
        expect(gear.enhanceLevel).toBeLessThanOrEqual(enhanceLevelMax(castle.level))
      }
      for (const amount of Object.values(castle.resources)) expect(amount).toBeGreaterThanOrEqual(0)
      expect(castle.enhancePoints).toBeGreaterThanOrEqual(0)
    }
  })

  it('lets castles advance: levels never fall, and daily players pass level 1', () => {
    for (const { record, archetype } of castles) {
      expect(record.levels).toHaveLength(DAYS)
      expect(record.levels).toEqual([...record.levels].sort((left, right) => left - right))
      if (archetype !== 'idler') expect(record.levels.at(-1)).toBeGreaterThan(3)
    }
  })

  it('is the same for the same seed, and another for another', () => {
    const request = { castles: 12, days: 2 }
    const again = playWorld({ ...request, seed: 'a' })
    expect(playWorld({ ...request, seed: 'a' })).toEqual(again)
    expect(playShard({ ...request, seed: 'a', shard: 0 })).toEqual(again)
    expect(playWorld({ ...request, seed: 'b' })).not.toEqual(again)
  })

  it('can have a single archetype', () => {
    const records = playWorld({ seed: 'one', castles: 3, days: 1, archetype: 'casual' })
    expect(records.map(({ archetype }) => archetype)).toEqual(['casual', 'casual', 'casual'])
  })
})
