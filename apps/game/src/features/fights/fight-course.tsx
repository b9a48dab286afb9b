import { useEffect, useRef } from 'react'
import type { FightReport, FightRound, FightStrike } from '../../../../../generated/types.ts'
import { classNames } from '../../ui/class-names.ts'
import { formatNumber, formatSigned } from '../../ui/format/number.ts'
import { ArchersIcon, CavalryIcon, PriestsIcon, ReportsIcon, SwordsmenIcon } from '../../ui/pictures/icons.ts'
import { Card, CardTitle } from '../../ui/surfaces/card.tsx'
import styles from './fight.module.css'
import { strikeWords } from './fight-words.ts'
import { VerifiedMark } from './verified-mark.tsx'

const signs = { VOLLEY: ArchersIcon, CHARGE: CavalryIcon, STRIKE: SwordsmenIcon, HEAL: PriestsIcon }

type FightCourseProps = { report: FightReport; round: number; onSeek: (round: number) => void }

/** The log: every strike as text, with the shown round marked. */
export function FightCourse({ report, round, onSeek }: FightCourseProps) {
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
        <VerifiedMark report={report} />
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

function Strikes({ item, report }: { item: FightRound; report: FightReport }) {
  return (
    <ul className={styles.strikes}>
      {item.strikes.map((strike, index) => {
        const Sign = signs[strike.kind]
        const host = strike.side === 'ATTACKER' ? report.attacker : report.defender
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a finished report never changes
            key={index}
            className={classNames(strike.side === 'DEFENDER' && styles.theirs)}
          >
            <Sign />
            <span>
              {host.name}: {lowerFirst(strikeWords(strike, host))}
              <Remarks strike={strike} />
            </span>
            <b className={classNames('num', toneOf(strike))}>{effectOf(strike)}</b>
          </li>
        )
      })}
    </ul>
  )
}

function Remarks({ strike }: { strike: FightStrike }) {
  const { hit, critical, absorbed } = strike
  if (!hit) return <>, промах</>
  return (
    <>
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

function effectOf({ kind, damage }: FightStrike): string {
  if (damage === 0) return '0'
  return formatSigned(kind === 'HEAL' ? damage : -damage)
}

function toneOf({ kind, critical }: FightStrike): string | undefined {
  if (kind === 'HEAL') return styles.gain
  return critical ? styles.lack : undefined
}
