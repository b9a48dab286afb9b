import { currentPlatform } from '../ambient.ts'
import { now } from '../clock.ts'
import { scheduleTimer } from '../timers/schedule-timer.ts'
import type { TimerHandler } from '../timers/timer-handlers.ts'
import type { Fault, Invariant } from './invariant.ts'
import { followTrail, goRound, type Trail } from './trail.ts'

export type DataCheckOptions = {
  readonly invariants: readonly Invariant[]
  /** Tables that show which players changed. */
  readonly trails: readonly Trail[]
  /** The table of all players. */
  readonly everybody: Trail
  /** Number of players per check from the endless round through all of them; default 1,000. */
  readonly roundSize?: number
  /** Receives the number of violated invariants, for a metric; null when the check failed, so that nobody knows. */
  readonly onFaults?: (count: number | null) => void
}

/** The kind of the timer. */
export const DATA_CHECK = 'invariants'
/** Time between two checks, ms. */
export const CHECK_EVERY_MS = 60_000
const BEHIND_MS = 1_000
const ROUND_SIZE = 1_000

/**
 * Checks the players who changed since the last check, and the next part of an endless round through all players. Its
 * cost depends on how many changed, not on how many there are.
 */
export function checkData(options: DataCheckOptions): TimerHandler {
  const { invariants, trails, everybody, roundSize = ROUND_SIZE, onFaults } = options
  const check: TimerHandler = async ({ kind }) => {
    const chosen = new Set(await goRound(everybody, roundSize))
    let isBehind = false
    for (const trail of trails) {
      const steps = await followTrail(trail)
      for (const id of steps.playerIds) chosen.add(id)
      isBehind ||= steps.isBehind
    }
    const faults: Fault[] = []
    for (const invariant of invariants) faults.push(...(await invariant([...chosen])))
    if (faults.length > 0) currentPlatform().log.error({ faults }, 'the data violates invariants')
    onFaults?.(faults.length)
    const dueAt = new Date(now().getTime() + (isBehind ? BEHIND_MS : CHECK_EVERY_MS))
    scheduleTimer({ kind, subjectId: 0, playerId: null, dueAt })
  }
  return async (timer) => {
    try {
      await check(timer)
    } catch (error) {
      onFaults?.(null)
      throw error
    }
  }
}
