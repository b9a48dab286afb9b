import type { BuildingsData } from '../../../generated/types.ts'
import type { LiveContext } from '../../game/live/channels.ts'
import { readResourceStock } from './queries.ts'
import { viewBuildings } from './views.ts'

/** Channel buildings. */
export async function buildings(playerId: number, { player }: LiveContext): Promise<BuildingsData> {
  return viewBuildings(player, await readResourceStock(playerId))
}
