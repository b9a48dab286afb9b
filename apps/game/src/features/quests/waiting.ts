import type { QuestsData } from '../../../../../generated/events.ts'

/** The leaf that tells of daily and infinite tasks, and opens them. */
const TASKS_BANNER = 'dailyQuestsAboutBanner'

/** What waits to be read or taken, by the tabs of the tasks. */
export type Waiting = { tutorial: number; daily: number; infinite: number; total: number }

export const areTasksOpen = ({ completed }: Pick<QuestsData, 'completed'>): boolean =>
  completed.includes(TASKS_BANNER)

export function waitingOf(quests: QuestsData): Waiting {
  const { active, daily, infinite, dailyReward } = quests
  const isOpen = areTasksOpen(quests)
  const tutorial = active.filter(({ isDone }) => isDone).length
  const ofToday = daily.filter(({ isDone, isClaimed }) => isDone && !isClaimed).length
  const today = isOpen ? ofToday + Number(dailyReward.isAvailable) : 0
  const stages = isOpen ? infinite.filter(({ isDone }) => isDone).length : 0
  return { tutorial, daily: today, infinite: stages, total: tutorial + today + stages }
}

/** The steps of the tutorial, the most pressing first: a reward to take, a leaf to read, then what is to be done. */
export function byUrgency(active: QuestsData['active']): QuestsData['active'] {
  const urgency = ({ type, isDone }: QuestsData['active'][number]): number => {
    if (!isDone) return 2
    return type === 'quest' ? 0 : 1
  }
  return [...active].sort((left, right) => urgency(left) - urgency(right))
}
