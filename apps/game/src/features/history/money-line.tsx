import { CURRENCY_WORDS, MONEY_SOURCE_WORDS } from '#catalogue/history/money-words.ts'
import type { MoneyEntry } from '#generated/types.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { currencyIcons } from './currency-icons.ts'
import { EntryLine } from './entry-line.tsx'
import styles from './history.module.css'
import { moneySourceIcons } from './source-icons.ts'

/** One ledger entry: the source, the amount and the balance after it. */
export function MoneyLine({ entry }: { entry: MoneyEntry }) {
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
