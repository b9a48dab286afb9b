import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useOutdated } from '../../live/use-outdated.ts'
import type { Pages } from '../../ui/controls/more-pages.tsx'
import type { OwnEntry, TopEntry, TopList, TopOrder } from './top-list.ts'

const PAGE_ITEMS = 20

/** The loaded pages of the list. It may begin in the middle and grows both ways. */
export type TopPages<Entry> = Pages<Entry> & {
  hasBefore: boolean
  isLoadingBefore: boolean
  onBefore: () => void
}

/** The list in an order, from the page of a cursor on. An empty cursor is the first page. */
export function useTopPages<Sort extends string, Entry extends TopEntry>(
  list: TopList<Sort, Entry>,
  { sort, direction }: TopOrder<Sort>,
  start: string,
): TopPages<Entry> {
  const pages = useInfiniteQuery({
    queryKey: [list.key, 'pages', sort, direction, start],
    queryFn: ({ pageParam, signal }) =>
      list.readPage({ sort, direction }, { cursor: pageParam, limit: PAGE_ITEMS }, signal),
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

/** The own entry. Undefined while unknown, null without one. Refetched when `cause`, what its values come from, changes. */
export function useOwnEntry<Sort extends string, Entry extends TopEntry>(
  list: TopList<Sort, Entry>,
  { sort, direction }: TopOrder<Sort>,
  cause: string | undefined,
): OwnEntry<Entry> | null | undefined {
  const queryKey = [list.key, 'own', sort, direction]
  const own = useQuery({
    queryKey,
    queryFn: ({ signal }) => list.readOwn({ sort, direction }, signal),
    staleTime: 0,
  })
  useOutdated(cause, queryKey)
  return own.data
}

/** What a search has found. */
export type Found<Entry> = {
  /** Undefined while unknown. */
  items: readonly Entry[] | undefined
  error: Error | null
  onRetry: () => void
}

/** The entries whose names begin so. Null without a search. */
export function useFound<Sort extends string, Entry extends TopEntry>(
  list: TopList<Sort, Entry>,
  { sort, direction }: TopOrder<Sort>,
  search: string,
): Found<Entry> | null {
  const isPossible = list.search.isPossible(search)
  const found = useQuery({
    queryKey: [list.key, 'found', sort, direction, search],
    queryFn: ({ signal }) => list.find(search, { sort, direction }, signal),
    enabled: isPossible,
    staleTime: 0,
  })
  if (search === '') return null
  return {
    items: isPossible ? found.data : [],
    error: found.error,
    onRetry: () => void found.refetch(),
  }
}
