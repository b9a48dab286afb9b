import type { Purse } from '#generated/types.ts'
import { ALL_CURRENCIES, type CurrencyDescription } from '#rules/core/currencies.ts'
import { purseRef } from '../shell/coin-flights.ts'
import { PageLink } from '../shell/page-link.tsx'
import { useTipCard } from '../ui/overlays/tip.tsx'
import { CurrencyAmount } from '../ui/values/currency-amount.tsx'
import styles from './purse-view.module.css'

type PurseViewProps = { purse: Purse }

/** From this amount «1,2 млн» is shown. Below it «403,5 тыс.» would be longer than all digits. */
const LONG_AMOUNT = 1_000_000

/** The player's balances. Each links to its page of the account book. Coins fly here. */
export function PurseView({ purse }: PurseViewProps) {
  return (
    <section className={styles.purse} aria-label="Казна" ref={purseRef}>
      {ALL_CURRENCIES.map((described) => (
        <Way key={described.purse} {...described} value={purse[described.purse]} />
      ))}
    </section>
  )
}

type WayProps = CurrencyDescription & { value: number }

function Way({ purse: of, currency, value }: WayProps) {
  const { anchor, owner, card } = useTipCard<HTMLAnchorElement>(of)
  return (
    <>
      <PageLink ref={anchor} className={styles.way} to="history" search={`currency=${currency}`} {...owner}>
        <CurrencyAmount currency={currency} value={value} ground="oak" compact={value >= LONG_AMOUNT} />
        <span className="sr">, счётная книга</span>
      </PageLink>
      {card}
    </>
  )
}
