import { now } from '../clock.ts'
import { checkData, type DataCheckOptions } from '../invariants/check-data.ts'
import { scheduleTimer, startTimers } from './schedule-timer.ts'
import type { TimerHandler, TimerHandlers } from './timer-handlers.ts'

function inSeconds(seconds: number): Date {
  return new Date(now().getTime() + seconds * 1000)
}

/** Removes rows that are expired at `instant`, in one statement. */
export type Purge = (instant: Date) => Promise<unknown>

export type PlatformTimerOptions = {
  /** Checked every minute. */
  readonly check?: DataCheckOptions
  /** Run every hour. */
  readonly purges?: readonly Purge[]
}

function runPurges({ purges = [] }: PlatformTimerOptions): TimerHandler {
  return async (timer) => {
    const instant = now()
    for (const purge of purges) await purge(instant)
    scheduleTimer({ ...timer, playerId: null, dueAt: inSeconds(3600) })
  }
}

/** The server's own timers, to pass to `createPlatform` beside those of the domains. */
export function platformTimers(options: PlatformTimerOptions = {}): TimerHandlers {
  return {
    ...(options.check && { invariants: checkData(options.check) }),
    purge: runPurges(options),
  }
}

/** Schedules the server's own timers that are missing. Called at every start. */
export function startPlatformTimers(): Promise<void> {
  return startTimers(['invariants', 'purge'])
}
