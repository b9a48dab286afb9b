import { currentPlatform } from '../ambient.ts'
import { now } from '../clock.ts'
import { scheduleTimer } from '../timers/schedule-timer.ts'
import type { TimerHandler } from '../timers/timer-handlers.ts'
import type { Fault, Invariant } from './invariant.ts'
import { followTrail, goRound, type Trail } from './trail.ts'

export type DataCheckOptions = {
  readonly invariants: readonly Invariant[]
  /** Tables by which players are known to have changed. */
  readonly trails: readonly Trail[]
  /** The table of all players. */
  readonly everybody: Trail
  /** Players a check of the endless round through all of them; default 1,000. */
  readonly roundSize?: number
  /** Receives the number of broken promises, for a metric. */
  readonly onFaults?: (count: number) => void
}

const CHECK_EVERY_MS = 60_000
const BEHIND_MS = 1_000
const ROUND_SIZE = 1_000

/**
 * The check of the data: those who changed since the last one, and the next part of a round through everybody. What it
 * reads depends on how many changed, not on how many there are.
 */
export function checkData(options: DataCheckOptions): TimerHandler {
  const { invariants, trails, everybody, roundSize = ROUND_SIZE, onFaults } = options
  return async ({ kind }) => {
    const chosen = new Set(await goRound(everybody, roundSize))
    let isBehind = false
    for (const trail of trails) {
      const steps = await followTrail(trail)
      for (const id of steps.playerIds) chosen.add(id)
      isBehind ||= steps.isBehind
    }
    const faults: Fault[] = []
    for (const invariant of invariants) faults.push(...(await invariant([...chosen])))
    if (faults.length > 0) currentPlatform().log.error({ faults }, 'the data does not keep its promises')
    onFaults?.(faults.length)
    const dueAt = new Date(now().getTime() + (isBehind ? BEHIND_MS : CHECK_EVERY_MS))
    scheduleTimer({ kind, subjectId: 0, playerId: null, dueAt })
  }
}
