import { useMemo } from 'react'
import type { CrusadeReport, Fight } from '#generated/types.ts'
import { DIFFICULTY_WORDS, SKILL_WORDS } from '../../shared/missions/mission-words.ts'
import { SpoilsLine } from '../../shared/missions/spoils-line.tsx'
import { spoilsReason } from '../../shared/missions/spoils-reason.ts'
import { LOOT_LIMIT_WORDS } from '../../shared/raids/loot-limit-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { formatDateSeconds } from '../../ui/format/date.ts'
import { Card, CardTitle } from '../../ui/surfaces/card.tsx'
import { CrusadeArmies } from './crusade-armies.tsx'
import { DownloadButton } from './download-button.tsx'
import styles from './fight.module.css'
import { FightComparison } from './fight-comparison.tsx'
import { FightCourse } from './fight-course.tsx'
import type { FightParts } from './fight-parts.ts'
import { noSpoilsWords, RESULT_WORDS } from './fight-words.ts'
import { jointReport } from './joint-report.ts'
import { replaySteps } from './replay-steps.ts'
import { ReplayView } from './replay-view.tsx'
import { resultSigns } from './result-signs.ts'
import { ShareButton } from './share-button.tsx'
import type { ShownFight } from './shown-report.ts'
import { siegeFacts } from './siege-words.ts'
import { UnlimitedView } from './unlimited-view.tsx'
import { useReplay } from './use-replay.ts'
import { useReplaySound } from './use-replay-sound.ts'
import verdictStyles from './verdict.module.css'

type FightViewProps = FightParts & { fight: Fight }

/** A report: the fight as a picture, as text and as a table. A run of the unlimited mission has many fights. */
export function FightView({ fight, ...rest }: FightViewProps) {
  const { report } = fight
  switch (report.ground) {
    case 'UNLIMITED':
      return <UnlimitedView fight={fight} report={report} {...rest} />
    case 'CRUSADE':
      return <CrusadeFightView fight={fight} report={report} {...rest} />
    default:
      return <OneFightView fight={{ ...fight, report }} {...rest} />
  }
}

type CrusadeFightViewProps = FightViewProps & { report: CrusadeReport }

/** Armies that fight as one look like one army. */
function CrusadeFightView({ fight, report, ...rest }: CrusadeFightViewProps) {
  const joint = useMemo(() => ({ ...fight, report: jointReport(report) }), [fight, report])
  return <OneFightView fight={joint} crusade={report} {...rest} />
}

type OneFightViewProps = FightParts & {
  fight: ShownFight
  /** Where the attacker is several armies. */
  crusade?: CrusadeReport
}

function OneFightView({ fight, crusade, next, check, linksPlayers = false, children }: OneFightViewProps) {
  const { report, summary } = fight
  const steps = useMemo(() => replaySteps(report), [report])
  const replay = useReplay(steps)
  useReplaySound(replay, steps, summary.result)
  const round = steps[replay.index]?.round ?? 0
  const seekRound = (to: number) => replay.seek(steps.findLastIndex((step) => step.round === to))
  return (
    <div className={styles.page}>
      <h1 className="sr">
        Отчёт о битве: {summary.title}, {report.attacker.name} против: {report.defender.name}
      </h1>
      <div className={styles.picture}>
        <ReplayView
          report={report}
          steps={steps}
          replay={replay}
          verdict={<Verdict fight={fight} />}
          linksPlayers={linksPlayers}
        />
        {replay.isOver && next && <div className={styles.next}>{next}</div>}
      </div>
      <FightCourse report={report} round={round} onSeek={seekRound} checked={crusade} />
      <div className={styles.end}>
        {crusade && (
          <CrusadeArmies
            report={crusade}
            health={steps[replay.index]?.attackerHealth ?? 0}
            linksPlayers={linksPlayers}
          />
        )}
        <FightOutcome fight={fight} />
        {check}
        {children}
      </div>
    </div>
  )
}

/** The result of a fight, its reward, and what each group did. */
function FightOutcome({ fight }: { fight: ShownFight }) {
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

/** Why a fight paid less or nothing. Null for a full reward. */
function fightSpoilsReason({ summary, missionKey, report, lootLimit }: ShownFight): string | null {
  if (lootLimit) return LOOT_LIMIT_WORDS[lootLimit]
  if (missionKey === null) return null
  // Levels differ between the members: only that a defeat pays nothing is the same for all.
  if (summary.type === 'GROUP_MISSION')
    return summary.result === 'WIN' ? null : spoilsReason(summary.result, 1, 1)
  return spoilsReason(summary.result, report.attacker.level, report.defender.level)
}

/** The result with its spoils, stamped onto the stage when the replay ends. */
function Verdict({ fight }: { fight: ShownFight }) {
  const { result, reward } = fight.summary
  const reason = fightSpoilsReason(fight)
  return (
    <div className={verdictStyles.verdict} role="status">
      <p className={classNames(verdictStyles.word, verdictStyles[result])}>{RESULT_WORDS[result]}</p>
      <div className={verdictStyles.spoils}>
        <SpoilsLine reward={reward} className={verdictStyles.line} />
        {reason && <p className={verdictStyles.reason}>{reason}</p>}
      </div>
    </div>
  )
}
