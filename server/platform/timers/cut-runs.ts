import type { Platform } from '../platform.ts'

/**
 * Lost connections in a row that do not count as a failure of the timer. More of them are hardly the database's: it
 * answers in between, or the timer could not have been taken.
 */
const EXCUSED_MAX = 3
/** Timers that are remembered. Another process may have run them since. */
const REMEMBERED_MAX = 1000

/** By timer, in the memory of this process: how often its connection was lost in a row. */
const cutsByPlatform = new WeakMap<Platform, Map<number, number>>()

function cutsOf(platform: Platform): Map<number, number> {
  const known = cutsByPlatform.get(platform) ?? new Map<number, number>()
  cutsByPlatform.set(platform, known)
  return known
}

/** Counts a lost connection of a timer that was running. Tells whether it may still be tried again at once. */
export function isExcused(platform: Platform, timerId: number): boolean {
  const cuts = cutsOf(platform)
  const count = (cuts.get(timerId) ?? 0) + 1
  cuts.delete(timerId)
  cuts.set(timerId, count)
  const [oldest] = cuts.keys()
  if (cuts.size > REMEMBERED_MAX && oldest !== undefined) cuts.delete(oldest)
  return count <= EXCUSED_MAX
}

/** The timer is done. */
export function forgetCuts(platform: Platform, timerId: number): void {
  cutsOf(platform).delete(timerId)
}
