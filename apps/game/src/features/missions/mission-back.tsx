import type { ReactNode } from 'react'
import type { MissionOutcome } from '#generated/types.ts'
import { SpoilsLine } from '../../shared/missions/spoils-line.tsx'
import { spoilsReason } from '../../shared/missions/spoils-reason.ts'
import { coinPlaceRef } from '../../shell/coin-flights.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './mission-back.module.css'
import cardStyles from './mission-card.module.css'

const RESULT_WORDS = {
  WIN: 'Войско вернулось с победой',
  LOSE: 'Войско вернулось разбитым',
  DRAW: 'Войско вернулось ни с чем: ничья',
} satisfies Record<MissionOutcome['result'], string>

type MissionBackProps = {
  outcome: MissionOutcome
  /** The lord's level. */
  level: number
  missionLevel: number
  /** What to do next. */
  children: ReactNode
}

/** The level may have risen by this very win, so only a fight without gold is explained. */
export function isWithoutGold({ reward }: MissionOutcome): boolean {
  return reward.gold === 0
}

/** The outcome of a mission. Its gold flies from here. */
export function MissionBack({ outcome, level, missionLevel, children }: MissionBackProps) {
  const { result, reward } = outcome
  const reason = isWithoutGold(outcome) ? spoilsReason(result, level, missionLevel) : null
  return (
    <div className={styles.back} data-reveal>
      <div className={styles.returned} ref={coinPlaceRef(`mission:${outcome.missionRunId}`)} role="status">
        <p className={classNames(styles.result, result === 'LOSE' && cardStyles.lack)}>
          {RESULT_WORDS[result]}
        </p>
        <SpoilsLine inspect reward={reward} className={styles.spoils} />
        {reason && <p className={cardStyles.quiet}>{reason}</p>}
      </div>
      {children}
    </div>
  )
}
