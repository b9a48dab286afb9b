import { median } from '../statistics.ts'
import type { Noticed } from './watch-page.ts'

/** What a page costs on a slow phone. */
export type Figures = {
  /** Largest contentful paint, ms. */
  readonly largestPaint: number
  /** Total blocking time, ms. */
  readonly blocking: number
  /** Cumulative layout shift. */
  readonly shift: number
  /** Scripts as they come over the wire, bytes. */
  readonly scriptBytes: number
  /** Everything that comes over the wire, bytes. */
  readonly bytes: number
}

/** Of a page on a slow phone. */
export const TARGETS = { largestPaint: 2500, blocking: 150, shift: 0.05 } as const

const LONG_TASK_MS = 50
const WINDOW_GAP_MS = 1000
const WINDOW_MAX_MS = 5000

/** The part of each long task after the first paint that is over 50 ms, ms. */
export function blockingTime({ longTasks, firstPaint }: Pick<Noticed, 'longTasks' | 'firstPaint'>): number {
  return longTasks.reduce((sum, { start, duration }) => {
    const visible = start + duration - Math.max(start, firstPaint)
    return sum + Math.max(0, visible - LONG_TASK_MS)
  }, 0)
}

/** The largest sum of shifts in a window: less than a second apart, at most five seconds in all. */
export function layoutShift(shifts: Noticed['shifts']): number {
  let largest = 0
  let sum = 0
  let first = Number.NEGATIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  for (const { at, value } of shifts) {
    if (at - last >= WINDOW_GAP_MS || at - first >= WINDOW_MAX_MS) {
      sum = 0
      first = at
    }
    last = at
    sum += value
    largest = Math.max(largest, sum)
  }
  return largest
}

/** The median of each figure. */
export function mediansOf(rounds: readonly Figures[]): Figures {
  const of = (key: keyof Figures) => median(rounds.map((round) => round[key]))
  return {
    largestPaint: of('largestPaint'),
    blocking: of('blocking'),
    shift: of('shift'),
    scriptBytes: of('scriptBytes'),
    bytes: of('bytes'),
  }
}

/** The targets that the figures miss. */
export function missedBy(figures: Figures): (keyof typeof TARGETS)[] {
  const keys = ['largestPaint', 'blocking', 'shift'] as const
  return keys.filter((key) => figures[key] > TARGETS[key])
}
