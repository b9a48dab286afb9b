import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query'
import type { TopPage, TopPages } from './ranked-list.ts'

const PAGE_ITEMS = 20
/** Others rise and fall without an event: how often a list is read again while it is shown (ms). */
const REFRESH_MS = 15_000

type TopPagesOptions<Page> = {
  queryKey: QueryKey
  /** The cursor of the page that the list begins with. An empty one is the first page. */
  start: string
  read: (page: { cursor?: string; limit: number }, request: { signal: AbortSignal }) => Promise<Page>
}

/** A list with places, read page by page in both directions. `first` is the answer with its first loaded page. */
export function useTopPages<Entry, Page extends TopPage<Entry>>({
  queryKey,
  start,
  read,
}: TopPagesOptions<Page>): { first: Page | undefined; pages: TopPages<Page['items'][number]> } {
  const query = useInfiniteQuery({
    queryKey: [...queryKey, start],
    queryFn: ({ pageParam, signal }) =>
      read({ limit: PAGE_ITEMS, ...(pageParam !== '' && { cursor: pageParam }) }, { signal }),
    initialPageParam: start,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    getPreviousPageParam: ({ previousCursor }) => previousCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  })
  const pages = {
    items: query.data?.pages.flatMap(({ items }) => items),
    isStale: query.isPlaceholderData,
    error: query.error,
    onRetry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    onMore: () => void query.fetchNextPage(),
    hasBefore: query.hasPreviousPage,
    isLoadingBefore: query.isFetchingPreviousPage,
    onBefore: () => void query.fetchPreviousPage(),
  }
  return { first: query.data?.pages[0], pages }
}
