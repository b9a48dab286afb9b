import type { Channel } from '../../game/live/channels.ts'
import { readRaidCastle } from '../../game/raids/raid-castle.ts'
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
  view: async ({ player }) => {
    const [stock, { damaged }] = await Promise.all([readResourceStock(player.id), readRaidCastle(player.id)])
    return viewBuildings(player, stock, damaged)
  },
}

export const buildingsChannels = { buildings }
