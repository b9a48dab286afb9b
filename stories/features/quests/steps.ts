import { TUTORIAL } from '#catalogue/tutorial/tutorial.ts'
import type { QuestsData, TutorialStep } from '#generated/types.ts'
import { questOf } from '#rules/quests/tutorial.ts'
import { marchOf } from '#rules/quests/tutorial-goals.ts'

export const nothing = { experience: 0, gold: 0, diamonds: 0, glory: 0, resources: [], gear: [] }

/** A quest of the tutorial as the server sends it. */
export function stepAt(key: string, progress = 0): TutorialStep {
  const quest = questOf(TUTORIAL, key)
  if (!quest) throw new Error(`No quest ${key}`)
  const { title, content, task, page, reward } = quest
  const goal = quest.goal.amount
  return {
    stepKey: key,
    title,
    content,
    task,
    page,
    goal,
    progress,
    isDone: progress >= goal,
    reward: { ...nothing, ...reward },
    ...marchOf(quest.goal),
  }
}

export function questsWith(...active: TutorialStep[]): QuestsData {
  return {
    completed: ['myCastleAboutBanner'],
    active,
    chapter: { number: 1, title: 'Хозяин посада', done: 2, total: 35 },
    daily: [],
    infinite: [],
    dailyReward: { isAvailable: true, step: 1, ladder: [] },
    resetsAt: '2026-11-21T21:00:00.000Z',
    serverTime: '2026-11-21T09:00:00.000Z',
  }
}
