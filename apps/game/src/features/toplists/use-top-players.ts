import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { listTopPlayers } from '../../../../../generated/hooks/toplists.ts'
import type { TopPlayer } from '../../../../../generated/types.ts'
import type { Pages } from '../../ui/controls/more-pages.tsx'
import type { TopFilter } from './top-order.ts'

export const TOP_PLAYERS_KEY = 'topPlayers'

const PAGE_ITEMS = 20

/** The loaded pages of the list. It may begin in the middle and grows both ways. */
export type TopPages = Pages<TopPlayer> & {
  hasBefore: boolean
  isLoadingBefore: boolean
  onBefore: () => void
}

/** The list in an order, from the page of a cursor on. An empty cursor is the first page. */
export function useTopPlayers({ sort, direction }: Omit<TopFilter, 'search'>, start: string): TopPages {
  const pages = useInfiniteQuery({
    queryKey: [TOP_PLAYERS_KEY, sort, direction, start],
    queryFn: ({ pageParam, signal }) =>
      listTopPlayers(
        { sort, direction, limit: PAGE_ITEMS, ...(pageParam !== '' && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: start,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    getPreviousPageParam: ({ previousCursor }) => previousCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return {
    items: pages.data?.pages.flatMap(({ items }) => items),
    isStale: pages.isPlaceholderData,
    error: pages.error,
    onRetry: () => void pages.refetch(),
    hasMore: pages.hasNextPage,
    isLoadingMore: pages.isFetchingNextPage,
    onMore: () => void pages.fetchNextPage(),
    hasBefore: pages.hasPreviousPage,
    isLoadingBefore: pages.isFetchingPreviousPage,
    onBefore: () => void pages.fetchPreviousPage(),
  }
}
