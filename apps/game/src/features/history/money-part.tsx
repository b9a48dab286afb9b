import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listMoneyHistory, useGetMoneySummary } from '../../../../../generated/hooks/history/history.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { useServerNow } from '../../ui/server-clock.tsx'
import type { MoneyFilter } from './history-types.ts'
import { MoneyView } from './money-view.tsx'
import { useEntryPages } from './use-entry-pages.ts'

const summaryKey = ['moneySummary']
const linesKey = 'moneyHistory'

type MoneyPartProps = { filter: MoneyFilter; onFilter: (filter: MoneyFilter) => void }

/** The ledger, asked for anew when the purse changes; what is open stays open. */
export function MoneyPart({ filter, onFilter }: MoneyPartProps) {
  const now = useServerNow()
  const queries = useQueryClient()
  const purse = useGameData('controlPanel').data?.purse
  const asOf = purse && `${purse.gold} ${purse.diamonds} ${purse.glory}`
  const summary = useGetMoneySummary({ query: { queryKey: summaryKey } })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another purse means new lines
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: summaryKey })
    void queries.invalidateQueries({ queryKey: [linesKey] })
  }, [asOf, queries])
  const list = useEntryPages({
    queryKey: [linesKey, filter],
    read: (page, request) => listMoneyHistory({ ...filter, ...page }, request),
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
