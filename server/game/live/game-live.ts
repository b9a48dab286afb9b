import { currentPlatform } from '../../platform/ambient.ts'
import type { Platform } from '../../platform/platform.ts'
import type { LiveChannels } from './channels.ts'

/** What the domains contribute to live data. */
export type GameLive = {
  readonly channels: LiveChannels
}

const installed = new WeakMap<Platform, GameLive>()

/** Called once by the composition root. */
export function installGameLive(platform: Platform, live: GameLive): void {
  installed.set(platform, live)
}

/** Undefined in tools and tests of a single domain, which run without live data. */
export function currentGameLive(): GameLive | undefined {
  return installed.get(currentPlatform())
}
