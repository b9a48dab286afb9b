import type { OnlineData } from '../../../generated/events.ts'
import { currentLive } from '../../platform/live/live.ts'

/** Channel online. */
export const readOnline = async (): Promise<OnlineData> => ({ count: currentLive()?.onlineCount() ?? 0 })
