import type { BuildingState, BuildingsData, PlayerInfo } from '#generated/types.ts'
import type { Building } from '#rules/buildings/buildings.ts'
import type { RaidBuilding } from '#rules/fight/raid-report.ts'
import { BuildingPaints } from '../../art/castle/building-picture.tsx'
import { buildingReasons } from '../../shared/castle/building-reasons.ts'
import { castleStages } from '../../shared/castle/castle-buildings.ts'
import { formatPercent } from '../../ui/format/number.ts'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { PendingCard } from '../../ui/surfaces/pending-card.tsx'
import { BuildingCard } from './building-card.tsx'
import styles from './buildings.module.css'

type BuildingsViewProps = {
  buildings: BuildingsData | undefined
  player: PlayerInfo | undefined
  gold: number | undefined
  /** The building that the address names, or empty. */
  sought: string
  error: Error | null
  onRetry: () => void
  /** The building whose upgrade is in progress. */
  building: Building | null
  /** `level` is the wanted level, so that a level already built in another tab is not built again. */
  onBuild: (building: Building, level: number) => void
  /** The building whose repair is in progress. */
  repairing: RaidBuilding | null
  /** `level` is that of the shown price. */
  onRepair: (building: RaidBuilding, level: number) => void
}

/** The nine buildings in daylight, as they stand in the castle. */
export function BuildingsView(props: BuildingsViewProps) {
  const { buildings, player, gold, sought, error, onRetry, building, onBuild } = props
  const { repairing, onRepair } = props
  if (!buildings || !player || gold === undefined) {
    return (
      <PageFrame title="Постройки">
        <PendingCard error={error} onRetry={onRetry} lines={10} />
      </PageFrame>
    )
  }
  const stages = castleStages(player.title, buildings.buildings)
  const castle = { level: player.level, gold, resources: buildings.resources }
  const groups = groupedBuildings(
    buildings.buildings,
    player.level,
    (state) => buildingReasons(state, castle).length === 0,
  )
  return (
    <PageFrame
      title="Постройки"
      lead={
        buildings.discountBasisPoints > 0 &&
        `Благодаря умениям строите на ${formatPercent(buildings.discountBasisPoints / 100)} дешевле.`
      }
    >
      <BuildingPaints time="day" armsId={player.arms} stakes={stages.stakes}>
        {groups.map(({ title, states }) => (
          <section key={title} className={styles.group} aria-label={title}>
            <h2>{title}</h2>
            <div className={styles.cards}>
              {states.map((state) => (
                <BuildingCard
                  key={state.building}
                  state={state}
                  stages={stages}
                  {...castle}
                  isBuilding={building === state.building}
                  isSought={sought === state.building}
                  onBuild={() => onBuild(state.building, state.level + 1)}
                  isRepairing={repairing === state.building}
                  onRepair={(damaged) => onRepair(damaged, state.level)}
                />
              ))}
            </div>
          </section>
        ))}
      </BuildingPaints>
    </PageFrame>
  )
}

type BuildingGroup = { title: string; buildings: readonly Building[] }

/** Buildings by what they are for. */
const BUILDING_GROUPS: readonly BuildingGroup[] = [
  { title: 'Хозяйство', buildings: ['storage', 'servantsHouse', 'stable', 'forge'] },
  { title: 'Оборона', buildings: ['walls', 'moats', 'stakes', 'catapult', 'catapultProjectiles'] },
]

/** How far a level is: it can be built now, gold or resources are missing, or the player's level is too low. */
function distance({ needsLevel }: BuildingState, level: number, canBuild: boolean): number {
  if (canBuild) return 0
  return level < needsLevel ? 2 : 1
}

/** The groups with their buildings, those first that can be built now. */
function groupedBuildings(
  states: readonly BuildingState[],
  level: number,
  canBuild: (state: BuildingState) => boolean,
): { title: string; states: BuildingState[] }[] {
  return BUILDING_GROUPS.map(({ title, buildings }) => ({
    title,
    states: buildings
      .flatMap((building) => states.find((state) => state.building === building) ?? [])
      .sort((left, right) => distance(left, level, canBuild(left)) - distance(right, level, canBuild(right))),
  }))
}
