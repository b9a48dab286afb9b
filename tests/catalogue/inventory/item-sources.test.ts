import { describe, expect, it } from 'vitest'
import { GEAR } from '#catalogue/gear/gear.ts'
import { MISSION_GEAR_CHANCE, MISSION_GEAR_TIERS } from '#catalogue/gear/mission-gear.ts'
import { missionGearModels } from '#catalogue/gear/mission-gear-models.ts'
import { type ItemSource, type MissionSource, sourcesOf } from '#catalogue/inventory/item-sources.ts'
import { RESOURCES } from '#catalogue/inventory/resources.ts'
import { WINES } from '#catalogue/inventory/wines.ts'
import { MISSIONS } from '#catalogue/missions/missions.ts'
import { createRandom } from '#rules/core/random.ts'
import { drawGearModel } from '#rules/gear/drop.ts'
import { missionReward } from '#rules/missions/mission-reward.ts'

function missionsOf(sources: readonly ItemSource[]): MissionSource[] {
  return sources.filter((source) => source.kind === 'mission')
}

function kindsOf(sources: readonly ItemSource[]): Set<ItemSource['kind']> {
  return new Set(sources.map(({ kind }) => kind))
}

describe('where a resource comes from', () => {
  it.each(RESOURCES)('$name: missions, the market and a removed craft', ({ id }) => {
    const sources = sourcesOf({ kind: 'resource', id })
    expect(missionsOf(sources).length).toBeGreaterThan(0)
    expect(kindsOf(sources)).toContain('market')
    expect(kindsOf(sources)).toContain('craftRemoval')
    expect(kindsOf(sources)).not.toContain('shop')
  })

  it('iron: the daily reward of the seventh day, and the mission of its name with its chances', () => {
    const sources = sourcesOf({ kind: 'resource', id: 10 })
    expect(sources).toContainEqual({ kind: 'dailyReward', days: [7] })
    expect(missionsOf(sources).find(({ missionKey }) => missionKey === 'redHill')).toEqual({
      kind: 'mission',
      missionKey: 'redHill',
      name: 'Рыжая горка',
      regionKey: 'nearForest',
      level: 7,
      amount: 9,
      chance: { EASY: 1_500, MEDIUM: 3_500, HARD: 6_000 },
    })
  })

  it('is where won missions bring it, and nowhere else', () => {
    for (const mission of MISSIONS) {
      const random = createRandom(mission.key)
      const basis = { level: mission.level, instructors: 0, energySpentToday: 0 }
      const brought = Array.from({ length: 100 }, () =>
        missionReward(mission, 'HARD', basis, random),
      ).flatMap(({ resources }) => resources)
      const named = RESOURCES.flatMap(({ id }) =>
        missionsOf(sourcesOf({ kind: 'resource', id }))
          .filter(({ missionKey }) => missionKey === mission.key)
          .map(({ amount }) => `${amount} of ${id}`),
      )
      expect(new Set(brought.map(({ resourceId, amount }) => `${amount} of ${resourceId}`))).toEqual(
        new Set(named),
      )
    }
  })
})

describe('where gear comes from', () => {
  it.each(['clayPits', 'robberHold', 'worldSerpent'])(
    'a mission as often as it is found there: %s',
    (missionKey) => {
      const random = createRandom(missionKey)
      const level = MISSIONS.find(({ key }) => key === missionKey)?.level ?? 0
      const draws = 4_000
      const found = new Map<number, number>()
      for (let draw = 0; draw < draws; draw += 1) {
        const models = missionGearModels(missionKey)
        const id = drawGearModel(models, level, MISSION_GEAR_TIERS.best, random)?.id ?? 0
        found.set(id, (found.get(id) ?? 0) + 1)
      }
      for (const { id } of GEAR) {
        const source = missionsOf(sourcesOf({ kind: 'gear', id })).find(
          (one) => one.missionKey === missionKey,
        )
        const share = (source?.chance.HARD ?? 0) / MISSION_GEAR_CHANCE.HARD
        expect(Math.abs((found.get(id) ?? 0) / draws - share)).toBeLessThan(0.03)
        expect(source !== undefined).toBe(found.has(id))
      }
    },
  )

  it('missions in the order of their levels, then the shop and the market', () => {
    for (const { id } of GEAR) {
      const sources = sourcesOf({ kind: 'gear', id })
      const levels = missionsOf(sources).map(({ level }) => level)
      expect(levels.length).toBeGreaterThan(0)
      expect(levels).toEqual([...levels].sort((left, right) => left - right))
      expect(sources.slice(levels.length)).toEqual([{ kind: 'shop' }, { kind: 'market' }])
    }
  })

  it('a blank and wine are only for sale', () => {
    const sold = [{ kind: 'shop' }, { kind: 'market' }]
    expect(sourcesOf({ kind: 'gear', id: 999 })).toEqual(sold)
    for (const { id } of WINES) expect(sourcesOf({ kind: 'consumable', id })).toEqual(sold)
  })

  it('an unknown item has no source', () => {
    expect(sourcesOf({ kind: 'gear', id: 998 })).toEqual([])
    expect(sourcesOf({ kind: 'consumable', id: 900 })).toEqual([])
  })
})
