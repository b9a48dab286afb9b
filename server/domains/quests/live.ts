import type { QuestsData } from '../../../generated/events.ts'
import { loadTutorial } from './tutorial-store.ts'
import { viewQuests } from './views.ts'

/** Channel quests: where the player stands in the tutorial. */
export const quests = async (playerId: number): Promise<QuestsData> =>
  viewQuests(await loadTutorial(playerId))
