import type { BuildingsData, PlayerInfo } from '../../../../../generated/types.ts'
import type { Building } from '../../../../../rules/buildings/buildings.ts'
import { BuildingPaints } from '../../art/castle/building-picture.tsx'
import type { TimeOfDay } from '../../art/palette.ts'
import { castleStages } from '../../things/castle/castle-buildings.ts'
import { formatPercent } from '../../ui/format/number.ts'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { PendingCard } from '../../ui/surfaces/pending-card.tsx'
import { BuildingCard } from './building-card.tsx'
import styles from './buildings.module.css'

type BuildingsViewProps = {
  buildings: BuildingsData | undefined
  player: PlayerInfo | undefined
  gold: number | undefined
  time: TimeOfDay
  /** The building that the address names, or empty. */
  sought: string
  error: Error | null
  onRetry: () => void
  /** The building whose upgrade is in progress. */
  building: Building | null
  /** `level` is the wanted level, so that a level already built in another tab is not built again. */
  onBuild: (building: Building, level: number) => void
}

/** The nine buildings, drawn as they stand in the castle. */
export function BuildingsView(props: BuildingsViewProps) {
  const { buildings, player, gold, time, sought, error, onRetry, building, onBuild } = props
  if (!buildings || !player || gold === undefined) {
    return (
      <PageFrame title="Постройки">
        <PendingCard error={error} onRetry={onRetry} lines={10} />
      </PageFrame>
    )
  }
  const stages = castleStages(player.title, buildings.buildings)
  return (
    <PageFrame
      title="Постройки"
      lead={
        buildings.discountBasisPoints > 0 &&
        `Умения мастеров: строите на ${formatPercent(buildings.discountBasisPoints / 100)} дешевле.`
      }
    >
      <BuildingPaints time={time} armsId={player.playerId} stakes={stages.stakes}>
        <div className={styles.cards}>
          {buildings.buildings.map((state) => (
            <BuildingCard
              key={state.building}
              state={state}
              stages={stages}
              level={player.level}
              gold={gold}
              resources={buildings.resources}
              isBuilding={building === state.building}
              isSought={sought === state.building}
              onBuild={() => onBuild(state.building, state.level + 1)}
            />
          ))}
        </div>
      </BuildingPaints>
    </PageFrame>
  )
}
