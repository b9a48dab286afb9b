import type { MissionOutcome } from '../../../../../generated/types.ts'
import { coinPlaceRef } from '../../shell/coin-flights.ts'
import { SpoilsLine } from '../../things/missions/spoils-line.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './mission-card.module.css'

const RESULT_WORDS = {
  WIN: 'Войско вернулось с победой',
  LOSE: 'Войско вернулось разбитым',
  DRAW: 'Войско вернулось ни с чем: ничья',
} satisfies Record<MissionOutcome['result'], string>

/** The outcome of a mission. Its gold flies from here. */
export function MissionBack({ outcome }: { outcome: MissionOutcome }) {
  return (
    <div className={styles.back} ref={coinPlaceRef(`mission:${outcome.missionRunId}`)} role="status">
      <p className={classNames(styles.returned, outcome.result === 'LOSE' && styles.lack)}>
        {RESULT_WORDS[outcome.result]}
      </p>
      <SpoilsLine inspect reward={outcome.reward} className={styles.spoils} />
    </div>
  )
}
