import type { Channel } from '../../game/live/channels.ts'
import { readRecentRuns } from './runs.ts'
import { viewMissions } from './views.ts'

/** Channel missions. */
const missions: Channel<'missions'> = {
  reads: ['missionRuns'],
  view: async ({ player, now }) => viewMissions(player, await readRecentRuns(player.id), now),
}

export const missionsChannels = { missions }
