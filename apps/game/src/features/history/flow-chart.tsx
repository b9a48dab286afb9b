import { type PointerEvent, useState } from 'react'
import type { CustomStyle } from '../../art/custom-style.ts'
import { classNames } from '../../ui/class-names.ts'
import { formatGameDay } from '../../ui/format/date.ts'
import { formatCompact, formatSigned } from '../../ui/format/number.ts'
import styles from './flow.module.css'
import type { FlowDay, FlowWords } from './flow-card.tsx'
import { heightsOf } from './flow-scale.ts'

/** Income above the line, expense below it, on one scale. The day under the pointer, at first today, is shown in words. */
export function FlowChart({ days, words }: { days: readonly FlowDay[]; words: FlowWords }) {
  const [pointed, setPointed] = useState(days.length - 1)
  const { top, heightOf } = heightsOf(days.flatMap((day) => [day.in, day.out]))
  const point = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect()
    const at = Math.floor(((clientX - box.left) / box.width) * days.length)
    setPointed(Math.min(days.length - 1, Math.max(0, at)))
  }
  return (
    <figure className={styles.figure}>
      <DayInWords day={days[pointed]} isToday={pointed === days.length - 1} words={words} />
      <div
        className={styles.chart}
        role="img"
        aria-label={`${words.in} и ${words.out.toLowerCase()} по дням`}
        onPointerDown={point}
        onPointerMove={point}
      >
        {days.map((day, index) => (
          <span key={day.startsAt} className={classNames(styles.day, index === pointed && styles.pointed)}>
            <Bar way="in" amount={day.in} {...heightOf(day.in)} />
            <Bar way="out" amount={day.out} {...heightOf(day.out)} />
          </span>
        ))}
        <span className={styles.scale}>{formatCompact(top)}</span>
      </div>
      <figcaption className={styles.caption}>
        <span>{formatGameDay(days[0]?.startsAt ?? 0)}</span>
        <span>сегодня</span>
      </figcaption>
    </figure>
  )
}

type BarProps = { way: 'in' | 'out'; amount: number; percent: number; isCut: boolean }

/** A bar above the scale is cut, and says its amount. */
function Bar({ way, amount, percent, isCut }: BarProps) {
  const style: CustomStyle = { '--height': `${percent}%` }
  return (
    <i className={classNames(styles[way === 'in' ? 'up' : 'down'], isCut && styles.cut)} style={style}>
      {isCut && <b>{formatCompact(amount)}</b>}
    </i>
  )
}

type DayInWordsProps = { day: FlowDay | undefined; isToday: boolean; words: FlowWords }

function DayInWords({ day, isToday, words }: DayInWordsProps) {
  if (!day) return null
  return (
    <p className={styles.pointedDay}>
      <span>{isToday ? 'Сегодня' : formatGameDay(day.startsAt)}</span>
      <b className={styles.in}>{formatSigned(day.in)}</b>
      <b className={styles.out}>{formatSigned(-day.out)}</b>
      {words.net && (
        <span>
          {words.net.toLowerCase()} <b>{formatSigned(day.in - day.out)}</b>
        </span>
      )}
    </p>
  )
}
