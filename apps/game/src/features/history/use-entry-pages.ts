import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { EntryPages } from './entry-list.tsx'

type Page<Entry> = { items: Entry[]; nextCursor: string | null }

type PagesOf<Entry> = {
  queryKey: readonly unknown[]
  /** One page of lines; the first has no cursor. */
  read: (page: { limit: number; cursor?: string }, request: { signal: AbortSignal }) => Promise<Page<Entry>>
}

/** A history's lines, page after page; those of the filter before stay until the new ones come. */
export function useEntryPages<Entry>({ queryKey, read }: PagesOf<Entry>): EntryPages<Entry> {
  const lines = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      read({ limit: 30, ...(pageParam !== '' && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    // What came meanwhile is asked for whenever the leaf is opened.
    staleTime: 0,
  })
  return {
    entries: lines.data?.pages.flatMap(({ items }) => items),
    isStale: lines.isPlaceholderData,
    error: lines.error,
    onRetry: () => void lines.refetch(),
    hasMore: lines.hasNextPage,
    isLoadingMore: lines.isFetchingNextPage,
    onMore: () => void lines.fetchNextPage(),
  }
}
