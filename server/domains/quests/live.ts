import type { Channel } from '../../game/live/channels.ts'
import { loadQuests } from '../../game/quests/quest-state.ts'
import { viewQuests } from './views.ts'

/** Channel quests: the player's state in all quests. */
const quests: Channel<'quests'> = {
  reads: ['quests', 'unlocks', 'level'],
  view: async ({ player, now }) => viewQuests(await loadQuests(player.id, player.level), now),
}

export const questsChannels = { quests }
