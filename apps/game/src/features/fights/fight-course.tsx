import { useEffect, useMemo, useRef } from 'react'
import type { Fight } from '#generated/types.ts'
import { RULES_VERSION } from '#rules/fight/report.ts'
import { classNames } from '../../ui/class-names.ts'
import { formatNumber, formatSigned } from '../../ui/format/number.ts'
import { softHyphens } from '../../ui/format/soft-hyphens.ts'
import { DoneIcon, InfoIcon, ReportsIcon, WarningIcon } from '../../ui/pictures/icons.ts'
import { Card, CardTitle } from '../../ui/surfaces/card.tsx'
import styles from './fight.module.css'
import { strikeWords } from './fight-words.ts'
import { KIND_SIGNS } from './kind-signs.ts'
import { type LogLine, logLines } from './log-lines.ts'
import type { ShownReport, ShownRound } from './shown-report.ts'
import { verifyReport } from './verify-report.ts'

type FightCourseProps = {
  report: ShownReport
  round: number
  onSeek: (round: number) => void
  /** What is checked, if it is more than this fight: a whole run, a crusade. */
  checked?: Fight['report'] | undefined
}

/** The log: every strike as text, with the shown round marked. */
export function FightCourse({ report, round, onSeek, checked = report }: FightCourseProps) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const box = list.current
    const current = box?.querySelector<HTMLElement>(`[data-round="${round}"]`)
    // Scrolls only the log. Scrolling the page would move it under the reader's thumb.
    if (box && current) box.scrollTo({ top: current.offsetTop - 24 })
  }, [round])
  return (
    <Card kind="ruled" label="Ход битвы" className={styles.course}>
      <div className={styles.courseHead}>
        <CardTitle icon={<ReportsIcon />}>Ход битвы</CardTitle>
        <VerifiedMark report={checked} />
      </div>
      <ol ref={list} className={styles.rounds}>
        {report.rounds.map((item) => (
          <li
            key={item.round}
            data-round={item.round}
            className={classNames(styles.roundItem, item.round === round && styles.current)}
            aria-current={item.round === round ? 'step' : undefined}
          >
            <button type="button" className={styles.roundName} onClick={() => onSeek(item.round)}>
              Раунд {item.round}
            </button>
            <Strikes item={item} report={report} />
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Strikes({ item, report }: { item: ShownRound; report: ShownReport }) {
  return (
    <ul className={styles.strikes}>
      {logLines(item).map((line) => {
        const Sign = KIND_SIGNS[line.kind]
        return (
          <li
            key={`${line.side} ${line.kind}`}
            className={classNames(line.side === 'DEFENDER' && styles.theirs)}
          >
            <Sign />
            <span>
              {softHyphens(wordsOf(line, report, item.round))}
              <Remarks line={line} />
            </span>
            <b className={classNames('num', toneOf(line))}>{effectOf(line)}</b>
          </li>
        )
      })}
    </ul>
  )
}

/** A lord's groups need no name beside it while only one side has groups. */
function wordsOf(line: LogLine, { attacker, defender }: ShownReport, round: number): string {
  const contender = line.side === 'ATTACKER' ? attacker : defender
  const words = strikeWords(line, contender, round)
  const isKnown = contender.army !== null && (attacker.army === null || defender.army === null)
  return isKnown ? words : `${contender.name}: ${lowerFirst(words)}`
}

function Remarks({ line }: { line: LogLine }) {
  const { strikes, hits, critical, absorbed } = line
  if (hits === 0) return <>, промах</>
  return (
    <>
      {strikes > 1 && (hits === strikes ? ' дважды' : ', второй удар мимо')}
      {critical && (
        <>
          , <b>крит</b>
        </>
      )}
      {absorbed > 0 && (
        <span className={styles.absorbed}>
          , броня приняла{NBSP}
          {formatNumber(absorbed)}
        </span>
      )}
    </>
  )
}

const NBSP = '\u00a0'

function lowerFirst(words: string): string {
  return words.slice(0, 1).toLowerCase() + words.slice(1)
}

/** A miss is said beside it. */
function effectOf({ kind, damage, hits }: LogLine): string {
  if (damage === 0) return hits === 0 ? '' : 'броня'
  return formatSigned(kind === 'HEAL' ? damage : -damage)
}

function toneOf({ kind, critical }: LogLine): string | undefined {
  if (kind === 'HEAL') return styles.gain
  return critical ? styles.lack : undefined
}

/** Whether the fight comes out the same when it is computed again. */
function VerifiedMark({ report }: { report: Fight['report'] }) {
  const verdict = useMemo(() => verifyReport(report), [report])
  if (report.rulesVersion !== RULES_VERSION) {
    return (
      <p className={styles.mark} title={`Правила боя версии ${report.rulesVersion}, сейчас ${RULES_VERSION}`}>
        <InfoIcon /> Бой по прежним правилам
      </p>
    )
  }
  if (!verdict.ok) {
    return (
      <p className={classNames(styles.mark, styles.lack)}>
        <WarningIcon /> Бой не сходится: {verdict.path}
      </p>
    )
  }
  return (
    <p
      className={classNames(styles.mark, styles.gain)}
      title="Ваш браузер провёл этот бой заново по тем же правилам, и каждый удар совпал."
    >
      <DoneIcon /> Бой проверен
    </p>
  )
}
