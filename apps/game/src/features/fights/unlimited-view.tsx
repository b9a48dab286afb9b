import { type ReactNode, useMemo, useState } from 'react'
import type { Fight, UnlimitedReport } from '#generated/types.ts'
import { SpoilsLine } from '../../shared/missions/spoils-line.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Button } from '../../ui/controls/button.tsx'
import { counted } from '../../ui/format/counted.ts'
import { formatDateSeconds } from '../../ui/format/date.ts'
import { formatNumber } from '../../ui/format/number.ts'
import { Card, CardTitle } from '../../ui/surfaces/card.tsx'
import { DownloadButton } from './download-button.tsx'
import styles from './fight.module.css'
import { FightCourse } from './fight-course.tsx'
import type { FightParts } from './fight-parts.ts'
import { RESULT_WORDS } from './fight-words.ts'
import { replaySteps } from './replay-steps.ts'
import { ReplayView } from './replay-view.tsx'
import { resultSigns } from './result-signs.ts'
import { ShareButton } from './share-button.tsx'
import { fallenGroups } from './tally.ts'
import { useReplay } from './use-replay.ts'
import { useReplaySound } from './use-replay-sound.ts'
import verdictStyles from './verdict.module.css'
import { WaveList } from './wave-list.tsx'
import { type Wave, wavesOf } from './waves.ts'

type UnlimitedViewProps = FightParts & { fight: Fight; report: UnlimitedReport }

/** A run of the unlimited mission: all its fights, one of them on the stage. The last one, which ended it, comes first. */
export function UnlimitedView({
  fight,
  report,
  next,
  check,
  linksPlayers = false,
  children,
}: UnlimitedViewProps) {
  const waves = useMemo(() => wavesOf(report), [report])
  const [shown, setShown] = useState(waves.length - 1)
  const wave = waves[shown]
  if (!wave) return null
  const isLast = shown === waves.length - 1
  return (
    <div className={styles.page}>
      <h1 className="sr">
        Отчёт о битве: {fight.summary.title}, {report.attacker.name}
      </h1>
      <WaveReplay
        key={shown}
        wave={wave}
        checked={report}
        linksPlayers={linksPlayers}
        verdict={<WaveVerdict wave={wave} fight={isLast ? fight : null} beaten={report.beaten} />}
        next={isLast ? next : <Button onClick={() => setShown(shown + 1)}>Следующий враг</Button>}
      />
      <div className={styles.end}>
        <WaveList waves={waves} shown={shown} onShow={setShown} />
        <UnlimitedOutcome fight={fight} report={report} />
        {check}
        {children}
      </div>
    </div>
  )
}

type WaveReplayProps = Pick<FightParts, 'next'> & {
  wave: Wave
  checked: UnlimitedReport
  verdict: ReactNode
  linksPlayers: boolean
}

function WaveReplay({ wave, checked, verdict, linksPlayers, next }: WaveReplayProps) {
  const steps = useMemo(() => replaySteps(wave), [wave])
  const replay = useReplay(steps)
  useReplaySound(replay, steps, wave.result)
  const round = steps[replay.index]?.round ?? 0
  const seekRound = (to: number) => replay.seek(steps.findLastIndex((step) => step.round === to))
  return (
    <>
      <div className={styles.picture}>
        <ReplayView
          report={wave}
          steps={steps}
          replay={replay}
          verdict={verdict}
          linksPlayers={linksPlayers}
        />
        {replay.isOver && next && <div className={styles.next}>{next}</div>}
      </div>
      <FightCourse report={wave} round={round} onSeek={seekRound} checked={checked} />
    </>
  )
}

/** The result of one fight. That of the last one says how far the run came. */
function WaveVerdict({ wave, fight, beaten }: { wave: Wave; fight: Fight | null; beaten: number }) {
  return (
    <div className={verdictStyles.verdict} role="status">
      <p className={classNames(verdictStyles.word, verdictStyles[fight?.summary.result ?? wave.result])}>
        {fight ? `Столб ${beaten}` : RESULT_WORDS[wave.result]}
      </p>
      {fight && (
        <div className={verdictStyles.spoils}>
          <SpoilsLine reward={fight.summary.reward} className={verdictStyles.line} />
        </div>
      )}
    </div>
  )
}

/** How far a run came, what it paid and whom it cost. */
function UnlimitedOutcome({ fight, report }: { fight: Fight; report: UnlimitedReport }) {
  const { summary } = fight
  const Sign = resultSigns[summary.result]
  const fallen = fallenGroups(report.attacker)
  return (
    <Card kind="ruled" label="Итог">
      <div className={styles.courseHead}>
        <CardTitle icon={<Sign />}>Столб {report.beaten}</CardTitle>
        <ShareButton shareKey={summary.shareKey} title={summary.title} />
      </div>
      <div className={styles.outcome}>
        <SpoilsLine reward={summary.reward} />
        <p>{beatenWords(report.beaten)}</p>
        <p className={styles.about}>Платят за первых трёх побеждённых. Остальные идут в счёт рекорда.</p>
        <p className={styles.about}>
          {fallen.length === 0 ? (
            'Все живы'
          ) : (
            <>
              Пали{' '}
              {fallen.map(({ name, amount }, index) => (
                <span key={name}>
                  {index > 0 && ', '}
                  {name.toLowerCase()} <b className={styles.lack}>{formatNumber(amount)}</b>
                </span>
              ))}
            </>
          )}
        </p>
        <p className={styles.about}>
          {summary.title} · <time dateTime={summary.createdAt}>{formatDateSeconds(summary.createdAt)}</time>
        </p>
        <div className={styles.download}>
          <DownloadButton fight={fight} />
        </div>
      </div>
    </Card>
  )
}

function beatenWords(beaten: number): string {
  return beaten === 0
    ? 'Первый же враг не пустил дальше.'
    : `Побеждено: ${counted(beaten, ['враг', 'врага', 'врагов'])}.`
}
