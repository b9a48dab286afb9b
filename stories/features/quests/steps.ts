import { TUTORIAL } from '../../../catalogue/tutorial/tutorial.ts'
import type { QuestsData, TutorialStep } from '../../../generated/types.ts'
import { goalAmount } from '../../../rules/quests/tutorial.ts'

export const nothing = { experience: 0, gold: 0, diamonds: 0, glory: 0, resources: [], gear: [] }

/** A tutorial step as the server sends it. */
export function stepAt(key: string, progress?: number): TutorialStep {
  const step = TUTORIAL.find((candidate) => candidate.key === key)
  if (!step) throw new Error(`No step ${key}`)
  const { title, content, task, page, type } = step
  const goal = goalAmount(step)
  const done = progress ?? (type === 'banner' ? 1 : 0)
  return {
    stepKey: key,
    type,
    title,
    content,
    task,
    page,
    goal,
    progress: done,
    isDone: done >= goal,
    reward: step.type === 'quest' ? { ...nothing, ...step.reward } : nothing,
  }
}

export function questsWith(...active: TutorialStep[]): QuestsData {
  return {
    completed: ['myCastleAboutBanner'],
    active,
    total: TUTORIAL.length,
    daily: [],
    infinite: [],
    dailyReward: { isAvailable: true, step: 1, ladder: [] },
    resetsAt: '2026-11-21T21:00:00.000Z',
    serverTime: '2026-11-21T09:00:00.000Z',
  }
}
