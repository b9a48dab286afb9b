import { listItemHistory, useGetItemSummary } from '#generated/hooks/history.ts'
import { usePages } from '../../api/use-pages.ts'
import { useServerNow } from '../../ui/values/server-clock.tsx'
import type { ItemFilter } from './history-types.ts'
import { ItemsView } from './items-view.tsx'

/** Entries per page. */
const PAGE_ITEMS = 30

type ItemsPartProps = { filter: ItemFilter; onFilter: (filter: ItemFilter) => void }

/** The item history. */
export function ItemsPart({ filter, onFilter }: ItemsPartProps) {
  const now = useServerNow()
  const summary = useGetItemSummary({ query: { staleTime: 0 } })
  const list = usePages({
    queryKey: ['itemHistory', filter],
    read: (page, request) => listItemHistory({ ...filter, ...page, limit: PAGE_ITEMS }, request),
    // Refetched whenever the tab is opened.
    staleTime: 0,
  })
  return (
    <ItemsView
      filter={filter}
      onFilter={onFilter}
      summary={summary.data}
      summaryError={summary.error}
      onRetrySummary={() => void summary.refetch()}
      list={list}
      now={now()}
    />
  )
}
