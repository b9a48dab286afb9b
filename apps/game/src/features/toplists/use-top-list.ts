import { useQuery } from '@tanstack/react-query'
import { useOutdated } from '../../live/use-outdated.ts'
import type { OwnEntry, TopEntry, TopPage, TopPages } from '../../shared/toplists/ranked-list.ts'
import { useTopPages } from '../../shared/toplists/use-top-pages.ts'
import type { TopList, TopOrder } from './top-list.ts'

/** The list in an order, from the page of a cursor on. */
export function useListPages<Sort extends string, Entry extends TopEntry>(
  list: TopList<Sort, Entry>,
  { sort, direction }: TopOrder<Sort>,
  start: string,
): TopPages<Entry> {
  return useTopPages<Entry, TopPage<Entry>>({
    queryKey: [list.key, 'pages', sort, direction],
    start,
    read: (page, { signal }) => list.readPage({ sort, direction }, page, signal),
  }).pages
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
