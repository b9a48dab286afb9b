import type { QueryClient } from '@tanstack/react-query'
import type { ChannelName, GameData, GameDataChannels } from '../../../../generated/events.ts'

export type Snapshot<Channel extends ChannelName> = { rev: number; data: GameDataChannels[Channel] }

export const gameDataKey = <Channel extends ChannelName>(channel: Channel) => ['gameData', channel] as const

export function readSnapshot<Channel extends ChannelName>(
  queries: QueryClient,
  channel: Channel,
): Snapshot<Channel> | undefined {
  return queries.getQueryData<Snapshot<Channel>>(gameDataKey(channel))
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
    const present = readSnapshot(queries, channel)
    if (present && present.rev > snapshot.rev) continue
    queries.setQueryData(gameDataKey(channel), snapshot)
  }
}
