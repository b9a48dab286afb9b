import type { QueryClient } from '@tanstack/react-query'
import type { ChannelName, GameData, Subscriptions } from '../../../../generated/types.ts'
import { applyGameData, partOf, readSnapshot, type Snapshot } from './apply-game-data.ts'

type Batch = { channels: Map<ChannelName, unknown>; done: Promise<void> }

/** Requests within this time (ms) share one call: components of one page mount together. */
const BATCH_WINDOW_MS = 5

/** Fetches snapshots, several channels in one call, and puts them into the store. */
export function createGameDataFetcher(
  queries: QueryClient,
  get: (channels: Subscriptions) => Promise<GameData>,
) {
  let batch: Batch | null = null

  const request = (channel: ChannelName, options: unknown): Promise<void> => {
    // One call cannot carry two parts of one channel.
    const isTaken = batch?.channels.has(channel) && partOf(batch.channels.get(channel)) !== partOf(options)
    if (!batch || isTaken) {
      const channels = new Map<ChannelName, unknown>()
      const made: Batch = {
        channels,
        done: new Promise<void>((resolve) => setTimeout(resolve, BATCH_WINDOW_MS)).then(async () => {
          if (batch === made) batch = null
          applyGameData(queries, await get(Object.fromEntries(channels)))
        }),
      }
      batch = made
    }
    batch.channels.set(channel, options)
    return batch.done
  }

  return async <Channel extends ChannelName>(
    channel: Channel,
    options: unknown = true,
  ): Promise<Snapshot<Channel>> => {
    await request(channel, options)
    const snapshot = readSnapshot(queries, channel, partOf(options))
    if (!snapshot) throw new Error(`No snapshot of ${channel}`)
    return snapshot
  }
}

export type FetchGameData = ReturnType<typeof createGameDataFetcher>
