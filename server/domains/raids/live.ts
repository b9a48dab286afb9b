import type { Channel } from '../../game/live/channels.ts'
import { readLeftMottos } from '../../game/raids/left-mottos.ts'
import { readRaidCastleShared } from '../../game/raids/raid-castle.ts'
import { viewRaids } from './views.ts'

/** Channel raids: the own castle as raiders find it, and what the player waits for. */
const raids: Channel<'raids'> = {
  reads: ['raids', 'defences'],
  view: async (context) => {
    const { player, now } = context
    const [castle, mottos] = await Promise.all([readRaidCastleShared(context), readLeftMottos(player.id)])
    return viewRaids(player, castle, mottos, now)
  },
}

export const raidsChannels = { raids }
