import { describe, expect, it } from 'vitest'
import { BUILDING_ENTRIES } from '#catalogue/buildings/buildings.ts'
import { CRUSADES } from '#catalogue/crusades/crusades.ts'
import { DONATE_PACKS } from '#catalogue/donate/donate-packs.ts'
import { GEAR } from '#catalogue/gear/gear.ts'
import { GEAR_CLASS_TEXTS } from '#catalogue/gear/gear-classes.ts'
import { RESOURCES } from '#catalogue/inventory/resources.ts'
import { WINES } from '#catalogue/inventory/wines.ts'
import { MISSION_REGIONS, MISSIONS } from '#catalogue/missions/missions.ts'
import { UNLIMITED_MISSION } from '#catalogue/missions/unlimited-mission.ts'
import { INFINITE_QUESTS } from '#catalogue/quests/infinite-quests.ts'
import { GOLD_PACKS } from '#catalogue/shop/shop.ts'
import { SKILL_BRANCH_TEXTS, SKILLS } from '#catalogue/skills/skills.ts'
import { expectIcon, expectName, expectSentence, expectUnique } from './texts.ts'

type Entry = { name: string; legend: string; icon: string }

const LISTS: Readonly<Record<string, readonly Entry[]>> = {
  gear: GEAR,
  gearClasses: Object.values(GEAR_CLASS_TEXTS),
  resources: RESOURCES,
  wines: WINES,
  regions: MISSION_REGIONS,
  missions: [...MISSIONS, ...CRUSADES, UNLIMITED_MISSION],
  buildings: BUILDING_ENTRIES,
  skillBranches: SKILL_BRANCH_TEXTS,
  skills: SKILLS,
  infiniteQuests: INFINITE_QUESTS.map(({ title, legend, icon }) => ({ name: title, legend, icon })),
  goldPacks: GOLD_PACKS,
  donatePacks: DONATE_PACKS,
}

const ALL = Object.entries(LISTS).flatMap(([list, entries]) => entries.map((entry) => ({ list, ...entry })))

describe('every entry of the catalogue', () => {
  it.each(ALL)('$list: $name', ({ name, legend, icon }) => {
    expectName(name, 40)
    expectSentence(legend, 160)
    expectIcon(icon)
  })

  it('has no legend twice', () => {
    expectUnique(ALL.map(({ legend }) => legend))
  })

  it.each(Object.keys(LISTS))('%s: has no name twice', (list) => {
    expectUnique((LISTS[list] ?? []).map(({ name }) => name))
  })

  it('is large enough to play for months', () => {
    expect(GEAR.length).toBeGreaterThanOrEqual(160)
    expect(MISSION_REGIONS.length).toBeGreaterThanOrEqual(8)
    expect(SKILLS).toHaveLength(40)
  })
})

describe('the checks of texts', () => {
  it.each([
    ['a Latin look-alike', 'Мечe', expectName],
    ['two spaces', 'Меч  и щит', expectName],
    ['a foreign quotation mark', 'Меч "Гром"', expectName],
    ['a quotation mark without its pair', 'Меч «Гром', expectName],
    ['a space before a comma', 'Бьёт , как гром.', expectSentence],
    ['per cent without its space', 'Больше на 5%.', expectSentence],
    ['per cent with a breaking space', 'Больше на 5 %.', expectSentence],
    ['no full stop', 'Бьёт, как гром', expectSentence],
    ['a hyphen for a dash', 'Меч - это гром.', expectSentence],
  ] as const)('find %s', (_, text, check) => {
    expect(() => check(text, 100)).toThrow()
  })

  it('find texts that are too long', () => {
    expect(() => expectName('Меч', 2)).toThrow()
  })
})
