import { classNames } from '../class-names.ts'
import styles from './dot-chart.module.css'

type DotChartProps = {
  /** From left to right. */
  dots: readonly { id: string; value: number }[]
  /** A dashed line across. */
  usual: number
  /** The class of the last dot's colour. It is drawn larger. */
  lastTone: string | undefined
}

/** Room above the highest and below the lowest value, as shares of these. */
const ROOM = 0.12

/** Values joined by a line. Decoration: the words around it say what it shows. */
export function DotChart({ dots, usual, lastTone }: DotChartProps) {
  const all = [usual, ...dots.map(({ value }) => value)]
  const top = Math.max(...all) * (1 + ROOM)
  const bottom = Math.min(...all) * (1 - ROOM)
  const heightOf = (value: number) => ((value - bottom) / (top - bottom)) * 100
  const placed = dots.map(({ id, value }, index) => ({
    id,
    x: dots.length === 1 ? 50 : (index / (dots.length - 1)) * 100,
    y: heightOf(value),
  }))
  return (
    <div className={styles.chart} aria-hidden="true">
      <i className={styles.usual} style={{ bottom: `${heightOf(usual)}%` }} />
      <div className={styles.plot}>
        <svg className={styles.line} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <polyline points={placed.map(({ x, y }) => `${x},${100 - y}`).join(' ')} />
        </svg>
        {placed.map(({ id, x, y }, index) => (
          <i
            key={id}
            className={classNames(
              styles.dot,
              index === placed.length - 1 && classNames(styles.last, lastTone),
            )}
            style={{ left: `${x}%`, bottom: `${y}%` }}
          />
        ))}
      </div>
    </div>
  )
}
