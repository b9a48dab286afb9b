import { TUTORIAL } from '../../../catalogue/tutorial.ts'
import { advanceTutorial, startTutorial as firstState, type TutorialEvent } from '../../../rules/tutorial.ts'
import { touch } from '../../platform/live/touch.ts'
import { sqlMaybe } from '../../platform/sql.ts'
import { loadTutorial, saveActive } from './tutorial-store.ts'

/** Gives a newcomer the first step of the tutorial, in the transaction that makes the player. */
export const startTutorial = (playerId: number): void => saveActive(playerId, firstState(TUTORIAL).active)

/**
 * Counts what a locked player has just done for the active quests; other domains call it inside their command.
 * Says `quests` has changed only if it has.
 */
export const advance = async (playerId: number, ...events: readonly TutorialEvent[]): Promise<void> => {
  const before = await loadTutorial(playerId)
  const after = events.reduce((state, event) => advanceTutorial(TUTORIAL, state, event), before)
  if (after === before) return
  saveActive(playerId, after.active)
  touch(playerId, 'quests')
}

/** Whether the player has read the banner that opens a page or a call (`x-unlock` in the contract). */
export const isUnlocked = async (playerId: number, banner: string): Promise<boolean> => {
  const read = await sqlMaybe`
    SELECT step_key FROM tutorial_step
    WHERE player_id = ${playerId} AND step_key = ${banner} AND status = 'COMPLETED'`
  return read !== undefined
}
