import { MONEY_SOURCE_WORDS } from '#catalogue/history/money-words.ts'
import type { MoneyEntry, MoneySummary } from '#generated/types.ts'
import { CURRENCIES, CURRENCY_WORDS } from '#rules/core/currencies.ts'
import type { Pages } from '../../ui/controls/more-pages.tsx'
import { formatNumber, formatSigned } from '../../ui/format/number.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { currencyIcons } from '../../ui/pictures/currency-icons.ts'
import { LedgerIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { DayList } from '../../ui/surfaces/day-list.tsx'
import { OneOrAll, ReasonSelect } from './entry-filters.tsx'
import lineStyles from './entry-line.module.css'
import { EntryLine } from './entry-line.tsx'
import { FlowCard } from './flow-card.tsx'
import styles from './history.module.css'
import type { MoneyFilter } from './history-types.ts'
import { NoEntries } from './no-entries.tsx'
import { moneySourceIcons } from './source-icons.ts'
import { SourceTotals } from './source-totals.tsx'
import { TYPE_WORDS } from './source-words.ts'

type MoneyViewProps = {
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
        title={<Tip of={CURRENCIES[currency].purse}>{CURRENCY_WORDS[currency]}</Tip>}
        icon={<Sign />}
        words={{ in: 'Приход', out: 'Расход', net: 'Итог' }}
        days={summary?.days.map((day) => ({
          startsAt: day.startsAt,
          in: day[CURRENCIES[currency].purse].income,
          out: day[CURRENCIES[currency].purse].spending,
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

/** One ledger entry: the source, the amount and the balance after it. */
function MoneyLine({ entry }: { entry: MoneyEntry }) {
  const { currency, type, amount, source, balanceAfter } = entry
  const Reason = moneySourceIcons[source]
  const Coin = currencyIcons[currency]
  return (
    <EntryLine
      sign={<Reason aria-hidden="true" />}
      head={MONEY_SOURCE_WORDS[source]}
      about={entry.about}
      fightId={entry.fightId}
      createdAt={entry.createdAt}
      amount={type === 'INCREASE' ? amount : -amount}
      unit={CURRENCY_WORDS[currency].toLowerCase()}
      coin={<Coin className={styles[currency]} aria-hidden="true" />}
      note={`стало ${formatNumber(balanceAfter)}`}
    />
  )
}

type DaySumProps = { entries: readonly MoneyEntry[]; currency: MoneyEntry['currency'] }

/** Income and expense of a day's entries in one currency. */
function DaySum({ entries, currency }: DaySumProps) {
  const sum = (type: MoneyEntry['type']) =>
    entries
      .filter((entry) => entry.currency === currency && entry.type === type)
      .reduce((total, { amount }) => total + amount, 0)
  const [income, spending] = [sum('INCREASE'), sum('DECREASE')]
  const Coin = currencyIcons[currency]
  if (income === 0 && spending === 0) return null
  return (
    <>
      {income > 0 && <b className={lineStyles.in}>{formatSigned(income)}</b>}
      {spending > 0 && <b className={lineStyles.out}>{formatSigned(-spending)}</b>}
      <Coin aria-hidden="true" />
    </>
  )
}
