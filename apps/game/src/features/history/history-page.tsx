import { useSearchParams } from 'react-router-dom'
import {
  listItemHistory,
  listMoneyHistory,
  useGetItemSummary,
  useGetMoneySummary,
} from '#generated/hooks/history.ts'
import { PURSES } from '#rules/core/currencies.ts'
import { usePages } from '../../api/use-pages.ts'
import { useGameData } from '../../live/use-game-data.ts'
import { useOutdated } from '../../live/use-outdated.ts'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { GoldIcon, StorageIcon } from '../../ui/pictures/icons.ts'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { useServerNow } from '../../ui/values/server-clock.tsx'
import { type HistoryTab, itemFilterOf, moneyFilterOf, paramsOf, tabOf } from './filter-params.ts'
import type { ItemFilter, MoneyFilter } from './history-types.ts'
import { ItemsView } from './items-view.tsx'
import { MoneyView } from './money-view.tsx'

const tabs = [
  { id: 'money', label: 'Деньги', icon: <GoldIcon /> },
  { id: 'items', label: 'Вещи', icon: <StorageIcon /> },
] as const

/** The account book: the ledger and the item history. The address holds the tab and the filter. */
export function HistoryPage() {
  const [params, setParams] = useSearchParams()
  const tab = tabOf(params)
  const open = (next: HistoryTab) => setParams(paramsOf(next, {}), { replace: true })
  return (
    <PageFrame title="Счётная книга" aside={<p>Каждая монета и каждая вещь</p>} width="wide">
      <Tabs label="Листы книги" tabs={tabs} value={tab} onChange={open}>
        {tab === 'money' ? (
          <MoneyPart
            filter={moneyFilterOf(params)}
            onFilter={(filter) => setParams(paramsOf('money', filter), { replace: true })}
          />
        ) : (
          <ItemsPart
            filter={itemFilterOf(params)}
            onFilter={(filter) => setParams(paramsOf('items', filter), { replace: true })}
          />
        )}
      </Tabs>
    </PageFrame>
  )
}

/** Entries per page. */
const PAGE_ITEMS = 30

type ItemsPartProps = { filter: ItemFilter; onFilter: (filter: ItemFilter) => void }

/** The item history. */
function ItemsPart({ filter, onFilter }: ItemsPartProps) {
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

const MONEY_SUMMARY_KEY = ['moneySummary']
const MONEY_LINES_KEY = 'moneyHistory'

type MoneyPartProps = { filter: MoneyFilter; onFilter: (filter: MoneyFilter) => void }

/** The ledger, refetched when the purse changes. Pages already loaded stay open. */
function MoneyPart({ filter, onFilter }: MoneyPartProps) {
  const now = useServerNow()
  const purse = useGameData('controlPanel').data?.purse
  const summary = useGetMoneySummary({ query: { queryKey: MONEY_SUMMARY_KEY, staleTime: 0 } })
  useOutdated(purse && PURSES.map((of) => purse[of]).join(' '), MONEY_SUMMARY_KEY, [MONEY_LINES_KEY])
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
