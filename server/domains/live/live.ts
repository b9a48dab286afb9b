import type { Channel } from '../../game/live/channels.ts'
import { currentLive } from '../../platform/live/live.ts'

/** Channel online: the same for all players. It reads no facts; presence notifies the tabs. */
const online: Channel<'online'> = {
  reads: [],
  view: async () => ({ count: currentLive()?.onlineCount() ?? 0 }),
}

export const liveChannels = { online }
