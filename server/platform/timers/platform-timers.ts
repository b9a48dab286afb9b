import { now } from '../clock.ts'
import { checkData, type DataCheckOptions } from '../invariants/check-data.ts'
import { scheduleTimer, startTimers } from './schedule-timer.ts'
import type { TimerHandler, TimerHandlers } from './timer-handlers.ts'

function inSeconds(seconds: number): Date {
  return new Date(now().getTime() + seconds * 1000)
}

/** Removes rows that have been kept long enough at `instant`, in one statement. */
export type Purge = (instant: Date) => Promise<unknown>

export type PlatformTimerOptions = {
  /** Checked each minute. */
  readonly check?: DataCheckOptions
  /** Run each hour. */
  readonly purges?: readonly Purge[]
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
    ...(options.check && { invariants: checkData(options.check) }),
    purge: runPurges(options),
  }
}

/** Sets the server's own timers where they are not set yet; at every start. */
export function startPlatformTimers(): Promise<void> {
  return startTimers(['invariants', 'purge'])
}
