import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { GameDataChannels } from '../../../../generated/events.ts'
import type { ChannelName, Subscriptions } from '../../../../generated/types.ts'
import { gameDataKey, partOf, readSnapshot } from './apply-game-data.ts'
import { useLive } from './live-context.ts'

export type GameDataView<Channel extends ChannelName> = {
  data: GameDataChannels[Channel] | undefined
  isPending: boolean
  error: Error | null
  retry: () => void
}

/** The channel's options for a subscription: true, or the wanted part. */
type ChannelOptions<Channel extends ChannelName> = NonNullable<Subscriptions[Channel]>

/** Channels without parts. */
type WholeChannel = {
  [Channel in ChannelName]: true extends Subscriptions[Channel] ? Channel : never
}[ChannelName]

/**
 * Subscribes the mounted component to a live channel and fetches it when it is missing. Data of a channel that was
 * unsubscribed for a while are shown at once and fetched again.
 */
export function useGameData<Channel extends WholeChannel>(channel: Channel): GameDataView<Channel> {
  return useChannel(channel, true)
}

/** `useGameData` for a part of a channel: `useGameDataPart('skillList', { branchKey })`. */
export function useGameDataPart<Channel extends Exclude<ChannelName, WholeChannel>>(
  channel: Channel,
  options: ChannelOptions<Channel>,
): GameDataView<Channel> {
  return useChannel(channel, options)
}

function useChannel<Channel extends ChannelName>(channel: Channel, options: unknown): GameDataView<Channel> {
  const { subscriptions, fetchGameData } = useLive()
  const queries = useQueryClient()
  const part = partOf(options)
  const query = useQuery({
    queryKey: gameDataKey(channel, part),
    queryFn: () => fetchGameData(channel, options),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const subscribe = useEffectEvent(() => subscriptions.add(channel, options))

  // biome-ignore lint/correctness/useExhaustiveDependencies: another part of the channel is another subscription
  useEffect(() => {
    const isHeld = readSnapshot(queries, channel, part) !== undefined
    const { isFirst, leave } = subscribe()
    if (isFirst && isHeld) void queries.invalidateQueries({ queryKey: gameDataKey(channel, part) })
    return leave
  }, [channel, part, queries, subscriptions])

  return {
    data: query.data?.data,
    isPending: query.isPending,
    error: query.error,
    retry: () => void query.refetch(),
  }
}
