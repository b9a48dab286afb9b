import type { MoneyEntry } from '#generated/types.ts'
import { formatSigned } from '../../ui/format/number.ts'
import { currencyIcons } from './currency-icons.ts'
import styles from './entry-line.module.css'

type DaySumProps = { entries: readonly MoneyEntry[]; currency: MoneyEntry['currency'] }

/** Income and expense of a day's entries in one currency. */
export function DaySum({ entries, currency }: DaySumProps) {
  const sum = (type: MoneyEntry['type']) =>
    entries
      .filter((entry) => entry.currency === currency && entry.type === type)
      .reduce((total, { amount }) => total + amount, 0)
  const [income, spending] = [sum('INCREASE'), sum('DECREASE')]
  const Coin = currencyIcons[currency]
  if (income === 0 && spending === 0) return null
  return (
    <>
      {income > 0 && <b className={styles.in}>{formatSigned(income)}</b>}
      {spending > 0 && <b className={styles.out}>{formatSigned(-spending)}</b>}
      <Coin aria-hidden="true" />
    </>
  )
}
