import type { Purse } from '#generated/types.ts'
import { purseRef } from '../shell/coin-flights.ts'
import { PageLink } from '../shell/page-link.tsx'
import { useTipCard } from '../ui/overlays/tip.tsx'
import { DiamondIcon, GloryIcon, GoldIcon } from '../ui/pictures/icons.ts'
import { Amount } from '../ui/values/amount.tsx'
import styles from './purse-view.module.css'

type PurseViewProps = { purse: Purse }

/** From this amount «1,2 млн» is shown. Below it «403,5 тыс.» would be longer than all digits. */
const LONG_AMOUNT = 1_000_000

const places = [
  { purse: 'gold', currency: 'GOLD', label: 'Золото', Icon: GoldIcon },
  { purse: 'diamonds', currency: 'DIAMONDS', label: 'Алмазы', Icon: DiamondIcon },
  { purse: 'glory', currency: 'GLORY', label: 'Слава', Icon: GloryIcon },
] as const

/** The player's three balances. Each links to its page of the account book. Coins fly here. */
export function PurseView({ purse }: PurseViewProps) {
  return (
    <section className={styles.purse} aria-label="Казна" ref={purseRef}>
      {places.map((place) => (
        <Way key={place.purse} {...place} value={purse[place.purse]} />
      ))}
    </section>
  )
}

type WayProps = (typeof places)[number] & { value: number }

function Way({ purse: of, currency, label, Icon, value }: WayProps) {
  const { anchor, owner, card } = useTipCard<HTMLAnchorElement>(of)
  return (
    <>
      <PageLink ref={anchor} className={styles.way} to="history" search={`currency=${currency}`} {...owner}>
        <Amount
          value={value}
          label={label}
          icon={<Icon />}
          of={of}
          ground="oak"
          compact={value >= LONG_AMOUNT}
        />
        <span className="sr">, счётная книга</span>
      </PageLink>
      {card}
    </>
  )
}
