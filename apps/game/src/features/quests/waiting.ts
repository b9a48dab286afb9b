import type { QuestsData } from '../../../../../generated/types.ts'
import { isPartOpen } from '../../shell/page-open.ts'

/** What waits to be read or taken, by the tabs of the tasks. */
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
 * The steps of the tutorial, the most pressing first: rewards to take, then leaves and deeds by turns, so that neither
 * hides the other.
 */
export function byUrgency(active: Steps): Steps {
  const rewards = active.filter(({ type, isDone }) => type === 'quest' && isDone)
  const leaves = active.filter(({ type }) => type === 'banner')
  const actions = active.filter(({ type, isDone }) => type === 'quest' && !isDone)
  const turns = Array.from({ length: Math.max(leaves.length, actions.length) }, (_, turn) => turn)
  return [
    ...rewards,
    ...turns.flatMap((turn) => [...leaves.slice(turn, turn + 1), ...actions.slice(turn, turn + 1)]),
  ]
}

/** The one step to lead to: who has just read a leaf is asked for a deed first, not for the next leaf. */
export function stepToLead(active: Steps, hasJustRead: boolean): Steps[number] | undefined {
  const [first] = byUrgency(active)
  const action = active.find(({ type }) => type === 'quest')
  return first?.type === 'banner' && hasJustRead && action ? action : first
}
