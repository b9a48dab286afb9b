import { describe, expect, it } from 'vitest'
import { CRUSADE_GEAR, CRUSADES } from '#catalogue/crusades/crusades.ts'
import { RESOURCES } from '#catalogue/inventory/resources.ts'
import { MISSION_VIGNETTES, MISSIONS } from '#catalogue/missions/missions.ts'
import { CRUSADE_MEMBERS } from '#rules/crusades/crusades.ts'
import { expectIcon, expectKey, expectName, expectSentence, expectUnique } from '../texts.ts'

describe('crusades', () => {
  it('rise to level 60 and need two to six armies', () => {
    const levels = CRUSADES.map(({ level }) => level)
    expect(levels).toEqual([...levels].sort((left, right) => left - right))
    expect(levels.at(-1)).toBe(60)
    const needed = CRUSADES.map(({ hostsNeeded }) => hostsNeeded)
    expect(needed).toEqual([...needed].sort((left, right) => left - right))
    expect([needed[0], needed.at(-1)]).toEqual([2, 6])
  })

  it('differ from each other and from the missions', () => {
    for (const property of ['key', 'name', 'legend', 'enemyName', 'icon'] as const) {
      expectUnique([...MISSIONS, ...CRUSADES].map((mission) => mission[property]))
    }
  })

  it.each(CRUSADES)('$key is complete', (crusade) => {
    expectKey(crusade.key)
    expectName(crusade.name, 40)
    expectName(crusade.enemyName, 40)
    expectSentence(crusade.legend, 160)
    expectIcon(crusade.icon)
    expect(MISSION_VIGNETTES).toContain(crusade.vignette)
    expect(crusade.hostsNeeded).toBeGreaterThanOrEqual(CRUSADE_MEMBERS.min)
    expect(crusade.hostsNeeded).toBeLessThanOrEqual(CRUSADE_MEMBERS.max)
    expect(crusade.gearClasses.length).toBeGreaterThan(0)
    expectUnique(crusade.gearClasses)
    for (const { resourceId, amount } of crusade.resources) {
      expect(RESOURCES.map(({ id }) => id)).toContain(resourceId)
      expect(amount).toBeGreaterThan(0)
    }
  })

  it('bring better gear than missions in most cases', () => {
    expect(CRUSADE_GEAR.chance).toBeGreaterThan(6_500)
    expect(CRUSADE_GEAR.chance).toBeLessThanOrEqual(10_000)
    expect(CRUSADE_GEAR.qualityMin).toBeGreaterThanOrEqual(30)
  })
})
