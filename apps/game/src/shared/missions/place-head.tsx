import type { Mission } from '#generated/types.ts'
import { Vignette } from '../../art/vignettes/vignette.tsx'
import { classNames } from '../../ui/class-names.ts'
import { missionHour } from './mission-hour.ts'
import styles from './place-head.module.css'

type PlaceHeadProps = {
  place: Pick<Mission, 'vignette' | 'missionKey' | 'name' | 'level'>
  locked?: boolean
  short?: boolean
}

/** The picture of a place where one may fight, its level and its name. */
export function PlaceHead({ place, locked = false, short = false }: PlaceHeadProps) {
  return (
    <header className={classNames(styles.head, short && styles.low)}>
      <Vignette
        kind={place.vignette}
        missionKey={place.missionKey}
        time={locked ? 'day' : missionHour(place)}
        locked={locked}
        low={short}
      />
      <span className={styles.level}>Уровень {place.level}</span>
      <h2 className={styles.name}>{place.name}</h2>
    </header>
  )
}
