import { type PointerEvent, type ReactNode, useState } from 'react'
import type { CustomStyle } from '../../art/custom-style.ts'
import { classNames } from '../class-names.ts'
import { formatCompact } from '../format/number.ts'
import styles from './bar-chart.module.css'
import { type BarHeight, heightsOf } from './bar-scale.ts'

/** `up` grows above the line, `down` below it. Neither is negative. */
export type ChartBar = { id: string; up: number; down?: number }

type BarChartProps<Bar extends ChartBar> = {
  /** Names the picture. Its figures belong into a `ChartTable`. */
  label: string
  /** From left to right. */
  bars: readonly Bar[]
  /** What the bar under the pointer stands for, at first the last one. Stands above the chart. */
  words: (bar: Bar, isLast: boolean) => ReactNode
  /** Below the first bar. */
  first: ReactNode
  /** Below the last bar. */
  last: ReactNode
}

/** Bars on one scale. Those below the line show on the same scale as those above. */
export function BarChart<Bar extends ChartBar>({ label, bars, words, first, last }: BarChartProps<Bar>) {
  const [pointed, setPointed] = useState<number | null>(null)
  const shown = Math.min(pointed ?? bars.length - 1, bars.length - 1)
  const hasDown = bars.some((bar) => bar.down !== undefined)
  const { top, heightOf } = heightsOf(bars.flatMap(({ up, down = 0 }) => [up, down]))
  const point = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect()
    const at = Math.floor(((clientX - box.left) / box.width) * bars.length)
    setPointed(Math.min(bars.length - 1, Math.max(0, at)))
  }
  const bar = bars[shown]
  return (
    <figure className={styles.figure}>
      {bar && <p className={styles.words}>{words(bar, shown === bars.length - 1)}</p>}
      <div
        className={classNames(styles.chart, hasDown && styles.twoWays)}
        role="img"
        aria-label={label}
        onPointerDown={point}
        onPointerMove={point}
      >
        {bars.map(({ id, up, down }, index) => (
          <span key={id} className={classNames(styles.place, index === shown && styles.pointed)}>
            <Stroke way="up" amount={up} {...heightOf(up)} />
            {down !== undefined && <Stroke way="down" amount={down} {...heightOf(down)} />}
          </span>
        ))}
        <span className={styles.scale}>{formatCompact(top)}</span>
      </div>
      <figcaption className={styles.caption}>
        <span>{first}</span>
        <span>{last}</span>
      </figcaption>
    </figure>
  )
}

type StrokeProps = BarHeight & { way: 'up' | 'down'; amount: number }

/** A bar above the scale is cut, and says its amount. */
function Stroke({ way, amount, percent, isCut }: StrokeProps) {
  const style: CustomStyle = { '--percent': `${percent}%` }
  return (
    <i className={classNames(styles[way], isCut && styles.cut)} style={style}>
      {isCut && <b>{formatCompact(amount)}</b>}
    </i>
  )
}
