import type { Mission } from '../../../../../generated/types.ts'
import { Vignette } from '../../art/vignettes/vignette.tsx'
import { missionHour } from '../../things/missions/mission-hour.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './mission-card.module.css'

type MissionHeadProps = { mission: Mission; locked?: boolean; short?: boolean }

/** The mission's picture and name. */
export function MissionHead({ mission, locked = false, short = false }: MissionHeadProps) {
  return (
    <header className={classNames(styles.top, short && styles.low)}>
      <Vignette
        kind={mission.vignette}
        missionKey={mission.missionKey}
        time={locked ? 'day' : missionHour(mission)}
        locked={locked}
        low={short}
      />
      <span className={styles.level}>Уровень {mission.level}</span>
      <h2 className={styles.name}>{mission.name}</h2>
    </header>
  )
}
