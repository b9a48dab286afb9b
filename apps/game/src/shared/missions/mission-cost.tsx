import { formatPercent } from '../../ui/format/number.ts'
import { EnergyIcon, MissionsIcon } from '../../ui/pictures/icons.ts'
import styles from './mission-cost.module.css'

type MissionCostProps = {
  energy: number
  /** Chance to win (per cent). Null while it is not known. */
  chance: number | null
}

/** A mission, the energy that it costs and its chance. */
export function MissionCost({ energy, chance }: MissionCostProps) {
  return (
    <span className={styles.mission}>
      <span className={styles.cost}>
        <MissionsIcon /> {energy}
        <EnergyIcon />
      </span>
      {chance !== null && <span className={styles.chance}>{formatPercent(chance)}</span>}
    </span>
  )
}
