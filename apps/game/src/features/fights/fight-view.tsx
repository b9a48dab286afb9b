import { useMemo } from 'react'
import type { CrusadeReport, Fight } from '#generated/types.ts'
import { CrusadeHosts } from './crusade-hosts.tsx'
import styles from './fight.module.css'
import { FightCourse } from './fight-course.tsx'
import { FightOutcome } from './fight-outcome.tsx'
import type { FightParts } from './fight-parts.ts'
import { jointReport } from './joint-report.ts'
import { replaySteps } from './replay-steps.ts'
import { ReplayView } from './replay-view.tsx'
import type { ShownFight } from './shown-report.ts'
import { UnlimitedView } from './unlimited-view.tsx'
import { useReplay } from './use-replay.ts'
import { useReplaySound } from './use-replay-sound.ts'
import { Verdict } from './verdict.tsx'

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

/** Hosts that fight as one look like one host. */
function CrusadeFightView({ fight, report, ...rest }: CrusadeFightViewProps) {
  const joint = useMemo(() => ({ ...fight, report: jointReport(report) }), [fight, report])
  return <OneFightView fight={joint} crusade={report} {...rest} />
}

type OneFightViewProps = FightParts & {
  fight: ShownFight
  /** Where the attacker is several hosts. */
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
          <CrusadeHosts
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
