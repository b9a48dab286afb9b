import type { Mission } from '../../../../../generated/types.ts'
import type { TimeOfDay } from '../../art/palette.ts'
import { Vignette } from '../../art/vignettes/vignette.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './mission-card.module.css'

const HOURS = {
  mountains: ['day', 'dusk'],
  forest: ['night', 'day'],
  river: ['dusk', 'day'],
  village: ['day', 'dusk'],
  swamp: ['dusk', 'night'],
  road: ['day', 'night'],
} as const satisfies Record<Mission['vignette'], readonly [TimeOfDay, TimeOfDay]>

/** Each mission has its own time of day, so that neighbours in the list look different. */
function hourOf({ vignette, level }: Mission): TimeOfDay {
  return HOURS[vignette][level % 2 === 0 ? 1 : 0]
}

type MissionHeadProps = { mission: Mission; locked?: boolean; short?: boolean }

/** The mission's picture and name. */
export function MissionHead({ mission, locked = false, short = false }: MissionHeadProps) {
  return (
    <header className={classNames(styles.top, short && styles.low)}>
      <Vignette
        kind={mission.vignette}
        missionKey={mission.missionKey}
        time={locked ? 'day' : hourOf(mission)}
        locked={locked}
      />
      <span className={styles.level}>Уровень {mission.level}</span>
      <h2 className={styles.name}>{mission.name}</h2>
    </header>
  )
}
