import type { QuestsData } from '../../../../../generated/types.ts'
import { isPartOpen } from '../../shell/page-open.ts'

/** What can be read or taken, by tab of the tasks' sheet. */
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
 * The tutorial steps by urgency: rewards to take, then banners and quests in turn, so that neither hides the other.
 */
export function byUrgency(active: Steps): Steps {
  const rewards = active.filter(({ type, isDone }) => type === 'quest' && isDone)
  const banners = active.filter(({ type }) => type === 'banner')
  const actions = active.filter(({ type, isDone }) => type === 'quest' && !isDone)
  const turns = Array.from({ length: Math.max(banners.length, actions.length) }, (_, turn) => turn)
  return [
    ...rewards,
    ...turns.flatMap((turn) => [...banners.slice(turn, turn + 1), ...actions.slice(turn, turn + 1)]),
  ]
}

/** The step that the guide shows. After a banner it prefers a quest to the next banner. */
export function stepToLead(active: Steps, hasJustRead: boolean): Steps[number] | undefined {
  const [first] = byUrgency(active)
  const action = active.find(({ type }) => type === 'quest')
  return first?.type === 'banner' && hasJustRead && action ? action : first
}
