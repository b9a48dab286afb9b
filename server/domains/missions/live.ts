import type { MissionsData } from '../../../generated/events.ts'
import type { LiveContext } from '../../platform/live/channels.ts'
import { readRecentRuns } from './runs.ts'
import { viewMissions } from './views.ts'

/** Channel missions. */
export const missions = async (playerId: number, { player, now }: LiveContext): Promise<MissionsData> =>
  viewMissions(player, await readRecentRuns(playerId), now)
