import { useState } from 'react'
import { formatGameDay } from '../../ui/format/date.ts'
import { formatNumber } from '../../ui/format/number.ts'
import styles from './flow.module.css'
import type { FlowDay, FlowWords } from './flow-card.tsx'

const DAY_WIDTH = 10
const HALF_HEIGHT = 50
/** Minimum height of a bar, so that small amounts stay visible. */
const BAR_HEIGHT_MIN = 1.5

function barHeight(amount: number, largest: number) {
  return amount === 0 ? 0 : Math.max(BAR_HEIGHT_MIN, (amount / largest) * HALF_HEIGHT)
}

/** Income above the line, expense below it, on one scale. The day under the pointer is shown in words. */
export function FlowChart({ days, words }: { days: readonly FlowDay[]; words: FlowWords }) {
  const [pointed, setPointed] = useState<number | null>(null)
  const largest = Math.max(...days.map((day) => Math.max(day.in, day.out)))
  const width = days.length * DAY_WIDTH
  const day = pointed === null ? undefined : days[pointed]
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${width} ${HALF_HEIGHT * 2}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${words.in} и ${words.out.toLowerCase()} по дням`}
        onPointerMove={(event) => {
          const box = event.currentTarget.getBoundingClientRect()
          const at = Math.floor(((event.clientX - box.left) / box.width) * days.length)
          setPointed(Math.min(days.length - 1, Math.max(0, at)))
        }}
        onPointerLeave={() => setPointed(null)}
      >
        {pointed !== null && (
          <rect
            className={styles.band}
            x={pointed * DAY_WIDTH}
            y={0}
            width={DAY_WIDTH}
            height={HALF_HEIGHT * 2}
          />
        )}
        {days.map((one, index) => {
          const [up, down] = [barHeight(one.in, largest), barHeight(one.out, largest)]
          const place = { x: index * DAY_WIDTH + 1.5, width: DAY_WIDTH - 3 }
          return (
            <g key={one.startsAt}>
              {up > 0 && <rect {...place} className={styles.inBar} y={HALF_HEIGHT - up} height={up} />}
              {down > 0 && <rect {...place} className={styles.outBar} y={HALF_HEIGHT} height={down} />}
            </g>
          )
        })}
        <line className={styles.line} x1={0} x2={width} y1={HALF_HEIGHT} y2={HALF_HEIGHT} />
      </svg>
      <figcaption className={styles.caption}>
        {day ? (
          <span>
            {formatGameDay(day.startsAt)}: <b className={styles.in}>+{formatNumber(day.in)}</b>{' '}
            <b className={styles.out}>−{formatNumber(day.out)}</b>
          </span>
        ) : (
          <>
            <span>{formatGameDay(days[0]?.startsAt ?? 0)}</span>
            <span>сегодня</span>
          </>
        )}
      </figcaption>
    </figure>
  )
}
