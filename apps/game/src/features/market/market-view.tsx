import { PAGES } from '#catalogue/pages.ts'
import type { MarketKey, MarketLot } from '#generated/types.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { UnlockReason } from '../../shell/unlock-reason.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { MarketIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'
import { PictureFrame } from '../../ui/surfaces/picture-frame.tsx'
import { LotRow } from './lot-row.tsx'
import lotStyles from './lots.module.css'
import styles from './market.module.css'
import marketSquare from './market-square.svg?no-inline'
import { LISTS, MARKET_KEYS } from './market-words.ts'

/** A few lots of a list. Undefined while loading, or when they could not be loaded. */
export type StallLots = {
  readonly lots: readonly MarketLot[] | undefined
  readonly error: Error | null
  readonly onRetry: () => void
}

export type BestLots = Readonly<Record<MarketKey, StallLots>>

type MarketViewProps = {
  best: BestLots
  /** The player's level. */
  level: number
  /** Whether the page of the player's lots is open. */
  areMyLotsOpen: boolean
  onOpen: (lot: MarketLot) => void
}

/** The market: three lists with their best lots, and the link to the player's own lots. */
export function MarketView({ best, level, areMyLotsOpen, onOpen }: MarketViewProps) {
  return (
    <PageFrame
      title="Рынок"
      aside={
        <p>
          Пошлина <Tip of="marketFee">1&nbsp;% сразу и 5&nbsp;% с продажи</Tip>
        </p>
      }
    >
      <div className={styles.front}>
        <PictureFrame className={styles.square}>
          <img src={marketSquare} alt="" width={480} height={160} />
        </PictureFrame>
        <Card kind="row" label="Ваш прилавок" className={styles.own}>
          <MarketIcon aria-hidden="true" />
          <p>
            Чтобы продать своё, откройте вещь на складе и нажмите «На рынок».{' '}
            {!areMyLotsOpen && (
              <>
                <b>{PAGES.myLots.title}.</b> <UnlockReason unlock={PAGES.myLots.unlock} />
              </>
            )}
          </p>
          {areMyLotsOpen && (
            <PageLink className={buttonClass({})} to="myLots">
              {PAGES.myLots.title}
            </PageLink>
          )}
        </Card>
      </div>
      <div className={styles.lots}>
        {MARKET_KEYS.map((key) => (
          <Stall key={key} marketKey={key} stall={best[key]} level={level} onOpen={onOpen} />
        ))}
      </div>
    </PageFrame>
  )
}

type StallProps = Pick<MarketViewProps, 'level' | 'onOpen'> & {
  marketKey: MarketKey
  stall: StallLots
}

function Stall({ marketKey, stall: { lots, error, onRetry }, level, onOpen }: StallProps) {
  const { title, legend, best, icon: Sign } = LISTS[marketKey]
  return (
    <Card as="article" label={title} title={title} icon={<Sign />} className={styles.stall}>
      <p>{legend}</p>
      {!lots ? (
        <Pending error={error} onRetry={onRetry} lines={3} height={72} />
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
      <PageLink
        className={buttonClass({ full: true })}
        to="marketList"
        of={marketKey}
        aria-label={`${title}: смотреть все лоты`}
      >
        Смотреть все
      </PageLink>
    </Card>
  )
}
