/** An axis of whole or broken numbers. */
export type Axis = { from: number; to: number; ticks: readonly number[]; show: (value: number) => string }

const STEPS = [1, 2, 2.5, 5, 10] as const

/** Round steps from 0 that reach `most` in about `count` of them. */
export function axisTo(most: number, count = 4, show: (value: number) => string = String): Axis {
  const top = Math.max(most, 1e-6)
  const magnitude = 10 ** Math.floor(Math.log10(top / count))
  const step = magnitude * (STEPS.find((candidate) => candidate * magnitude * count >= top) ?? 10)
  const steps = Math.ceil(top / step - 1e-9)
  const ticks = Array.from({ length: steps + 1 }, (_, index) => Math.round(index * step * 1e6) / 1e6)
  return { from: 0, to: ticks.at(-1) ?? top, ticks, show }
}

/** From nothing to the whole, in per cent. */
export const SHARES: Axis = {
  from: 0,
  to: 1,
  ticks: [0, 0.25, 0.5, 0.75, 1],
  show: (share) => `${Math.round(100 * share)} %`,
}

/** Places side by side, each with its name: 0, 1, 2 … with half a place of air at both ends. */
export function placesOf(names: readonly string[]): Axis {
  return {
    from: -0.5,
    to: Math.max(0.5, names.length - 0.5),
    ticks: names.map((_, index) => index),
    show: (index) => names[index] ?? '',
  }
}

/** Days 0 to `days`, with a tick every ten days at most six times. */
export function axisOfDays(days: number): Axis {
  const step = [1, 2, 5, 10, 15, 30, 60, 120, 240].find((candidate) => days / candidate <= 6) ?? days
  const ticks = Array.from({ length: Math.floor(days / step) + 1 }, (_, index) => index * step)
  return { from: 0, to: Math.max(1, days), ticks, show: String }
}
