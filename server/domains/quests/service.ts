import { TUTORIAL } from '../../../catalogue/tutorial.ts'
import type { GameEvent } from '../../../rules/game-event.ts'
import { advanceTutorial, startTutorial as firstState } from '../../../rules/tutorial.ts'
import { touch } from '../../platform/live/touch.ts'
import { loadTutorial, saveActive } from './tutorial-store.ts'

/** Gives a newcomer the first step of the tutorial, in the transaction that makes the player. */
export const startTutorial = (playerId: number): void => saveActive(playerId, firstState(TUTORIAL).active)

/** Kinds of events that some quest counts; the others need not be looked at. */
const counted = new Set(TUTORIAL.flatMap((step) => (step.type === 'quest' ? [step.goal.type] : [])))

/**
 * Counts what a locked player has just done for the active quests; other domains call it inside their command.
 * Says `quests` has changed only if it has.
 */
export const advance = async (playerId: number, ...events: readonly GameEvent[]): Promise<void> => {
  const counting = events.filter((event) => counted.has(event.type))
  if (counting.length === 0) return
  const before = await loadTutorial(playerId)
  const after = counting.reduce((state, event) => advanceTutorial(TUTORIAL, state, event), before)
  if (after === before) return
  saveActive(playerId, after.active)
  touch(playerId, 'quests')
}
