import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { Pages } from '../ui/controls/more-pages.tsx'

type PageAnswer<Item> = { items: Item[]; nextCursor: string | null }

type PagesOptions<Item> = {
  queryKey: readonly unknown[]
  /** Reads one page of the list. The first has no cursor. */
  read: (page: { cursor?: string }, request: { signal: AbortSignal }) => Promise<PageAnswer<Item>>
  /** Where the list begins: the cursor of a page. Default: at its first item. */
  from?: string | undefined
  /** How long an answer is shown without a refetch (ms). The client's default if left out. */
  staleTime?: number
  /** Whether the list can be read now. Default true. */
  enabled?: boolean
}

/**
 * A list of the contract, page by page. After a filter change the old items stay until the new first page arrives.
 */
export function usePages<Item>({
  queryKey,
  read,
  from = '',
  staleTime,
  enabled = true,
}: PagesOptions<Item>): Pages<Item> {
  const pages = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam === '' ? {} : { cursor: pageParam }, { signal }),
    initialPageParam: from,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    enabled,
    ...(staleTime !== undefined && { staleTime }),
  })
  return {
    items: pages.data?.pages.flatMap(({ items }) => items),
    isStale: pages.isPlaceholderData,
    error: pages.error,
    onRetry: () => void pages.refetch(),
    hasMore: pages.hasNextPage,
    nextCursor: pages.data?.pages.at(-1)?.nextCursor ?? null,
    isLoadingMore: pages.isFetchingNextPage,
    onMore: () => void pages.fetchNextPage(),
  }
}
