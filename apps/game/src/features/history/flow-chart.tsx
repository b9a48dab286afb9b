import { BarChart } from '../../ui/charts/bar-chart.tsx'
import { formatGameDay } from '../../ui/format/date.ts'
import { formatSigned } from '../../ui/format/number.ts'
import styles from './flow.module.css'
import type { FlowDay, FlowWords } from './flow-card.tsx'

/** Income above the line, expense below it. */
export function FlowChart({ days, words }: { days: readonly FlowDay[]; words: FlowWords }) {
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
