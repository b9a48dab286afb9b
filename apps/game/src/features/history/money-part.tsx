import { listMoneyHistory, useGetMoneySummary } from '#generated/hooks/history.ts'
import { usePages } from '../../api/use-pages.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { useOutdated } from '../../live/use-outdated.ts'
import { useServerNow } from '../../ui/values/server-clock.tsx'
import type { MoneyFilter } from './history-types.ts'
import { MoneyView } from './money-view.tsx'

const MONEY_SUMMARY_KEY = ['moneySummary']
const MONEY_LINES_KEY = 'moneyHistory'

/** Entries per page. */
const PAGE_ITEMS = 30

type MoneyPartProps = { filter: MoneyFilter; onFilter: (filter: MoneyFilter) => void }

/** The ledger, refetched when the purse changes. Pages already loaded stay open. */
export function MoneyPart({ filter, onFilter }: MoneyPartProps) {
  const now = useServerNow()
  const purse = useGameData('controlPanel').data?.purse
  const summary = useGetMoneySummary({ query: { queryKey: MONEY_SUMMARY_KEY, staleTime: 0 } })
  useOutdated(purse && `${purse.gold} ${purse.diamonds} ${purse.glory}`, MONEY_SUMMARY_KEY, [MONEY_LINES_KEY])
  const list = usePages({
    queryKey: [MONEY_LINES_KEY, filter],
    read: (page, request) => listMoneyHistory({ ...filter, ...page, limit: PAGE_ITEMS }, request),
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
