import type { Channel } from '../../game/live/channels.ts'
import { currentLive } from '../../platform/live/live.ts'

/** Channel online: the same for all players, so no castle's change reaches it; presence tells the tabs. */
export const online: Channel<'online'> = {
  reads: [],
  view: async () => ({ count: currentLive()?.onlineCount() ?? 0 }),
}
