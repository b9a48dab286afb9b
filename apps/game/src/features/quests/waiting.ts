import { PAGES } from '#catalogue/pages.ts'
import type { QuestsData } from '#generated/types.ts'
import { isPartOpen } from '../../shell/page-open.ts'

/** Rewards to take, by tab of the tasks' sheet. */
export type Waiting = { tutorial: number; daily: number; infinite: number; total: number }

export function areTasksOpen({ completed }: Pick<QuestsData, 'completed'>): boolean {
  return isPartOpen(completed, 'tasks')
}

export function waitingOf(quests: QuestsData): Waiting {
  const { active, daily, infinite, dailyReward } = quests
  const isOpen = areTasksOpen(quests)
  const tutorial = active.filter(({ isDone }) => isDone).length
  const ofToday = daily.filter(({ isDone, isClaimed }) => isDone && !isClaimed).length
  const today = isOpen ? ofToday + Number(dailyReward.isAvailable) : 0
  const stages = isOpen ? infinite.filter(({ isDone, isLocked }) => isDone && !isLocked).length : 0
  return { tutorial, daily: today, infinite: stages, total: tutorial + today + stages }
}

type Steps = QuestsData['active']

/**
 * The quests of the tutorial by urgency: rewards to take, then the others in their order. While the collectors are
 * away their quests can only wait, for an hour or more, so they come last.
 */
export function byUrgency(active: Steps, areCollectorsAway = false): Steps {
  const waits = ({ page }: Steps[number]) => areCollectorsAway && page === PAGES.castle.path
  const open = active.filter(({ isDone }) => !isDone)
  return [
    ...active.filter(({ isDone }) => isDone),
    ...open.filter((step) => !waits(step)),
    ...open.filter(waits),
  ]
}
