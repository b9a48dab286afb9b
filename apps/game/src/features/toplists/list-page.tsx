import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { TopEntry } from '../../shared/toplists/ranked-list.ts'
import { useArrival, useListStart } from '../../shared/toplists/use-list-start.ts'
import { type TopFilter, topFilterOf, topParamsOf } from './list-filter.ts'
import { ListView } from './list-view.tsx'
import type { TopList } from './top-list.ts'
import { useFound, useListPages, useOwnEntry } from './use-top-list.ts'

type ListPageProps<Sort extends string, Entry extends TopEntry> = {
  list: TopList<Sort, Entry>
  /** What the own values come from. Their change refetches the own place. Undefined while unknown. */
  ownCause: string | undefined
  /** Beside the heading. */
  aside?: ReactNode
}

/** A top list. The address holds the order and the search. */
export function ListPage<Sort extends string, Entry extends TopEntry>(props: ListPageProps<Sort, Entry>) {
  const { list } = props
  const [params, setParams] = useSearchParams()
  const filter = topFilterOf(list, params)
  const { sort, direction, search } = filter
  return (
    <OrderedList
      // Another order begins at its top.
      key={`${sort} ${direction}`}
      {...props}
      filter={filter}
      onFilter={(next) =>
        setParams(topParamsOf(list, next), { replace: next.search !== search, preventScrollReset: true })
      }
    />
  )
}

type OrderedListProps<Sort extends string, Entry extends TopEntry> = ListPageProps<Sort, Entry> & {
  filter: TopFilter<Sort>
  onFilter: (filter: TopFilter<Sort>) => void
}

function OrderedList<Sort extends string, Entry extends TopEntry>(props: OrderedListProps<Sort, Entry>) {
  const { list, ownCause, filter, onFilter, aside } = props
  const { start, onTop, jump, onArrival } = useListStart()
  const pages = useListPages(list, filter, start.cursor)
  const own = useOwnEntry(list, filter, ownCause)
  const found = useFound(list, filter, filter.search)
  const isThere = own ? isAmong(list, pages.items, own.entry) : false
  useArrival(start.isJump && isThere && !pages.isStale, onArrival)
  const jumpToOwn = () => {
    if (filter.search !== '') onFilter({ ...filter, search: '' })
    jump(isThere, own?.cursor ?? null)
  }
  return (
    <ListView
      list={list}
      filter={filter}
      onFilter={onFilter}
      pages={pages}
      found={found}
      own={own}
      aside={aside}
      isFromTop={start.cursor === ''}
      onJump={jumpToOwn}
      onTop={onTop}
    />
  )
}

function isAmong<Sort extends string, Entry extends TopEntry>(
  { idOf }: TopList<Sort, Entry>,
  entries: readonly Entry[] | undefined,
  own: Entry,
): boolean {
  return entries?.some((entry) => idOf(entry) === idOf(own)) ?? false
}
