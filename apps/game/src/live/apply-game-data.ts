import type { QueryClient } from '@tanstack/react-query'
import type { GameDataChannels } from '../../../../generated/events.ts'
import type { ChannelName, GameData } from '../../../../generated/types.ts'

export type Snapshot<Channel extends ChannelName> = { rev: number; data: GameDataChannels[Channel] }

/** `part` is which part of a channel is held: of the skills those of one branch. Most channels have no parts. */
export function gameDataKey(channel: ChannelName, part?: string) {
  return part === undefined ? (['gameData', channel] as const) : (['gameData', channel, part] as const)
}

/** The part that options or a snapshot's data name; both name it alike. */
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
 * The one way into the store of game data, for what comes by answer, by socket and by fetch. A snapshot older than the
 * one at hand is dropped: messages overtake one another.
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
