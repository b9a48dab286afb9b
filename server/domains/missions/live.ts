import type { MissionsData } from '../../../generated/types.ts'
import type { LiveContext } from '../../game/live/channels.ts'
import { readRecentRuns } from './runs.ts'
import { viewMissions } from './views.ts'

/** Channel missions. */
export async function missions(playerId: number, { player, now }: LiveContext): Promise<MissionsData> {
  return viewMissions(player, await readRecentRuns(playerId), now)
}
