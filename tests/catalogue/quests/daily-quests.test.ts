import { describe, expect, it } from 'vitest'
import { DAILY_QUEST_PLACES, DAILY_QUESTS } from '#catalogue/quests/daily-quests.ts'
import { INFINITE_QUESTS } from '#catalogue/quests/infinite-quests.ts'
import { TUTORIAL } from '#catalogue/tutorial/tutorial.ts'
import type { DailyQuestGoal } from '#rules/quests/quest-progress.ts'
import { DAILY_QUESTS_A_DAY } from '#rules/quests/quests.ts'
import { expectIcon, expectKey, expectName, expectSentence, expectUnique } from '../texts.ts'

describe('daily quests', () => {
  it('offer more than three different goals on every level', () => {
    for (let level = 3; level <= 60; level += 1) {
      const open = DAILY_QUESTS.filter(({ levelMin }) => levelMin <= level)
      expect(new Set(open.map(({ goal }) => goal)).size, `level ${level}`).toBeGreaterThan(3)
    }
    expect(DAILY_QUESTS.filter(({ levelMin }) => levelMin === 1)).toHaveLength(DAILY_QUESTS_A_DAY)
  })

  it('differ, and later ones never ask for less', () => {
    for (const property of ['key', 'title', 'task'] as const) {
      expectUnique(DAILY_QUESTS.map((quest) => quest[property]))
    }
    const most = new Map<DailyQuestGoal, number>()
    for (const { goal, amount } of DAILY_QUESTS) {
      expect(amount).toBeGreaterThan(most.get(goal) ?? 0)
      most.set(goal, amount)
    }
  })

  it('lead to pages that the tutorial opens', () => {
    const steps = TUTORIAL.map(({ key }) => key)
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
