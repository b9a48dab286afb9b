import type { MissionForecast } from '#generated/types.ts'
import { classNames } from '../../ui/class-names.ts'
import { formatPercent } from '../../ui/format/number.ts'
import { Tip } from '../../ui/overlays/tip.tsx'
import styles from './drops.module.css'
import { spoilSignOf } from './spoil-signs.ts'

/** Possible finds and their chances. */
export function Drops({ drops }: Pick<MissionForecast, 'drops'>) {
  if (drops.length === 0) return null
  return (
    <ul className={styles.drops} aria-label="Добыча и вероятность">
      {drops.map(({ kind, name, icon, chancePercent }) => {
        const Sign = spoilSignOf(icon)
        return (
          <li key={name} title={`${name}: ${formatPercent(chancePercent)}`}>
            <span className={classNames(styles.plate, kind === 'DIAMOND' && styles.precious)}>
              <Sign />
            </span>
            <span>
              <span className={styles.name}>{name}</span>
              <b className="num">
                <Tip of="missionDrop">{formatPercent(chancePercent)}</Tip>
              </b>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
