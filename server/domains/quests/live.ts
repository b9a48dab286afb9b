import type { QuestsData } from '../../../generated/types.ts'
import type { LiveContext } from '../../game/live/channels.ts'
import { loadQuests } from '../../game/quests/quest-state.ts'
import { viewQuests } from './views.ts'

/** Channel quests: where the player stands in everything there is to do. */
export async function quests(playerId: number, { player, now }: LiveContext): Promise<QuestsData> {
  return viewQuests(await loadQuests(playerId, player.level), now)
}
