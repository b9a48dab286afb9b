import { listMoneyHistory, useGetMoneySummary } from '../../../../../generated/hooks/history.ts'
import { usePages } from '../../api/use-pages.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { useOutdated } from '../../live/use-outdated.ts'
import { useServerNow } from '../../ui/values/server-clock.tsx'
import type { MoneyFilter } from './history-types.ts'
import { MoneyView } from './money-view.tsx'

const summaryKey = ['moneySummary']
const linesKey = 'moneyHistory'

/** Entries per page. */
const pageSize = 30

type MoneyPartProps = { filter: MoneyFilter; onFilter: (filter: MoneyFilter) => void }

/** The ledger, refetched when the purse changes. Pages already loaded stay open. */
export function MoneyPart({ filter, onFilter }: MoneyPartProps) {
  const now = useServerNow()
  const purse = useGameData('controlPanel').data?.purse
  const summary = useGetMoneySummary({ query: { queryKey: summaryKey, staleTime: 0 } })
  useOutdated(purse && `${purse.gold} ${purse.diamonds} ${purse.glory}`, summaryKey, [linesKey])
  const list = usePages({
    queryKey: [linesKey, filter],
    read: (page, request) => listMoneyHistory({ ...filter, ...page, limit: pageSize }, request),
    // Refetched whenever the tab is opened.
    staleTime: 0,
  })
  return (
    <MoneyView
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
