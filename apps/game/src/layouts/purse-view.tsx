import { Link } from 'react-router-dom'
import type { Purse } from '../../../../generated/types.ts'
import { useAtLeast } from '../ui/hooks/use-media-query.ts'
import { useTipCard } from '../ui/overlays/tip.tsx'
import { DiamondIcon, GloryIcon, GoldIcon } from '../ui/pictures/icons.ts'
import { Amount } from '../ui/values/amount.tsx'
import styles from './purse-view.module.css'

type PurseViewProps = { purse: Purse }

/** From this amount on a phone shows «125.4K»: the row has no room for more digits. */
const long = 100_000

const places = [
  { purse: 'gold', currency: 'GOLD', label: 'Золото', Icon: GoldIcon },
  { purse: 'diamonds', currency: 'DIAMONDS', label: 'Алмазы', Icon: DiamondIcon },
  { purse: 'glory', currency: 'GLORY', label: 'Слава', Icon: GloryIcon },
] as const

/**
 * What one has; each amount leads to its page of the account book. Gold flies to `[data-purse]`: pages that pay aim
 * their rewards at it.
 */
export function PurseView({ purse }: PurseViewProps) {
  const wide = useAtLeast('md')
  return (
    <section className={styles.purse} aria-label="Кошелёк" data-purse="">
      {places.map((place) => (
        <Way key={place.purse} {...place} value={purse[place.purse]} wide={wide} />
      ))}
    </section>
  )
}

type WayProps = (typeof places)[number] & { value: number; wide: boolean }

function Way({ purse: of, currency, label, Icon, value, wide }: WayProps) {
  const { anchor, owner, card } = useTipCard<HTMLAnchorElement>(of)
  return (
    <>
      <Link ref={anchor} className={styles.way} to={`/game/history?currency=${currency}`} {...owner}>
        <Amount
          value={value}
          label={label}
          icon={<Icon />}
          of={of}
          ground="oak"
          compact={!wide && value >= long}
        />
        <span className="sr">, счётная книга</span>
      </Link>
      {card}
    </>
  )
}
