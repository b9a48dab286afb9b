import type { Mission } from '#generated/types.ts'
import { experienceForLevel } from '#rules/player/level.ts'
import { PlaceHead } from '../../shared/missions/place-head.tsx'
import { formatNumber } from '../../ui/format/number.ts'
import { LockIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Meter } from '../../ui/values/meter.tsx'
import { Unbroken } from '../../ui/values/unbroken.tsx'
import styles from './mission-card.module.css'

type MissionLockedProps = {
  mission: Mission
  /** The player's experience in hundredths. */
  experience: number
}

/** A locked mission in grey, with the experience that it still needs. */
export function MissionLocked({ mission, experience }: MissionLockedProps) {
  const needed = experienceForLevel(mission.level) / 100
  const missing = Math.max(0, Math.ceil(needed - experience / 100))
  return (
    <Card as="article" kind="flush" label={mission.name}>
      <PlaceHead place={mission} locked short />
      <div className={styles.body}>
        <p className={styles.why}>
          <LockIcon />
          <span>
            Откроется на{' '}
            <b>
              <Unbroken>{mission.level}-м</Unbroken>
            </b>{' '}
            уровне. До него ещё <span className="num">{formatNumber(missing)}</span> опыта.
          </span>
        </p>
        <Meter label="Опыт до уровня" value={Math.floor(experience / 100)} max={needed} bare />
      </div>
    </Card>
  )
}
