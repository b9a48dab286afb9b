import type { QueryClient } from '@tanstack/react-query'
import type { ChannelName, GameData, Subscriptions } from '#generated/types.ts'
import { applyGameData, readSnapshot, type Snapshot } from './apply-game-data.ts'

type Batch = { channels: Set<ChannelName>; done: Promise<void> }

/** Requests within this time (ms) share one call: components of one page mount together. */
const BATCH_WINDOW_MS = 5

/** Fetches snapshots, several channels in one call, and puts them into the store. */
export function createGameDataFetcher(
  queries: QueryClient,
  get: (channels: Subscriptions) => Promise<GameData>,
) {
  let batch: Batch | null = null

  const request = (channel: ChannelName): Promise<void> => {
    if (!batch) {
      const channels = new Set<ChannelName>()
      batch = {
        channels,
        done: new Promise<void>((resolve) => setTimeout(resolve, BATCH_WINDOW_MS)).then(async () => {
          batch = null
          applyGameData(queries, await get(Object.fromEntries([...channels].map((name) => [name, true]))))
        }),
      }
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
