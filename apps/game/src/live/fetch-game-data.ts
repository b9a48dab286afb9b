import type { QueryClient } from '@tanstack/react-query'
import type { ChannelName, GameData } from '../../../../generated/events.ts'
import { applyGameData, readSnapshot, type Snapshot } from './apply-game-data.ts'

type Batch = { channels: Set<ChannelName>; done: Promise<void> }

/** Everything asked for in this time (ms) goes in one call: components of one page mount together. */
const batchWindow = 5

/** Fetches snapshots, several channels in one call, and puts them into the store. */
export function createGameDataFetcher(
  queries: QueryClient,
  get: (channels: Partial<Record<ChannelName, true>>) => Promise<GameData>,
) {
  let batch: Batch | null = null

  const request = (channel: ChannelName): Promise<void> => {
    if (!batch) {
      const channels = new Set<ChannelName>()
      const done = new Promise<void>((resolve) => setTimeout(resolve, batchWindow)).then(async () => {
        batch = null
        applyGameData(queries, await get(Object.fromEntries([...channels].map((name) => [name, true]))))
      })
      batch = { channels, done }
    }
    batch.channels.add(channel)
    return batch.done
  }

  return async <Channel extends ChannelName>(channel: Channel): Promise<Snapshot<Channel>> => {
    await request(channel)
    const snapshot = readSnapshot(queries, channel)
    if (!snapshot) throw new Error(`No snapshot of ${channel}`)
    return snapshot
  }
}

export type FetchGameData = ReturnType<typeof createGameDataFetcher>
