import { readCrusadeMark } from '../../game/crusades/mark.ts'
import type { Channel } from '../../game/live/channels.ts'
import { readRecentRuns } from './runs.ts'
import { viewMissions } from './views.ts'

/** Channel missions. */
const missions: Channel<'missions'> = {
  reads: ['missionRuns', 'crusades'],
  view: async ({ player, now }) => {
    const [runs, mark] = await Promise.all([readRecentRuns(player.id), readCrusadeMark(player.id)])
    return { ...viewMissions(player, runs, now), ...mark }
  },
}

export const missionsChannels = { missions }
