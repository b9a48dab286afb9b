import { Link } from 'react-router-dom'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { FilterChips } from '../../ui/filter-chips.tsx'
import { formatNumber } from '../../ui/format/number.ts'
import { LedgerIcon } from '../../ui/icons.ts'
import { Select } from '../../ui/select.tsx'
import { Tip } from '../../ui/tip.tsx'
import { currencyIcons } from './currency-icons.ts'
import { EntryLine } from './entry-line.tsx'
import { EntryList, type EntryPages } from './entry-list.tsx'
import { FlowCard } from './flow-card.tsx'
import styles from './history.module.css'
import type { Currency, MoneyEntry, MoneyFilter, MoneySummary } from './history-types.ts'
import { sourceOptions } from './source-options.ts'
import { SourceTotals } from './source-totals.tsx'
import { currencyWords, moneySourceWords, typeWords } from './source-words.ts'

const purseOf = { GOLD: 'gold', DIAMONDS: 'diamonds', GLORY: 'glory' } as const
const currencies = ['GOLD', 'DIAMONDS', 'GLORY'] as const
const types = ['INCREASE', 'DECREASE'] as const

const sources = sourceOptions(moneySourceWords)

export type MoneyViewProps = {
  filter: MoneyFilter
  onFilter: (filter: MoneyFilter) => void
  summary: MoneySummary | undefined
  summaryError: Error | null
  onRetrySummary: () => void
  list: EntryPages<MoneyEntry>
  /** Server time, ms. */
  now: number
}

/** The leaf of money: thirty days at a glance, and every coin below. */
export function MoneyView(props: MoneyViewProps) {
  const { filter, onFilter, summary, summaryError, onRetrySummary, list, now } = props
  const currency = filter.currency ?? 'GOLD'
  const Sign = currencyIcons[currency]
  return (
    <div className={styles.leaves}>
      <FlowCard
        className={styles.chart}
        title={
          <>
            <Tip of={purseOf[currency]}>{currencyWords[currency]}</Tip> за 30 дней
          </>
        }
        icon={<Sign />}
        words={{ in: 'Приход', out: 'Расход' }}
        days={summary?.days.map((day) => ({
          startsAt: day.startsAt,
          in: day[purseOf[currency]].income,
          out: day[purseOf[currency]].spending,
        }))}
        error={summaryError}
        onRetry={onRetrySummary}
      />
      <Card kind="ruled" label="Записи о деньгах" className={styles.book}>
        <MoneyFilters filter={filter} onFilter={onFilter} />
        <EntryList
          list={list}
          keyOf={({ entryId }) => String(entryId)}
          row={(entry) => <MoneyLine entry={entry} />}
          empty={<NoMoney isFiltered={Object.values(filter).some(Boolean)} onFree={() => onFilter({})} />}
          now={now}
        />
      </Card>
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
    </div>
  )
}

function MoneyFilters({ filter, onFilter }: Pick<MoneyViewProps, 'filter' | 'onFilter'>) {
  const { currency, type, source } = filter
  const toggle = (value: Currency | (typeof types)[number]) => {
    if (value === 'INCREASE' || value === 'DECREASE')
      onFilter({ ...filter, type: value === type ? undefined : value })
    else onFilter({ ...filter, currency: value === currency ? undefined : value })
  }
  return (
    <div className={styles.filters}>
      <FilterChips
        label="Валюта"
        chips={currencies.map((value) => ({ value, label: currencyWords[value] }))}
        chosen={new Set(currency && [currency])}
        onToggle={toggle}
      />
      <FilterChips
        label="Приход или расход"
        chips={types.map((value) => ({ value, label: typeWords[value] }))}
        chosen={new Set(type && [type])}
        onToggle={toggle}
      />
      <Select
        label="За что"
        options={sources}
        value={source ?? 'all'}
        onChange={(value) => onFilter({ ...filter, source: value === 'all' ? undefined : value })}
      />
    </div>
  )
}

function MoneyLine({ entry }: { entry: MoneyEntry }) {
  const { currency, type, amount, source, balanceAfter } = entry
  const Sign = currencyIcons[currency]
  return (
    <EntryLine
      sign={<Sign className={styles[currency]} />}
      head={moneySourceWords[source]}
      about={entry.about}
      fightId={entry.fightId}
      createdAt={entry.createdAt}
      amount={type === 'INCREASE' ? amount : -amount}
      unit={currencyWords[currency].toLowerCase()}
      note={`стало ${formatNumber(balanceAfter)}`}
    />
  )
}

function NoMoney({ isFiltered, onFree }: { isFiltered: boolean; onFree: () => void }) {
  if (isFiltered)
    return (
      <Empty icon={<LedgerIcon />} action={<Button onClick={onFree}>Показать всё</Button>}>
        Таких записей в книге нет.
      </Empty>
    )
  return (
    <Empty
      icon={<LedgerIcon />}
      action={
        <Link className={buttonClass({})} to="/game/missions">
          К походам
        </Link>
      }
    >
      Книга пуста: казна ещё не видела ни монеты.
    </Empty>
  )
}
