import { icons } from '@iconify-json/game-icons'
import { describe, expect, it } from 'vitest'
import { UNITS } from '../../catalogue/army/units.ts'
import { RESOURCES } from '../../catalogue/inventory/resources.ts'
import {
  MISSION_REGIONS,
  MISSION_VIGNETTES,
  MISSIONS,
  missionByKey,
} from '../../catalogue/missions/missions.ts'
import { TITLE_NAMES } from '../../catalogue/player/titles.ts'
import { NEIGHBOUR_NAME_PARTS, neighbourName } from '../../catalogue/world/neighbours.ts'
import { START_ARMY, START_GOLD } from '../../catalogue/world/start.ts'
import { ARMY_GROUPS, maxArmy, unitPrice } from '../../rules/army/army.ts'
import { createRandom } from '../../rules/core/random.ts'
import { DIFFICULTIES, missionDurationSeconds } from '../../rules/missions/missions.ts'
import { TITLES } from '../../rules/player/title.ts'

const RUSSIAN_TEXT = /^[А-Яа-яЁё0-9 «».,:;!?()-]+$/

function expectUnique(values: readonly (string | number)[]): void {
  expect([...values].sort()).toEqual([...new Set(values)].sort())
}

function expectText(text: string, most: number): void {
  expect(text).toMatch(RUSSIAN_TEXT)
  expect(text.length).toBeLessThanOrEqual(most)
  expect(text).toBe(text.trim())
}

function expectIcon(icon: string): void {
  expect(Object.keys(icons.icons), icon).toContain(icon)
}

describe('resources', () => {
  it('are twelve, with unique ids, keys, names, legends and icons', () => {
    expect(RESOURCES.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    for (const property of ['key', 'name', 'legend', 'icon'] as const) {
      expectUnique(RESOURCES.map((resource) => resource[property]))
    }
  })

  it.each(RESOURCES)('$key has valid texts', ({ key, name, legend, icon }) => {
    expect(key).toMatch(/^[a-z][A-Za-z0-9]*$/)
    expectText(name, 20)
    expectText(legend, 120)
    expectIcon(icon)
  })
})

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

describe('army texts', () => {
  it('describe the eight groups in order, each with a unique role and icon', () => {
    expect(UNITS.map(({ group }) => group)).toEqual(ARMY_GROUPS)
    for (const property of ['name', 'role', 'icon'] as const)
      expectUnique(UNITS.map((unit) => unit[property]))
    for (const { name, role, icon, forms } of UNITS) {
      expectText(name, 20)
      expectText(role, 120)
      expectIcon(icon)
      for (const form of forms) expectText(form, 20)
    }
  })
})

describe('a fresh castle', () => {
  it('has an army within its maximum and gold for the first units', () => {
    for (const group of ARMY_GROUPS) expect(START_ARMY[group]).toBeLessThan(maxArmy(1)[group])
    expect(START_GOLD).toBeGreaterThanOrEqual(5 * unitPrice('archers', 2))
  })
})

describe('titles', () => {
  it('have their Russian names from the lowest to the highest', () => {
    expect(TITLES.map((title) => TITLE_NAMES[title])).toEqual(['Рыцарь', 'Барон', 'Граф', 'Герцог'])
  })
})

describe('neighbours', () => {
  const { beginnings, endings } = NEIGHBOUR_NAME_PARTS

  it('have names of 6 to 12 Russian letters, and no two parts give the same name', () => {
    const names = beginnings.flatMap((beginning) => endings.map((ending) => beginning + ending))
    for (const name of names) expect(name).toMatch(/^[А-Я][а-яё]{5,11}$/)
    expectUnique(names)
  })

  it('get names from the seed, and rarely the same one', () => {
    const [random, again] = [createRandom('world'), createRandom('world')]
    const names = Array.from({ length: 120 }, () => neighbourName(random))
    expect(Array.from({ length: 120 }, () => neighbourName(again))).toEqual(names)
    expect(new Set(names).size).toBeGreaterThan(90)
  })
})
