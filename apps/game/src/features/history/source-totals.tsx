import { useState } from 'react'
import { MONEY_SOURCE_WORDS } from '#catalogue/history/money-words.ts'
import type { MoneySource, MoneySummary } from '#generated/types.ts'
import { formatPercent, formatSigned } from '../../ui/format/number.ts'
import { LedgerIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { moneySourceIcons } from './source-icons.ts'
import styles from './source-totals.module.css'

type Total = MoneySummary['sources'][number]

type SourceTotalsProps = {
  /** Totals of one currency. */
  totals: readonly Total[]
  chosen: MoneySource | undefined
  onChoose: (source: MoneySource) => void
  className?: string | undefined
}

/** Where the money came from and where it went, by source. A press on a source filters the list. */
export function SourceTotals({ totals, className, ...choice }: SourceTotalsProps) {
  if (totals.length === 0) return null
  return (
    <Card title="Откуда и куда" icon={<LedgerIcon />} {...(className && { className })}>
      <div className={styles.ways}>
        <Way head="Откуда пришло" totals={totals} way="income" {...choice} />
        <Way head="Куда ушло" totals={totals} way="spending" {...choice} />
      </div>
    </Card>
  )
}

type WayProps = Pick<SourceTotalsProps, 'totals' | 'chosen' | 'onChoose'> & {
  head: string
  way: 'income' | 'spending'
}

/** The largest sources, which are shown before the rest is asked for. */
const SHOWN = 5

function Way({ head, totals, way, chosen, onChoose }: WayProps) {
  const [isWhole, setWhole] = useState(false)
  const lines = totals.filter((total) => total[way] > 0).sort((a, b) => b[way] - a[way])
  const [first] = lines
  if (!first) return null
  const sum = lines.reduce((whole, total) => whole + total[way], 0)
  const rest = lines.length - SHOWN
  return (
    <section aria-label={head}>
      <h3 className={styles.head}>{head}</h3>
      <ul className={styles.list}>
        {(isWhole ? lines : lines.slice(0, SHOWN)).map((total) => (
          <li key={total.source}>
            <button
              type="button"
              className={styles.source}
              aria-pressed={total.source === chosen}
              onClick={() => onChoose(total.source)}
            >
              <span className={styles.name}>
                <SourceIcon source={total.source} />
                {MONEY_SOURCE_WORDS[total.source]}
              </span>
              <span className={styles.sum}>
                <b className={styles[way]}>
                  {formatSigned(way === 'income' ? total.income : -total.spending)}
                </b>
                <small>{formatPercent(Math.round((total[way] / sum) * 100))}</small>
              </span>
              <i
                className={styles.bar}
                data-way={way}
                style={{ width: `${(total[way] / first[way]) * 100}%` }}
                aria-hidden="true"
              />
            </button>
          </li>
        ))}
      </ul>
      {!isWhole && rest > 0 && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          Ещё {rest}
        </button>
      )}
    </section>
  )
}

function SourceIcon({ source }: { source: MoneySource }) {
  const Icon = moneySourceIcons[source]
  return <Icon aria-hidden="true" />
}
