import { describe, expect, it } from 'vitest'
import { RESOURCES } from '#catalogue/inventory/resources.ts'
import { MISSION_REGIONS, MISSION_VIGNETTES, MISSIONS, missionByKey } from '#catalogue/missions/missions.ts'
import { DIFFICULTIES, missionDurationSeconds } from '#rules/missions/missions.ts'
import { expectIcon, expectText, expectUnique } from '../texts.ts'

describe('regions', () => {
  it('open one after the other, each with six missions from its level on', () => {
    const levels = MISSION_REGIONS.map(({ levelMin }) => levelMin)
    expect(levels).toEqual([...levels].sort((left, right) => left - right))
    expect(levels[0]).toBe(1)
    for (const { key, levelMin, name, legend, icon } of MISSION_REGIONS) {
      const missions = MISSIONS.filter(({ regionKey }) => regionKey === key)
      expect(missions).toHaveLength(6)
      expect(missions[0]?.level).toBe(levelMin)
      expectText(name, 40)
      expectText(legend, 160)
      expectIcon(icon)
    }
  })
})

describe('missions', () => {
  it('rise in level, and every level up to 8 has one', () => {
    const levels = MISSIONS.map(({ level }) => level)
    expect(levels).toEqual([...levels].sort((left, right) => left - right))
    expect([...new Set(levels)].slice(0, 8)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('differ in everything a player reads', () => {
    for (const property of ['key', 'name', 'legend', 'enemyName', 'icon'] as const) {
      expectUnique(MISSIONS.map((mission) => mission[property]))
    }
  })

  it.each(MISSIONS)('$key is complete', (mission) => {
    expect(missionByKey(mission.key)).toBe(mission)
    expect(mission.key).toMatch(/^[a-z][A-Za-z0-9]*$/)
    expect(MISSION_REGIONS.map(({ key }) => key)).toContain(mission.regionKey)
    expect(MISSION_VIGNETTES).toContain(mission.vignette)
    expectText(mission.name, 40)
    expectText(mission.enemyName, 40)
    expectText(mission.legend, 160)
    expectIcon(mission.icon)
    expect(mission.drops.length).toBeGreaterThan(0)
    expectUnique(mission.drops.map(({ resourceId }) => resourceId))
    for (const { resourceId, amount, chance } of mission.drops) {
      expect(RESOURCES.map(({ id }) => id)).toContain(resourceId)
      expect(amount).toBeGreaterThan(0)
      expect(chance.EASY).toBeGreaterThan(0)
      expect(chance.MEDIUM).toBeGreaterThan(chance.EASY)
      expect(chance.HARD).toBeGreaterThan(chance.MEDIUM)
      expect(chance.HARD).toBeLessThanOrEqual(10_000)
    }
  })

  it('last ten seconds at first, later 20 to 60, 40 to 120 and 60 to 180', () => {
    const [first, ...others] = MISSIONS.map((mission) =>
      DIFFICULTIES.map((difficulty) => missionDurationSeconds(mission, difficulty)),
    )
    expect(first).toEqual([10, 20, 30])
    for (const [easy, medium, hard] of others) {
      expect(easy).toBeGreaterThanOrEqual(20)
      expect(easy).toBeLessThanOrEqual(60)
      expect(medium).toBeLessThanOrEqual(120)
      expect(hard).toBeLessThanOrEqual(180)
    }
  })

  it('bring every resource', () => {
    const found = new Set(MISSIONS.flatMap(({ drops }) => drops.map(({ resourceId }) => resourceId)))
    expect([...found].sort((left, right) => left - right)).toEqual(RESOURCES.map(({ id }) => id))
  })
})
