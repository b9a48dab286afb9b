import { describe, expect, it } from 'vitest'
import { CHALLENGE_PRIZES, CHALLENGE_TEXTS } from '../../catalogue/challenges/challenges.ts'
import { CRUSADE_GEAR, CRUSADES } from '../../catalogue/crusades/crusades.ts'
import { RESOURCES } from '../../catalogue/inventory/resources.ts'
import { MISSION_VIGNETTES, MISSIONS } from '../../catalogue/missions/missions.ts'
import { LADDER_RESOURCES } from '../../catalogue/quests/daily-ladder.ts'
import { DAILY_QUEST_PLACES, DAILY_QUESTS } from '../../catalogue/quests/daily-quests.ts'
import { INFINITE_QUESTS } from '../../catalogue/quests/infinite-quests.ts'
import { TUTORIAL_LATER } from '../../catalogue/tutorial/later.ts'
import { TUTORIAL } from '../../catalogue/tutorial/tutorial.ts'
import { CHALLENGE_TYPES } from '../../rules/challenges/challenges.ts'
import { CRUSADE_MEMBERS } from '../../rules/crusades/crusades.ts'
import type { DailyQuestGoal } from '../../rules/quests/quest-progress.ts'
import { DAILY_QUESTS_A_DAY, INFINITE_QUEST_KINDS } from '../../rules/quests/quests.ts'
import { expectIcon, expectKey, expectName, expectSentence, expectUnique } from './texts.ts'

describe('challenges', () => {
  it('are the seven types of the specification, each with a title and rules', () => {
    expect(CHALLENGE_TEXTS.map(({ type }) => type).sort()).toEqual([...CHALLENGE_TYPES].sort())
    for (const property of ['title', 'description', 'icon'] as const) {
      expectUnique(CHALLENGE_TEXTS.map((text) => text[property]))
    }
  })

  it.each(CHALLENGE_TEXTS)('$type has valid texts', ({ title, description, icon }) => {
    expectName(title, 32)
    expectSentence(description, 140)
    expect(description).toMatch(/^Побеждает тот, кто /)
    expectIcon(icon)
  })

  it('pay the upper half, better places more', () => {
    expect(CHALLENGE_PRIZES.at(-1)?.upTo).toEqual({ percent: 50 })
    CHALLENGE_PRIZES.slice(1).forEach((prize, index) => {
      expect(prize.diamonds).toBeLessThan(CHALLENGE_PRIZES[index]?.diamonds ?? 0)
      expect(prize.glory).toBeLessThan(CHALLENGE_PRIZES[index]?.glory ?? 0)
      expect(prize.diamonds).toBeGreaterThan(0)
    })
    const doubled = CHALLENGE_PRIZES.filter(({ doubleRecovery }) => doubleRecovery)
    expect(doubled.map(({ upTo }) => upTo)).toEqual([{ place: 1 }, { place: 2 }, { place: 3 }])
    for (const { gearQualityMin } of doubled) expect(gearQualityMin).toBeGreaterThanOrEqual(60)
  })
})

describe('crusades', () => {
  it('rise to level 60 and need two to six hosts', () => {
    const levels = CRUSADES.map(({ level }) => level)
    expect(levels).toEqual([...levels].sort((left, right) => left - right))
    expect(levels.at(-1)).toBe(60)
    const hosts = CRUSADES.map(({ hostsNeeded }) => hostsNeeded)
    expect(hosts).toEqual([...hosts].sort((left, right) => left - right))
    expect([hosts[0], hosts.at(-1)]).toEqual([2, 6])
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

describe('infinite quests', () => {
  it('are the nine kinds of the specification', () => {
    expect(INFINITE_QUESTS.map(({ kind }) => kind)).toEqual(INFINITE_QUEST_KINDS)
    for (const property of ['title', 'legend', 'counted', 'icon'] as const) {
      expectUnique(INFINITE_QUESTS.map((quest) => quest[property]))
    }
  })

  it.each(INFINITE_QUESTS)('$kind has valid texts', ({ title, legend, counted, icon }) => {
    expectName(title, 24)
    expectSentence(legend, 100)
    expectName(counted, 40)
    expectIcon(icon)
  })
})

describe('the daily reward', () => {
  it('brings a resource on each of its seven steps', () => {
    const ids: readonly number[] = RESOURCES.map(({ id }) => id)
    expect(LADDER_RESOURCES).toHaveLength(7)
    for (const id of LADDER_RESOURCES) expect(ids).toContain(id)
  })
})

describe('daily quests', () => {
  it('offer more than three different goals on every level', () => {
    for (let level = 3; level <= 60; level += 1) {
      const open = DAILY_QUESTS.filter(({ levelMin }) => levelMin <= level)
      expect(new Set(open.map(({ goal }) => goal)).size, `level ${level}`).toBeGreaterThan(3)
    }
    expect(DAILY_QUESTS.filter(({ levelMin }) => levelMin === 1)).toHaveLength(DAILY_QUESTS_A_DAY)
  })

  it('differ, and none asks for less later than another asked before', () => {
    for (const property of ['key', 'title', 'task'] as const) {
      expectUnique(DAILY_QUESTS.map((quest) => quest[property]))
    }
    const most = new Map<DailyQuestGoal, number>()
    for (const { goal, amount } of DAILY_QUESTS) {
      expect(amount).toBeGreaterThan(most.get(goal) ?? 0)
      most.set(goal, amount)
    }
  })

  it('lead to pages that the tutorial opens, now or later', () => {
    const steps = [...TUTORIAL, ...TUTORIAL_LATER].map(({ key }) => key)
    for (const { unlock } of Object.values(DAILY_QUEST_PLACES)) expect(steps).toContain(unlock)
    for (const { unlock } of INFINITE_QUESTS) expect(steps).toContain(unlock)
  })

  it.each(DAILY_QUESTS)('$key has valid texts', ({ key, title, task, icon }) => {
    expectKey(key)
    expectName(title, 28)
    expectSentence(task, 80)
    expectIcon(icon)
  })
})
