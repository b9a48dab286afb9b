import { isDeepStrictEqual } from 'node:util'
import { CHANNEL_NAMES } from '#generated/events.ts'
import type { ChannelName, GameData } from '#generated/types.ts'
import type { Lord } from '../../support/open-game.ts'

/** Connections change the number of online players, actions do not. */
export const watched = CHANNEL_NAMES.filter((channel) => channel !== 'online')

/** A browser's tab: it shows snapshots from answers, and fetches channels that an event names. */
export type Tab = {
  /** The channel's data, fetched first if the tab knows that they are old. */
  show<Channel extends ChannelName>(channel: Channel): Promise<NonNullable<GameData[Channel]>['data']>
  /** Applies the snapshots of an answer. */
  answered(data: GameData | undefined): void
  /** Handles needFetchGameData. */
  notified(channels: readonly ChannelName[]): void
  /** After all answers have arrived: channels with more events than answers are old. */
  settle(): void
  /** Marks everything as old, because time has passed. */
  forget(): void
  /** Channels that the tab believes to be current although fresh data differ. */
  wrongs(): Promise<string[]>
}

function revOf(data: GameData, channel: ChannelName): number {
  return data[channel]?.rev ?? -1
}

export function openTab(lord: Lord): Tab {
  const shown: GameData = {}
  const old = new Set<ChannelName>(watched)
  /** Events minus answers for each channel since the last `settle`. */
  const owed = new Map<ChannelName, number>()
  const owe = (channel: ChannelName, times: number) => owed.set(channel, (owed.get(channel) ?? 0) + times)
  const keep = (data: GameData): ChannelName[] => {
    const channels = watched.filter((channel) => data[channel] !== undefined)
    const newer = channels.filter((channel) => revOf(data, channel) >= revOf(shown, channel))
    Object.assign(shown, Object.fromEntries(newer.map((channel) => [channel, data[channel]])))
    return channels
  }
  const fetch = async (channels: readonly ChannelName[]): Promise<GameData> => {
    const data = await lord.gameData(...channels)
    for (const channel of keep(data)) old.delete(channel)
    return data
  }
  return {
    show: async (channel) => {
      if (old.has(channel)) await fetch([channel])
      const snapshot = shown[channel]
      if (!snapshot) throw new Error(`No data of ${channel}`)
      return snapshot.data
    },
    answered: (data = {}) => {
      for (const channel of keep(data)) {
        old.delete(channel)
        owe(channel, -1)
      }
    },
    notified: (channels) => {
      for (const channel of channels) owe(channel, 1)
    },
    settle: () => {
      for (const [channel, times] of owed) if (times > 0) old.add(channel)
      owed.clear()
    },
    forget: () => {
      for (const channel of watched) old.add(channel)
    },
    wrongs: async () => {
      const believed = watched.filter((channel) => !old.has(channel))
      const before = { ...shown }
      const fresh = await fetch(watched)
      return believed.flatMap((channel) => {
        const [was, is] = [before[channel]?.data, fresh[channel]?.data]
        if (isDeepStrictEqual(was, is)) return []
        return [`${channel} as it is no more: ${JSON.stringify(was)}, and not ${JSON.stringify(is)}`]
      })
    },
  }
}
