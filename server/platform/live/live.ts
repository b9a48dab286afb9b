import type { ChannelName } from '../../../generated/types.ts'
import { currentPlatform } from '../ambient.ts'
import type { Platform } from '../platform.ts'

/** What goes out to connected tabs, on every process. */
export type LiveEvents = {
  /** needFetchGameData to the player's tabs, but not to the tab `exceptClientId`: it has the data already. */
  changed(playerId: number, channels: readonly ChannelName[], exceptClientId?: string): void
  /** closeSession, then the connections of these sessions are cut. */
  closeSessions(sessionIds: readonly string[]): void
}

/** The live side of a server. */
export type Live = {
  readonly events: LiveEvents
  /** Players with an open live connection, on all processes. */
  onlineCount(): number
}

const installed = new WeakMap<Platform, Live>()

/** Called once by the composition root. */
export function installLive(platform: Platform, live: Live): void {
  installed.set(platform, live)
}

/** The live side of the current platform, if it has one: tools and tests of a single domain may run without. */
export function currentLive(): Live | undefined {
  return installed.get(currentPlatform())
}
