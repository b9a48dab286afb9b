import type { ChannelName } from '#generated/types.ts'
import { currentPlatform } from '../ambient.ts'
import type { AmbientPlatform } from '../ambient-platform.ts'

/** Events to connected tabs, on every process. */
export type LiveEvents = {
  /** Sends needFetchGameData to the player's tabs, except the tab `exceptClientId`, which has the data already. */
  changed(playerId: number, channels: readonly ChannelName[], exceptClientId?: string): void
  /** Sends closeSession and closes the connections of these sessions. */
  closeSessions(sessionIds: readonly string[]): void
}

/** The live server. */
export type Live = {
  readonly events: LiveEvents
  /** Number of players with an open live connection or a page that goes on by calls, on all processes. */
  onlineCount(): number
  /** Notes that a player's page has asked by a call for what it shows. */
  noteCaller(playerId: number): void
}

const installed = new WeakMap<AmbientPlatform, Live>()

/** Called once by the composition root. */
export function installLive(platform: AmbientPlatform, live: Live): void {
  installed.set(platform, live)
}

/** The live server of the current platform, if any: tools and tests of a single domain run without one. */
export function currentLive(): Live | undefined {
  return installed.get(currentPlatform())
}
