import type { MarketLot } from '#generated/types.ts'
import { PageLink } from '../../shell/page-link.tsx'
import { buttonClass } from '../../ui/controls/button-class.ts'
import { counted } from '../../ui/format/counted.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import { MarketIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Empty } from '../../ui/surfaces/empty.tsx'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'
import { LotRow } from './lot-row.tsx'
import lotStyles from './lots.module.css'
import styles from './market.module.css'

type MyLotsViewProps = {
  lots: readonly MarketLot[] | undefined
  lotsMax: number
  level: number
  error: Error | null
  onRetry: () => void
  onOpen: (lot: MarketLot) => void
}

/** The player's lots on the market. */
export function MyLotsView({ lots, lotsMax, level, error, onRetry, onOpen }: MyLotsViewProps) {
  return (
    <PageFrame
      title="Мои лоты"
      aside={
        <p>
          {lots && (
            <>
              <Tip of="marketLots">
                {lots.length} из {lotsMax}
              </Tip>{' '}
              ·{' '}
            </>
          )}
          <PageLink to="market">Весь рынок</PageLink>
        </p>
      }
    >
      <Card kind="ruled" label="Мои лоты" className={styles.book}>
        {lots ? (
          lots.length === 0 ? (
            <Empty
              icon={<MarketIcon />}
              action={
                <PageLink className={buttonClass({ variant: 'act' })} to="inventory">
                  На склад
                </PageLink>
              }
            >
              На вашем прилавке пусто. Откройте вещь на складе и выберите «На рынок».
            </Empty>
          ) : (
            <ul className={lotStyles.lots} aria-label="Мои лоты">
              {lots.map((lot) => (
                <li key={lot.lotId}>
                  <LotRow lot={lot} level={level} isMixed={false} onOpen={() => onOpen(lot)} />
                </li>
              ))}
            </ul>
          )
        ) : (
          <Pending error={error} onRetry={onRetry} lines={4} height={72} />
        )}
      </Card>
      {lots && lots.length > 0 && lots.length < lotsMax && <FreePlaces count={lotsMax - lots.length} />}
    </PageFrame>
  )
}

function FreePlaces({ count }: { count: number }) {
  return (
    <Card kind="row" label="Свободные места" className={styles.own}>
      <MarketIcon aria-hidden="true" />
      <p>
        Свободно ещё {counted(count, ['место', 'места', 'мест'])}. Откройте вещь на складе и нажмите «На
        рынок».
      </p>
      <PageLink className={buttonClass({})} to="inventory">
        На склад
      </PageLink>
    </Card>
  )
}
