import { formatPercent } from '../../ui/format/number.ts'
import { EnergyIcon, MissionsIcon } from '../../ui/pictures/icons.ts'
import styles from './march-cost.module.css'

type MarchCostProps = {
  energy: number
  /** Chance to win (per cent). Null while it is not known. */
  chance: number | null
}

/** A march, the energy that it costs and its chance. */
export function MarchCost({ energy, chance }: MarchCostProps) {
  return (
    <span className={styles.march}>
      <span className={styles.cost}>
        <MissionsIcon /> {energy}
        <EnergyIcon />
      </span>
      {chance !== null && <span className={styles.chance}>{formatPercent(chance)}</span>}
    </span>
  )
}
