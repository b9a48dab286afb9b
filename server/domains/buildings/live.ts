import { readResourcesShared } from '../../game/items/resources.ts'
import type { Channel } from '../../game/live/channels.ts'
import { readRaidCastleShared } from '../../game/raids/raid-castle.ts'
import { stockOf } from './queries.ts'
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
  view: async (context) => {
    const [stacks, { damaged }] = await Promise.all([
      readResourcesShared(context),
      readRaidCastleShared(context),
    ])
    return viewBuildings(context.player, stockOf(stacks), damaged)
  },
}

export const buildingsChannels = { buildings }
