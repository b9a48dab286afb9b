import type { ReactNode } from 'react'
import { BarChart } from '../../ui/charts/bar-chart.tsx'
import { ChartTable } from '../../ui/charts/chart-table.tsx'
import { counted } from '../../ui/format/counted.ts'
import { formatGameDay } from '../../ui/format/date.ts'
import { formatNumber, formatSigned } from '../../ui/format/number.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { Pending } from '../../ui/surfaces/pending.tsx'
import styles from './flow.module.css'

/** Income and expense of a game day. */
type FlowDay = { startsAt: string; in: number; out: number }
/** `net` only where income and expense are of one kind. */
type FlowWords = { in: string; out: string; net?: string }

type FlowCardProps = {
  /** Without the days, which follow it. */
  title: ReactNode
  icon: ReactNode
  words: FlowWords
  /** Oldest first. */
  days: readonly FlowDay[] | undefined
  error: Error | null
  onRetry: () => void
  className?: string | undefined
}

/** The days since the first entry, at most thirty, as bars, with their sums, and as a table for screen readers and everyone who prefers numbers. */
export function FlowCard({ title, icon, words, days, error, onRetry, className }: FlowCardProps) {
  return (
    <Card
      title={
        <>
          {title} за {counted(days ? daysSinceFirst(days).length : 30, ['день', 'дня', 'дней'])}
        </>
      }
      icon={icon}
      {...(className && { className })}
    >
      {days && <Flow days={days} words={words} />}
      {!days && <Pending error={error} onRetry={onRetry} lines={1} height={150} />}
    </Card>
  )
}

/** With fewer days the bars of a new castle would stand at the edge of an empty chart. */
const SHOWN_DAYS_MIN = 7

/** From the first day with an entry, at least a week. */
function daysSinceFirst(days: readonly FlowDay[]): readonly FlowDay[] {
  const first = days.findIndex((day) => day.in > 0 || day.out > 0)
  return days.slice(Math.max(0, Math.min(first, days.length - SHOWN_DAYS_MIN)))
}

function Flow({ days, words }: { days: readonly FlowDay[]; words: FlowWords }) {
  const moved = days.filter((day) => day.in > 0 || day.out > 0)
  if (moved.length === 0) return <p className={styles.still}>За эти дни ничего не менялось.</p>
  const sum = (way: 'in' | 'out') => days.reduce((total, day) => total + day[way], 0)
  return (
    <>
      <dl className={styles.sums}>
        <div>
          <dt>{words.in}</dt>
          <dd className={styles.in}>{formatNumber(sum('in'))}</dd>
        </div>
        <div>
          <dt>{words.out}</dt>
          <dd className={styles.out}>{formatNumber(sum('out'))}</dd>
        </div>
        {words.net && (
          <div>
            <dt>{words.net}</dt>
            <dd>{formatSigned(sum('in') - sum('out'))}</dd>
          </div>
        )}
      </dl>
      <FlowChart days={daysSinceFirst(days)} words={words} />
      <ChartTable
        summary="По дням таблицей"
        headings={['День', words.in, words.out]}
        rows={[...moved].reverse().map((day) => ({
          id: day.startsAt,
          name: formatGameDay(day.startsAt),
          figures: [formatNumber(day.in), formatNumber(day.out)],
        }))}
      />
    </>
  )
}

/** Income above the line, expense below it. */
function FlowChart({ days, words }: { days: readonly FlowDay[]; words: FlowWords }) {
  return (
    <BarChart
      label={`${words.in} и ${words.out.toLowerCase()} по дням`}
      bars={days.map((day) => ({ id: day.startsAt, up: day.in, down: day.out }))}
      words={({ id, up, down }, isToday) => (
        <>
          <span>{isToday ? 'Сегодня' : formatGameDay(id)}</span>
          <b className={styles.in}>{formatSigned(up)}</b>
          <b className={styles.out}>{formatSigned(-down)}</b>
          {words.net && (
            <span>
              {words.net.toLowerCase()} <b>{formatSigned(up - down)}</b>
            </span>
          )}
        </>
      )}
      first={formatGameDay(days[0]?.startsAt ?? 0)}
      last="сегодня"
    />
  )
}
