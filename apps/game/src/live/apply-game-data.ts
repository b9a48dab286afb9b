import type { QueryClient } from '@tanstack/react-query'
import type { GameDataChannels } from '../../../../generated/events.ts'
import type { ChannelName, GameData } from '../../../../generated/types.ts'

export type Snapshot<Channel extends ChannelName> = { rev: number; data: GameDataChannels[Channel] }

/**
 * The query key of a channel. `part` is the part of the channel, for skills the branch. Most channels have no parts.
 */
export function gameDataKey(channel: ChannelName, part?: string) {
  return part === undefined ? (['gameData', channel] as const) : (['gameData', channel, part] as const)
}

/** The part named by the options or by a snapshot's data: both name it alike. */
export function partOf(named: unknown): string | undefined {
  if (typeof named !== 'object' || named === null || !('branchKey' in named)) return undefined
  return typeof named.branchKey === 'string' ? named.branchKey : undefined
}

export function readSnapshot<Channel extends ChannelName>(
  queries: QueryClient,
  channel: Channel,
  part?: string,
): Snapshot<Channel> | undefined {
  return queries.getQueryData<Snapshot<Channel>>(gameDataKey(channel, part))
}

function isChannel(name: string, data: GameData): name is ChannelName {
  return Object.hasOwn(data, name)
}

/**
 * The only way into the store of game data, for answers, socket events and fetches. Drops a snapshot older than the
 * held one, because messages can overtake one another.
 */
export function applyGameData(queries: QueryClient, data: GameData): void {
  for (const channel of Object.keys(data)) {
    if (!isChannel(channel, data)) continue
    const snapshot = data[channel]
    if (!snapshot) continue
    const part = partOf(snapshot.data)
    const present = readSnapshot(queries, channel, part)
    if (present && present.rev > snapshot.rev) continue
    queries.setQueryData(gameDataKey(channel, part), snapshot)
  }
}
