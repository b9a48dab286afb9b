import { type ReactNode, useMemo } from 'react'
import type { Fight } from '../../../../../generated/types.ts'
import styles from './fight.module.css'
import { FightCourse } from './fight-course.tsx'
import { FightOutcome } from './fight-outcome.tsx'
import { replaySteps } from './replay-steps.ts'
import { ReplayView } from './replay-view.tsx'
import { useReplay } from './use-replay.ts'
import { useReplaySound } from './use-replay-sound.ts'
import { Verdict } from './verdict.tsx'

type FightViewProps = {
  fight: Fight
  /** Below the stage when the replay is over. */
  next?: ReactNode
  /** What was checked of the report. */
  check?: ReactNode
  /** Links the names of players to their pages, which only players may see. */
  linksPlayers?: boolean
  /** Shown below the report. */
  children?: ReactNode
}

/** A report: the fight as a picture, as text and as a table. */
export function FightView({ fight, next, check, linksPlayers = false, children }: FightViewProps) {
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
      <FightCourse report={report} round={round} onSeek={seekRound} />
      <div className={styles.end}>
        <FightOutcome fight={fight} />
        {check}
        {children}
      </div>
    </div>
  )
}
