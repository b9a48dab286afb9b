import type { QueryClient } from '@tanstack/react-query'
import type { GameDataChannels } from '#generated/events.ts'
import type { ChannelName, GameData } from '#generated/types.ts'

export type Snapshot<Channel extends ChannelName> = { rev: number; data: GameDataChannels[Channel] }

export function gameDataKey(channel: ChannelName) {
  return ['gameData', channel] as const
}

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
 * The only way into the store of game data, for answers, socket events and fetches. Drops a snapshot older than the
 * held one, because messages can overtake one another.
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
