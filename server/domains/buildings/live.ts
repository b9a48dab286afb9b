import type { Channel } from '../../game/live/channels.ts'
import { readResourceStock } from './queries.ts'
import { viewBuildings } from './views.ts'

/** Channel buildings. */
const buildings: Channel<'buildings'> = {
  reads: [
    'forge',
    'storage',
    'servantsHouse',
    'stable',
    'defences',
    'level',
    'skills',
    'subscription',
    'resources',
  ],
  view: async ({ player }) => viewBuildings(player, await readResourceStock(player.id)),
}

export const buildingsChannels = { buildings }
