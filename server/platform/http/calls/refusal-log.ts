import type { Log } from '../../log.ts'

/** Time between two lines about the same thing, ms. */
const QUIET_MS = 1000

type Silence = {
  until: number
  /** Refusals since the last line. */
  untold: number
}

const silences = new WeakMap<Log, Map<string, Silence>>()

/**
 * Warns about a call that the server could not serve, at most once a second for the same reason: under load a line
 * for each of them would cost more than the refusal. `refused` counts those without a line of their own.
 */
export function warnOfRefusal(log: Log, reason: string, facts: Readonly<Record<string, unknown>>): void {
  const known = silences.get(log) ?? new Map<string, Silence>()
  silences.set(log, known)
  const silence = known.get(reason) ?? { until: 0, untold: 0 }
  known.set(reason, silence)
  silence.untold += 1
  if (performance.now() < silence.until) return
  log.warn({ ...facts, refused: silence.untold }, reason)
  silence.until = performance.now() + QUIET_MS
  silence.untold = 0
}
