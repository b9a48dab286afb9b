import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect } from 'react'
import type { GameDataChannels } from '#generated/events.ts'
import type { ChannelName } from '#generated/types.ts'
import { gameDataKey, readSnapshot } from './apply-game-data.ts'
import { useLive } from './live-context.ts'

export type GameDataView<Channel extends ChannelName> = {
  data: GameDataChannels[Channel] | undefined
  isPending: boolean
  error: Error | null
  retry: () => void
}

/**
 * Subscribes the mounted component to a live channel and fetches it when it is missing. Data of a channel that was
 * unsubscribed for a while are shown at once and fetched again.
 */
export function useGameData<Channel extends ChannelName>(channel: Channel): GameDataView<Channel> {
  const { subscriptions, fetchGameData } = useLive()
  const queries = useQueryClient()
  const query = useQuery({
    queryKey: gameDataKey(channel),
    queryFn: () => fetchGameData(channel),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

  useEffect(() => {
    const isHeld = readSnapshot(queries, channel) !== undefined
    const { isFirst, leave } = subscriptions.add(channel)
    if (isFirst && isHeld) void queries.invalidateQueries({ queryKey: gameDataKey(channel) })
    return leave
  }, [channel, queries, subscriptions])

  const data = useShownInParts(query.data)

  return {
    data: data?.data,
    isPending: data === undefined && query.error === null,
    error: query.error,
    retry: () => void query.refetch(),
  }
}

/**
 * The data, a moment later when they are the first: they fill a page, which React then renders in short tasks, so that a slow phone
 * answers touches meanwhile. Later data show at once.
 */
export function useShownInParts<Data>(data: Data | undefined): Data | undefined {
  const isShown = useDeferredValue(data !== undefined)
  return isShown ? data : undefined
}
