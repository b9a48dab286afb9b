import { DIFFICULTY_WORDS, SKILL_WORDS } from '../../things/missions/mission-words.ts'
import { SpoilsLine } from '../../things/missions/spoils-line.tsx'
import { formatDateSeconds } from '../../ui/format/date.ts'
import { Card, CardTitle } from '../../ui/surfaces/card.tsx'
import { DownloadButton } from './download-button.tsx'
import styles from './fight.module.css'
import { FightComparison } from './fight-comparison.tsx'
import { fightSpoilsReason } from './fight-spoils-reason.ts'
import { RESULT_WORDS } from './fight-words.ts'
import { noSpoilsWords } from './no-spoils-words.ts'
import { resultSigns } from './result-signs.ts'
import { ShareButton } from './share-button.tsx'
import type { ShownFight } from './shown-report.ts'
import { siegeFacts } from './siege-words.ts'

/** The result of a fight, its reward, and what each group did. */
export function FightOutcome({ fight }: { fight: ShownFight }) {
  const { summary, report } = fight
  const reason = fightSpoilsReason(fight)
  const Sign = resultSigns[summary.result]
  return (
    <Card kind="ruled" label="Итог">
      <div className={styles.courseHead}>
        <CardTitle icon={<Sign />}>{RESULT_WORDS[summary.result]}</CardTitle>
        <ShareButton shareKey={summary.shareKey} title={summary.title} />
      </div>
      <div className={styles.outcome}>
        <SpoilsLine reward={summary.reward} none={noSpoilsWords(summary)} />
        {reason && <p className={styles.about}>{reason}</p>}
        <p className={styles.about}>
          {summary.title}
          {summary.difficulty && <> · {DIFFICULTY_WORDS[summary.difficulty].toLowerCase()}</>}
          {report.attacker.skill && <> · {SKILL_WORDS[report.attacker.skill].toLowerCase()}</>} ·{' '}
          <time dateTime={summary.createdAt}>{formatDateSeconds(summary.createdAt)}</time>
        </p>
        {report.ground === 'CASTLE' && <p className={styles.about}>{siegeFacts(report).join(' · ')}</p>}
        <FightComparison report={report} />
        <div className={styles.download}>
          <DownloadButton fight={fight} />
        </div>
      </div>
    </Card>
  )
}
