import { Link } from 'react-router-dom'
import type { MarketKey, MarketLot } from '../../../../../generated/types.ts'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { MarketIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { Skeleton } from '../../ui/surfaces/skeleton.tsx'
import { LotRow } from './lot-row.tsx'
import lotStyles from './lots.module.css'
import styles from './market.module.css'
import { LISTS, MARKET_KEYS } from './market-words.ts'

/** Some lots of each list; undefined until they are there. */
export type BestLots = Readonly<Record<MarketKey, readonly MarketLot[] | undefined>>

type MarketViewProps = {
  best: BestLots
  /** The player's. */
  level: number
  onOpen: (lot: MarketLot) => void
}

/** The market place: three lists with what is best on each, and one's own stall. */
export function MarketView({ best, level, onOpen }: MarketViewProps) {
  return (
    <PageFrame
      title="Рынок"
      aside={
        <p>
          Сбор <Tip of="marketFee">1 % сразу и 5 % с продажи</Tip>
        </p>
      }
    >
      <Card kind="slip" label="Ваш прилавок" className={styles.own}>
        <MarketIcon aria-hidden="true" />
        <p>Своё выставляют со склада, с листа самой вещи.</p>
        <Link className={buttonClass({})} to="/game/trade/market/my">
          Мои лоты
        </Link>
      </Card>
      <div className={styles.stalls}>
        {MARKET_KEYS.map((key) => (
          <Stall key={key} marketKey={key} lots={best[key]} level={level} onOpen={onOpen} />
        ))}
      </div>
    </PageFrame>
  )
}

type StallProps = Omit<MarketViewProps, 'best'> & {
  marketKey: MarketKey
  lots: readonly MarketLot[] | undefined
}

function Stall({ marketKey, lots, level, onOpen }: StallProps) {
  const { title, legend, best, icon: Sign } = LISTS[marketKey]
  return (
    <Card as="article" label={title} title={title} icon={<Sign />} className={styles.stall}>
      <p>{legend}</p>
      {!lots ? (
        <Skeleton lines={3} height={72} />
      ) : lots.length === 0 ? (
        <p>Прилавки пусты.</p>
      ) : (
        <div className={styles.best}>
          <h3>{best}</h3>
          <ul className={lotStyles.lots} aria-label={`${title}: ${best.toLowerCase()}`}>
            {lots.map((lot) => (
              <li key={lot.lotId}>
                <LotRow lot={lot} level={level} onOpen={() => onOpen(lot)} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <Link
        className={buttonClass({ full: true })}
        to={`/game/trade/market/${marketKey}`}
        aria-label={`${title}: смотреть все лоты`}
      >
        Смотреть все
      </Link>
    </Card>
  )
}
