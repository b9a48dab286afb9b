import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION_MS = 10
const MEASURED_EVERY_MS = 100

const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
histogram.enable()
let measuredAt = performance.now()
let delayMs = 0

/** How long a callback has waited for its turn on average, in the last tenth of a second, ms. */
export function eventLoopDelayMs(): number {
  const instant = performance.now()
  if (instant - measuredAt < MEASURED_EVERY_MS) return delayMs
  const mean = histogram.mean / 1e6 - RESOLUTION_MS
  // Without a sample the mean is not a number.
  delayMs = Number.isFinite(mean) ? Math.max(0, mean) : 0
  histogram.reset()
  measuredAt = instant
  return delayMs
}
