import { SpoilsLine } from '../../things/missions/spoils-line.tsx'
import { classNames } from '../../ui/class-names.ts'
import { fightSpoilsReason } from './fight-spoils-reason.ts'
import { RESULT_WORDS } from './fight-words.ts'
import type { ShownFight } from './shown-report.ts'
import styles from './verdict.module.css'

/** The result with its spoils, stamped onto the stage when the replay ends. */
export function Verdict({ fight }: { fight: ShownFight }) {
  const { result, reward } = fight.summary
  const reason = fightSpoilsReason(fight)
  return (
    <div className={styles.verdict} role="status">
      <p className={classNames(styles.word, styles[result])}>{RESULT_WORDS[result]}</p>
      <div className={styles.spoils}>
        <SpoilsLine reward={reward} className={styles.line} />
        {reason && <p className={styles.reason}>{reason}</p>}
      </div>
    </div>
  )
}
