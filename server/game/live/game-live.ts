import { CHANNEL_NAMES } from '#generated/events.ts'
import type { OperationId } from '#generated/operations.ts'
import type { ChannelName } from '#generated/types.ts'
import { currentPlatform } from '../../platform/ambient.ts'
import type { AmbientPlatform } from '../../platform/ambient-platform.ts'
import type { LiveChannels } from './channels.ts'
import type { Fact } from './facts.ts'

/** What the domains provide for live data. */
export type GameLive = {
  readonly channels: LiveChannels
  /** Receives the channels that a command has changed, to check the contract. */
  readonly onChanged?: (operation: OperationId, channels: readonly ChannelName[]) => void
}

type Installed = GameLive & {
  readonly readers: ReadonlyMap<Fact, readonly ChannelName[]>
}

const installed = new WeakMap<AmbientPlatform, Installed>()

function readersOf(channels: LiveChannels): Map<Fact, ChannelName[]> {
  const readers = new Map<Fact, ChannelName[]>()
  for (const name of CHANNEL_NAMES) {
    for (const fact of channels[name].reads) readers.set(fact, [...(readers.get(fact) ?? []), name])
  }
  return readers
}

/** Called once by the composition root. */
export function installGameLive(platform: AmbientPlatform, live: GameLive): void {
  installed.set(platform, { ...live, readers: readersOf(live.channels) })
}

/** Undefined in tools and tests of a single domain, which run without live data. */
export function currentGameLive(): GameLive | undefined {
  return installed.get(currentPlatform())
}

/** The channels that read one of these facts. */
export function channelsReading(facts: Iterable<Fact>): ChannelName[] {
  const readers = installed.get(currentPlatform())?.readers
  return [...new Set([...facts].flatMap((fact) => readers?.get(fact) ?? []))].sort()
}
