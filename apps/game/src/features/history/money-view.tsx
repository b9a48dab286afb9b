import { CURRENCY_WORDS, MONEY_SOURCE_WORDS } from '#catalogue/history/money-words.ts'
import type { MoneyEntry, MoneySummary } from '#generated/types.ts'
import type { Pages } from '../../ui/controls/more-pages.tsx'
import { Tip } from '../../ui/overlays/tip.tsx'
import { LedgerIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { DayList } from '../../ui/surfaces/day-list.tsx'
import { currencyIcons } from './currency-icons.ts'
import { DaySum } from './day-sum.tsx'
import { OneOrAll, ReasonSelect } from './entry-filters.tsx'
import lineStyles from './entry-line.module.css'
import { FlowCard } from './flow-card.tsx'
import styles from './history.module.css'
import type { MoneyFilter } from './history-types.ts'
import { MoneyLine } from './money-line.tsx'
import { NoEntries } from './no-entries.tsx'
import { SourceTotals } from './source-totals.tsx'
import { TYPE_WORDS } from './source-words.ts'

const PURSE_OF = { GOLD: 'gold', DIAMONDS: 'diamonds', GLORY: 'glory' } as const

export type MoneyViewProps = {
  filter: MoneyFilter
  onFilter: (filter: MoneyFilter) => void
  summary: MoneySummary | undefined
  summaryError: Error | null
  onRetrySummary: () => void
  list: Pages<MoneyEntry>
  /** Server time (ms). */
  now: number
}

/** The tab of money: thirty days as a chart, and every entry below. */
export function MoneyView(props: MoneyViewProps) {
  const { filter, onFilter, summary, summaryError, onRetrySummary, list, now } = props
  const currency = filter.currency ?? 'GOLD'
  const Sign = currencyIcons[currency]
  return (
    <div className={styles.panels}>
      <FlowCard
        className={styles.chart}
        title={<Tip of={PURSE_OF[currency]}>{CURRENCY_WORDS[currency]}</Tip>}
        icon={<Sign />}
        words={{ in: 'Приход', out: 'Расход', net: 'Итог' }}
        days={summary?.days.map((day) => ({
          startsAt: day.startsAt,
          in: day[PURSE_OF[currency]].income,
          out: day[PURSE_OF[currency]].spending,
        }))}
        error={summaryError}
        onRetry={onRetrySummary}
      />
      {summary && (
        <SourceTotals
          className={styles.totals}
          totals={summary.sources.filter((total) => total.currency === currency)}
          chosen={filter.source}
          onChoose={(source) =>
            onFilter({ ...filter, source: source === filter.source ? undefined : source })
          }
        />
      )}
      <Card kind="ruled" label="Записи о деньгах" className={styles.book}>
        <MoneyFilters filter={filter} onFilter={onFilter} />
        <DayList
          list={list}
          keyOf={({ entryId }) => String(entryId)}
          rowClass={lineStyles.row}
          row={(entry) => <MoneyLine entry={entry} />}
          sumOf={(entries) => <DaySum entries={entries} currency={currency} />}
          empty={
            <NoEntries icon={<LedgerIcon />} filter={filter} onFree={() => onFilter({})}>
              Книга пуста: казна ещё не видела ни монеты.
            </NoEntries>
          }
          now={now}
        />
      </Card>
    </div>
  )
}

function MoneyFilters({ filter, onFilter }: Pick<MoneyViewProps, 'filter' | 'onFilter'>) {
  return (
    <div className={styles.filters}>
      <OneOrAll
        label="Валюта"
        words={CURRENCY_WORDS}
        chosen={filter.currency}
        onChoose={(currency) => onFilter({ ...filter, currency })}
      />
      <OneOrAll
        label="Приход или расход"
        words={TYPE_WORDS}
        chosen={filter.type}
        onChoose={(type) => onFilter({ ...filter, type })}
      />
      <ReasonSelect
        words={MONEY_SOURCE_WORDS}
        chosen={filter.source}
        onChoose={(source) => onFilter({ ...filter, source })}
      />
    </div>
  )
}
