import { readGearShared } from '../../game/items/worn.ts'
import type { Channel } from '../../game/live/channels.ts'
import { readTries } from './tries.ts'
import { viewEnhance, viewForgeGrind } from './views.ts'

/** Channel forgeGrind: the player's gear, shared with the storage, and the last tries. */
const forgeGrind: Channel<'forgeGrind'> = {
  reads: ['gear', 'forge', 'skills', 'sharpeningTries'],
  view: async (context) => {
    const [gear, tries] = await Promise.all([readGearShared(context), readTries(context.player.id)])
    return viewForgeGrind(context.player, gear, tries)
  },
}

/** Channel enhance: the same gear for the junk dealer. */
const enhance: Channel<'enhance'> = {
  reads: ['gear', 'enhancePoints', 'skills'],
  view: async (context) => viewEnhance(context.player, await readGearShared(context)),
}

export const forgeChannels = { forgeGrind, enhance }
