import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { listItemHistory, useGetItemSummary } from '../../../../../generated/hooks/history/history.ts'
import { useServerNow } from '../../ui/server-clock.tsx'
import type { ItemFilter } from './history-types.ts'
import { ItemsView } from './items-view.tsx'

type ItemsPartProps = { filter: ItemFilter; onFilter: (filter: ItemFilter) => void }

/** The histories of things, asked for anew whenever the leaf is opened. */
export function ItemsPart({ filter, onFilter }: ItemsPartProps) {
  const now = useServerNow()
  const summary = useGetItemSummary({ query: { staleTime: 0 } })
  const lines = useInfiniteQuery({
    queryKey: ['itemHistory', filter],
    queryFn: ({ pageParam, signal }) =>
      listItemHistory({ ...filter, limit: 30, ...(pageParam !== '' && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <ItemsView
      filter={filter}
      onFilter={onFilter}
      summary={summary.data}
      summaryError={summary.error}
      onRetrySummary={() => void summary.refetch()}
      list={{
        entries: lines.data?.pages.flatMap(({ items }) => items),
        isStale: lines.isPlaceholderData,
        error: lines.error,
        onRetry: () => void lines.refetch(),
        hasMore: lines.hasNextPage,
        isLoadingMore: lines.isFetchingNextPage,
        onMore: () => void lines.fetchNextPage(),
      }}
      now={now()}
    />
  )
}
