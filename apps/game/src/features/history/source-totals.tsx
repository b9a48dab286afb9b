import { MONEY_SOURCE_WORDS } from '../../../../../catalogue/history/money-words.ts'
import type { MoneySource, MoneySummary } from '../../../../../generated/types.ts'
import { formatSigned } from '../../ui/format/number.ts'
import { LedgerIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { moneySourceIcons } from './source-icons.ts'
import styles from './source-totals.module.css'

type Total = MoneySummary['sources'][number]

type SourceTotalsProps = {
  /** Totals of one currency, the largest first. */
  totals: readonly Total[]
  chosen: MoneySource | undefined
  onChoose: (source: MoneySource) => void
  className?: string | undefined
}

/** Income and expense by source. A press on a source filters the list. */
export function SourceTotals({ totals, chosen, onChoose, className }: SourceTotalsProps) {
  if (totals.length === 0) return null
  const largest = Math.max(...totals.map(({ income, spending }) => Math.max(income, spending)))
  return (
    <Card title="За что" icon={<LedgerIcon />} {...(className && { className })}>
      <ul className={styles.list}>
        {totals.map(({ source, income, spending }) => (
          <li key={source}>
            <button
              type="button"
              className={styles.source}
              aria-pressed={source === chosen}
              onClick={() => onChoose(source)}
            >
              <span className={styles.name}>
                <SourceIcon source={source} />
                {MONEY_SOURCE_WORDS[source]}
              </span>
              <span className={styles.sums}>
                {income > 0 && <b className={styles.in}>{formatSigned(income)}</b>}
                {spending > 0 && <b className={styles.out}>{formatSigned(-spending)}</b>}
              </span>
              <span className={styles.bars} aria-hidden="true">
                <i className={styles.inBar} style={{ width: `${(income / largest) * 100}%` }} />
                <i className={styles.outBar} style={{ width: `${(spending / largest) * 100}%` }} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function SourceIcon({ source }: { source: MoneySource }) {
  const Icon = moneySourceIcons[source]
  return <Icon aria-hidden="true" />
}
