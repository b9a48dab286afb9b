import { type ReactNode, Suspense, useRef } from 'react'
import type { BuildingsData, MissionsData, PlayerLayoutData } from '../../../../../generated/types.ts'
import type { TimeOfDay } from '../../art/palette.ts'
import { coinPlaceRef } from '../../shell/coin-flights.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { isPageOpen } from '../../shell/page-open.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'
import styles from './castle.module.css'
import { CastleBubbles } from './castle-bubbles.tsx'
import { CastleScene } from './castle-scene.tsx'
import { HostSlip } from './host-slip.tsx'

// The picture comes first; what lies over it a moment later.
const BuildingMarks = lazyPart(async () => (await import('./building-marks.tsx')).BuildingMarks)

type CastleViewProps = {
  layout: PlayerLayoutData | undefined
  time: TimeOfDay
  buildings?: BuildingsData['buildings']
  missions: MissionsData | undefined
  /** The forge smokes: there is a blow to strike. */
  smoke?: boolean
  /** Errands to read or to be paid for. */
  waiting: number
  /** The tax collectors stand idle. */
  idleCollectors: boolean
  onCollectors: () => void
  /** Of the frame or of the missions. */
  error: Error | null
  onRetry: () => void
  /** Below the picture, beside the host. */
  taxes?: ReactNode
  quests: ReactNode
  army: ReactNode
  chronicle: ReactNode
  neighbours: ReactNode
}

/** The castle in the middle, quests and army to its left, chronicle and neighbours to its right; one column on a phone. */
export function CastleView(props: CastleViewProps) {
  const { layout, time, buildings, missions, waiting, idleCollectors, onCollectors, error, onRetry } = props
  const { smoke, taxes, quests, army, chronicle, neighbours } = props
  const questsPlace = useRef<HTMLDivElement>(null)
  const showQuests = () => {
    questsPlace.current?.scrollIntoView({ block: 'center', behavior: 'smooth' })
    // What is to be done, not the title that opens the errand's leaf.
    const act = questsPlace.current?.querySelector<HTMLElement>(':is(button, a):not(h3 *)')
    act?.focus({ preventScroll: true })
  }
  const canGo = isPageOpen(layout?.unlocks, 'missions')
  return (
    <div className={styles.page}>
      <div className={styles.middle}>
        <CastleScene player={layout?.player} buildings={buildings} time={time} smoke={smoke}>
          {layout && buildings && (
            <Suspense fallback={null}>
              <BuildingMarks buildings={buildings} level={layout.player.level} unlocks={layout.unlocks} />
            </Suspense>
          )}
          <CastleBubbles
            reports={layout && isPageOpen(layout.unlocks, 'fightLogs') ? layout.unviewedFights : 0}
            gear={layout && isPageOpen(layout.unlocks, 'inventory') ? layout.unviewedGear : 0}
            waiting={waiting}
            onQuests={showQuests}
            idleCollectors={idleCollectors}
            onCollectors={onCollectors}
          />
        </CastleScene>
        <div className={styles.now}>
          {missions && layout ? (
            <HostSlip missions={missions} canGo={canGo} />
          ) : (
            <Card kind="slip" label="Войско">
              <Pending error={error} onRetry={onRetry} lines={2} />
            </Card>
          )}
          {taxes}
        </div>
      </div>
      <div className={styles.left}>
        <div ref={questsPlace}>
          <div ref={coinPlaceRef('quests')}>{quests}</div>
        </div>
        {army}
      </div>
      <div className={styles.right}>
        {chronicle}
        {neighbours}
      </div>
    </div>
  )
}
