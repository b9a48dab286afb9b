/** A value this many times the next smaller one would flatten all others: its bar is cut. */
const SPIKE = 3
/** With fewer other bars the chart has nothing to flatten. */
const OTHERS_MIN = 3
/** Height of the scale above the largest value that is not cut. */
const HEADROOM = 1.35
/** Minimum height of a bar in per cent, so that small amounts stay visible. */
const HEIGHT_PERCENT_MIN = 3

export type BarHeight = { percent: number; isCut: boolean }

/** The scale of a chart: the amount at its top, and the height of a bar in per cent of it. */
export function heightsOf(amounts: readonly number[]): {
  top: number
  heightOf: (amount: number) => BarHeight
} {
  const [largest = 0, ...others] = amounts.filter((amount) => amount > 0).sort((a, b) => b - a)
  const [second = 0] = others
  const isSpike = others.length >= OTHERS_MIN && largest > SPIKE * second
  const top = isSpike ? second * HEADROOM : largest
  return {
    top,
    heightOf: (amount) => ({
      percent: amount === 0 ? 0 : Math.min(100, Math.max(HEIGHT_PERCENT_MIN, (amount / top) * 100)),
      isCut: amount > top,
    }),
  }
}
