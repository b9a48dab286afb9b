import { type ReactNode, Suspense, useRef } from 'react'
import type { BuildingsData, MissionsData, PlayerLayoutData } from '#generated/types.ts'
import type { TimeOfDay } from '../../art/palette.ts'
import { coinPlaceRef } from '../../shell/coin-flights.ts'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { isPageOpen } from '../../shell/page-open.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'
import { Skeleton } from '../../ui/surfaces/skeleton.tsx'
import { ArmyRow } from './army-row.tsx'
import styles from './castle.module.css'
import { CastleBubbles } from './castle-bubbles.tsx'
import { CastleScene } from './castle-scene.tsx'

// The picture loads first, its marks a moment later.
const MailReminder = lazyPart(async () => (await import('./mail-reminder.tsx')).MailReminder, 'nothing')
const BuildingMarks = lazyPart(async () => (await import('./building-marks.tsx')).BuildingMarks, 'nothing')
const DamageLayer = lazyPart(async () => (await import('./damage-layer.tsx')).DamageLayer, 'nothing')

type CastleViewProps = {
  layout: PlayerLayoutData | undefined
  time: TimeOfDay
  buildings?: BuildingsData['buildings']
  missions: MissionsData | undefined
  /** The button that starts the next mission. */
  onward?: ReactNode
  /** Whether the forge smokes: a try of sharpening is possible. */
  smoke?: boolean
  /** Quests whose reward waits. */
  waiting: number
  /** Whether the tax collectors can be sent. */
  idleCollectors: boolean
  onCollectors: () => void
  /** The castle has an e-mail that is not confirmed. */
  isMailDue?: boolean
  /** Error of the layout or of the missions. */
  error: Error | null
  onRetry: () => void
  /** Shown below the picture, beside the army. */
  taxes?: ReactNode
  /** What the player waits for in raids. */
  raids?: ReactNode
  /** The running challenge. */
  challenge?: ReactNode
  quests: ReactNode
  army: ReactNode
  chronicle: ReactNode
  neighbours: ReactNode
}

/**
 * The castle in the middle, quests and army on its left, chronicle and neighbours on its right. One column on a
 * phone.
 */
export function CastleView(props: CastleViewProps) {
  const { layout, time, buildings, missions, waiting, idleCollectors, onCollectors, error, onRetry } = props
  const { smoke, isMailDue, onward, taxes, raids, challenge, quests, army, chronicle, neighbours } = props
  const questsPlace = useRef<HTMLDivElement>(null)
  const showQuests = () => {
    questsPlace.current?.scrollIntoView({ block: 'center', behavior: 'smooth' })
    // Focuses the step's action, not its title, which opens the sheet.
    const act = questsPlace.current?.querySelector<HTMLElement>(':is(button, a):not(h3 *)')
    act?.focus({ preventScroll: true })
  }
  const canGo = isPageOpen(layout?.unlocks, 'missions')
  // A settled player has three rows.
  const isWaiting = !(missions && layout) && !error
  return (
    <div className={styles.page}>
      <div className={styles.middle}>
        <CastleScene player={layout?.player} buildings={buildings} time={time} smoke={smoke}>
          {layout && buildings && (
            <Suspense fallback={null}>
              {buildings.some(({ repairGold }) => repairGold !== null) && (
                <DamageLayer player={layout.player} buildings={buildings} time={time} />
              )}
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
            <ArmyRow missions={missions} canGo={canGo} onward={onward} />
          ) : (
            <Card kind="row" label="Войско" className={styles.place}>
              <Pending error={error} onRetry={onRetry} lines={2} />
            </Card>
          )}
          {isWaiting && (
            <>
              <RowPlace />
              <RowPlace />
            </>
          )}
          {taxes}
          {raids}
          {challenge}
          {isMailDue && (
            <Suspense fallback={<RowPlace />}>
              <MailReminder />
            </Suspense>
          )}
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

/** Keeps the room of a row whose code is loading, so that what stands below does not move when it comes. */
export function RowPlace() {
  return (
    <Card as="div" kind="row" className={styles.place}>
      <Skeleton lines={2} />
    </Card>
  )
}
