import type { Channel } from '../../game/live/channels.ts'
import { readLeftMottos } from '../../game/raids/left-mottos.ts'
import { readRaidCastle } from '../../game/raids/raid-castle.ts'
import { viewRaids } from './views.ts'

/** Channel raids: the own castle as raiders find it, and what the player waits for. */
const raids: Channel<'raids'> = {
  reads: ['raids', 'defences'],
  view: async ({ player, now }) => {
    const [castle, mottos] = await Promise.all([readRaidCastle(player.id), readLeftMottos(player.id)])
    return viewRaids(player, castle, mottos, now)
  },
}

export const raidsChannels = { raids }
