import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Pages } from '../ui/controls/more-pages.tsx'

type Page<Item> = { items: readonly Item[]; nextCursor: string | null }

type LiveListOptions<Item> = {
  /** The newest page, a live channel. */
  head: { data: Page<Item> | undefined; error: Error | null; retry: () => void }
  /** The query key of the older pages. */
  queryKey: readonly unknown[]
  read: (page: { cursor: string; limit: number }, request: { signal: AbortSignal }) => Promise<Page<Item>>
  /** Unique id, higher for newer items. */
  idOf: (item: Item) => number
}

const PAGE_ITEMS = 20

/**
 * A list whose newest page is a live channel and whose older pages are read on demand. The older pages start where
 * the channel ended at the first request for them, so new items on the channel leave no gap.
 */
export function useLiveList<Item>({ head, queryKey, read, idOf }: LiveListOptions<Item>): Pages<Item> {
  const [start, setStart] = useState<{ cursor: string; items: readonly Item[] } | null>(null)
  const older = useInfiniteQuery({
    queryKey: [...queryKey, start?.cursor],
    queryFn: ({ pageParam, signal }) => read({ cursor: pageParam, limit: PAGE_ITEMS }, { signal }),
    initialPageParam: start?.cursor ?? '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: start !== null,
  })
  const { data } = head
  const onMore = () => {
    if (older.error && !older.data) void older.refetch()
    else if (start) void older.fetchNextPage()
    else if (data?.nextCursor) setStart({ cursor: data.nextCursor, items: data.items })
  }
  const pages = older.data?.pages.map(({ items }) => items) ?? []
  return {
    items: data && mergePages(idOf, data.items, start?.items ?? [], ...pages),
    isStale: false,
    error: data ? older.error : head.error,
    onRetry: head.retry,
    hasMore: start && older.data ? older.hasNextPage : Boolean(data?.nextCursor),
    isLoadingMore: older.isFetching,
    onMore,
  }
}

/** Merges pages into one list, the highest id first. Of an item on two pages the earlier page's version is kept. */
export function mergePages<Item>(
  idOf: (item: Item) => number,
  ...pages: readonly (readonly Item[])[]
): Item[] {
  const byId = new Map<number, Item>()
  for (const item of pages.flat()) if (!byId.has(idOf(item))) byId.set(idOf(item), item)
  return [...byId].sort(([left], [right]) => right - left).map(([, item]) => item)
}
