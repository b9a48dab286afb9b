import { currentPlatform } from '../ambient.ts'
import { now } from '../clock.ts'
import { scheduleTimer, startTimers } from './schedule-timer.ts'
import type { TimerHandler, TimerHandlers } from './timer-handlers.ts'

function inSeconds(seconds: number): Date {
  return new Date(now().getTime() + seconds * 1000)
}

/** A promise of the data that does not hold. */
export type Fault = {
  readonly rule: string
  /** Where: player, currency, resource … */
  readonly subject: string
}

/** Finds what of some promises of the data does not hold, in one statement for each promise; an empty list is good. */
export type Invariant = () => Promise<Fault[]>

/** Removes rows that have been kept long enough at `instant`, in one statement. */
export type Purge = (instant: Date) => Promise<unknown>

export type PlatformTimerOptions = {
  /** Checked each minute. */
  readonly invariants?: readonly Invariant[]
  /** Run each hour. */
  readonly purges?: readonly Purge[]
  /** Receives the number of broken promises each minute, for a metric. */
  readonly onFaults?: (count: number) => void
}

function checkInvariants({ invariants = [], onFaults }: PlatformTimerOptions): TimerHandler {
  return async (timer) => {
    const faults: Fault[] = []
    for (const invariant of invariants) faults.push(...(await invariant()))
    if (faults.length > 0) currentPlatform().log.error({ faults }, 'the ledger does not add up')
    onFaults?.(faults.length)
    scheduleTimer({ ...timer, playerId: null, dueAt: inSeconds(60) })
  }
}

function runPurges({ purges = [] }: PlatformTimerOptions): TimerHandler {
  return async (timer) => {
    const instant = now()
    for (const purge of purges) await purge(instant)
    scheduleTimer({ ...timer, playerId: null, dueAt: inSeconds(3600) })
  }
}

/** The server's own timers, to be given to `createPlatform` beside the domains'. */
export function platformTimers(options: PlatformTimerOptions = {}): TimerHandlers {
  return {
    invariants: checkInvariants(options),
    purge: runPurges(options),
  }
}

/** Sets the server's own timers where they are not set yet; at every start. */
export function startPlatformTimers(): Promise<void> {
  return startTimers(Object.keys(platformTimers()))
}
