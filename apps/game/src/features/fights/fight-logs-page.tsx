import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listFights } from '../../../../../generated/hooks/fights.ts'
import type { FightSummary } from '../../../../../generated/types.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { useServerNow } from '../../ui/values/server-clock.tsx'
import { FightLogsView } from './fight-logs-view.tsx'
import { mergeFights } from './merge-fights.ts'

/** Where the older pages begin: fixed when they are first asked for, while the live page goes on moving. */
type Start = { cursor: string; items: readonly FightSummary[] }

/** The player's reports, the newest ones live. */
export function FightLogsPage() {
  const { data, error, retry } = useGameData('fightLogs')
  const now = useServerNow()
  const [start, setStart] = useState<Start | null>(null)
  const older = useInfiniteQuery({
    queryKey: ['olderFights', start?.cursor],
    queryFn: ({ pageParam, signal }) => listFights({ cursor: pageParam, limit: 20 }, { signal }),
    initialPageParam: start?.cursor ?? '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: start !== null,
  })
  const pages = older.data?.pages.map(({ items }) => items) ?? []
  const showMore = () => {
    if (older.error && !older.data) void older.refetch()
    else if (start) void older.fetchNextPage()
    else if (data?.nextCursor) setStart({ cursor: data.nextCursor, items: data.items })
  }
  return (
    <FightLogsView
      items={data && mergeFights(data.items, start?.items ?? [], ...pages)}
      unviewed={data?.unviewed ?? 0}
      error={error}
      onRetry={retry}
      hasMore={start && older.data ? older.hasNextPage : Boolean(data?.nextCursor)}
      loadingMore={older.isFetching}
      moreError={older.error}
      onMore={showMore}
      now={now()}
    />
  )
}
