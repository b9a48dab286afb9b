import type { OnlineData } from '../../../generated/types.ts'
import { currentLive } from '../../platform/live/live.ts'

/** Channel online. */
export async function readOnline(): Promise<OnlineData> {
  return { count: currentLive()?.onlineCount() ?? 0 }
}
