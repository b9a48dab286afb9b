import { describe, expect, it } from 'vitest'
import { GEAR } from '#catalogue/gear/gear.ts'
import { MISSION_GEAR, MISSION_GEAR_CHANCE, MISSION_GEAR_TIERS } from '#catalogue/gear/mission-gear.ts'
import { RESOURCES } from '#catalogue/inventory/resources.ts'
import { FAR_MISSION_REGIONS, FAR_MISSIONS } from '#catalogue/missions/far/far-missions.ts'
import { MISSION_REGIONS, MISSION_VIGNETTES, MISSIONS } from '#catalogue/missions/missions.ts'
import { UNLIMITED_MISSION } from '#catalogue/missions/unlimited-mission.ts'
import { GEAR_CLASSES } from '#rules/gear/gear-class.ts'
import { TITLE_LEVELS } from '#rules/player/title.ts'
import { expectIcon, expectKey, expectName, expectSentence, expectUnique } from '../texts.ts'

describe('far regions', () => {
  it('follow the near ones with six missions each, and every title opens a region', () => {
    expect(MISSION_REGIONS.length).toBeGreaterThanOrEqual(8)
    const levels = MISSION_REGIONS.map(({ levelMin }) => levelMin)
    expect(levels).toEqual([...levels].sort((left, right) => left - right))
    for (const level of Object.values(TITLE_LEVELS)) expect(levels).toContain(level)
    for (const { key, levelMin } of FAR_MISSION_REGIONS) {
      const missions = FAR_MISSIONS.filter(({ regionKey }) => regionKey === key)
      expect(missions).toHaveLength(6)
      expect(missions[0]?.level).toBe(levelMin)
    }
  })

  it.each(FAR_MISSION_REGIONS)('$key has valid texts', ({ key, name, legend, icon }) => {
    expectKey(key)
    expectName(name, 40)
    expectSentence(legend, 160)
    expectIcon(icon)
  })
})

describe('far missions', () => {
  it('rise to level 60 in steps of at most two', () => {
    const levels = MISSIONS.map(({ level }) => level)
    expect(levels).toEqual([...levels].sort((left, right) => left - right))
    expect(levels.at(-1)).toBe(60)
    levels.slice(1).forEach((level, index) => {
      expect(level - (levels[index] ?? 0)).toBeLessThanOrEqual(2)
    })
  })

  it('differ from each other and from those at home in everything a player reads', () => {
    for (const property of ['key', 'name', 'legend', 'enemyName', 'icon'] as const) {
      expectUnique(MISSIONS.map((mission) => mission[property]))
    }
    expectUnique(MISSION_REGIONS.map(({ key }) => key))
    expectUnique(MISSION_REGIONS.map(({ name }) => name))
  })

  it.each(FAR_MISSIONS)('$key is complete', (mission) => {
    expectKey(mission.key)
    expect(FAR_MISSION_REGIONS.map(({ key }) => key)).toContain(mission.regionKey)
    expect(MISSION_VIGNETTES).toContain(mission.vignette)
    expectName(mission.name, 40)
    expectName(mission.enemyName, 40)
    expectSentence(mission.legend, 160)
    expectIcon(mission.icon)
    expect(mission.easySeconds).toBeGreaterThanOrEqual(20)
    expect(mission.easySeconds).toBeLessThanOrEqual(60)
    expectUnique(mission.drops.map(({ resourceId }) => resourceId))
    for (const { resourceId } of mission.drops) expect(RESOURCES.map(({ id }) => id)).toContain(resourceId)
  })

  it('bring every resource', () => {
    const found = new Set(FAR_MISSIONS.flatMap(({ drops }) => drops.map(({ resourceId }) => resourceId)))
    expect(found.size).toBe(RESOURCES.length)
  })
})

describe('the unlimited mission', () => {
  it('has level 1000 and unique texts', () => {
    expect(UNLIMITED_MISSION.level).toBe(1_000)
    expectName(UNLIMITED_MISSION.name, 40)
    expectName(UNLIMITED_MISSION.enemyName, 40)
    expectSentence(UNLIMITED_MISSION.legend, 160)
    expectIcon(UNLIMITED_MISSION.icon)
    expect(MISSION_VIGNETTES).toContain(UNLIMITED_MISSION.vignette)
  })
})

/** Models that a mission may bring of a class: the best one up to its level, and the one before. */
function droppedBy(level: number, gearClass: string): readonly number[] {
  return GEAR.filter((model) => model.gearClass === gearClass && model.level <= level)
    .sort((left, right) => right.level - left.level)
    .slice(0, 2)
    .map(({ id }) => id)
}

describe('gear from missions', () => {
  it('is defined for every mission and for nothing else', () => {
    expect(Object.keys(MISSION_GEAR)).toEqual(MISSIONS.map(({ key }) => key))
  })

  it.each(MISSION_REGIONS)('$key brings gear of all twenty classes', ({ key }) => {
    const missions = MISSIONS.filter(({ regionKey }) => regionKey === key)
    const classes = new Set(missions.flatMap((mission) => MISSION_GEAR[mission.key] ?? []))
    expect(classes.size).toBe(GEAR_CLASSES.length - 1)
  })

  it('reaches every model', () => {
    const reached = new Set(
      MISSIONS.flatMap(({ key, level }) =>
        (MISSION_GEAR[key] ?? []).flatMap((gearClass) => droppedBy(level, gearClass)),
      ),
    )
    expect(GEAR.filter(({ id }) => !reached.has(id)).map(({ name }) => name)).toEqual([])
  })

  it('is more frequent on harder missions, and the best model is more frequent than the one before', () => {
    expect(MISSION_GEAR_CHANCE.MEDIUM).toBeGreaterThan(MISSION_GEAR_CHANCE.EASY)
    expect(MISSION_GEAR_CHANCE.HARD).toBeGreaterThan(MISSION_GEAR_CHANCE.MEDIUM)
    expect(MISSION_GEAR_TIERS.best).toBeGreaterThan(MISSION_GEAR_TIERS.oneLower)
    expect(MISSION_GEAR_TIERS.best + MISSION_GEAR_TIERS.oneLower).toBe(10_000)
  })
})
