import type { QuestsData } from '../../../generated/events.ts'
import { type LiveContext, sharedLoad } from '../../platform/live/channels.ts'
import { loadTutorial } from './tutorial-store.ts'
import { viewQuests } from './views.ts'

/** Where the player stands in the tutorial; `completed` is what opens pages (channel playerLayout). */
export const readTutorial = sharedLoad(loadTutorial)

/** Channel quests. */
export const quests = async (_playerId: number, context: LiveContext): Promise<QuestsData> =>
  viewQuests(await readTutorial(context))
