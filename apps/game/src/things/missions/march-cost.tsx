import { EnergyIcon, MissionsIcon } from '../../ui/pictures/icons.ts'
import styles from './march-cost.module.css'

/** A march and the energy that it costs. */
export function MarchCost({ energy }: { energy: number }) {
  return (
    <span className={styles.cost}>
      <MissionsIcon /> {energy}
      <EnergyIcon />
    </span>
  )
}
