import { now } from '../clock.ts'
import type { DividedTable } from '../database/partitions/divided-table.ts'
import { keepAll, PARTITIONS } from '../database/partitions/keep-all.ts'
import type { Purge } from '../database/table-description.ts'
import { CHECK_EVERY_MS, checkData, DATA_CHECK, type DataCheckOptions } from '../invariants/check-data.ts'
import { scheduleTimer, startTimer } from './schedule-timer.ts'
import type { TimerHandler, TimerHandlers } from './timer-handlers.ts'

function inSeconds(seconds: number): Date {
  return new Date(now().getTime() + seconds * 1000)
}

export type PlatformTimerOptions = {
  /** Checked every minute. */
  readonly check?: DataCheckOptions
  /** Run every hour, in batches. */
  readonly purges?: readonly Purge[]
  /** Their partitions are added, summed up and dropped every hour. */
  readonly divided?: readonly DividedTable[]
}

/** Rows per table and transaction: few enough for a second, so a purge never times out, however much there is. */
const PURGE_BATCH = 5000
const PURGE_EVERY_SECONDS = 3600
/** The pause between two batches leaves the database to players. */
const PURGE_PAUSE_SECONDS = 1

function runPurges({ purges = [] }: PlatformTimerOptions): TimerHandler {
  return async (timer) => {
    const instant = now()
    let isMoreLeft = false
    for (const purge of purges) {
      const removed = await purge(instant, PURGE_BATCH)
      if (removed >= PURGE_BATCH) isMoreLeft = true
    }
    const dueAt = inSeconds(isMoreLeft ? PURGE_PAUSE_SECONDS : PURGE_EVERY_SECONDS)
    scheduleTimer({ ...timer, playerId: null, dueAt })
  }
}

function runPartitions({ divided = [] }: PlatformTimerOptions): TimerHandler {
  return async (timer) => {
    const dueAt = inSeconds((await keepAll(divided)) ? PURGE_PAUSE_SECONDS : PURGE_EVERY_SECONDS)
    scheduleTimer({ ...timer, playerId: null, dueAt })
  }
}

/** The server's own timers, to pass to `createPlatform` beside those of the domains. */
export function platformTimers(options: PlatformTimerOptions = {}): TimerHandlers {
  return {
    ...(options.check && { [DATA_CHECK]: checkData(options.check) }),
    purge: runPurges(options),
    [PARTITIONS]: runPartitions(options),
  }
}

/** Schedules the server's own timers that are missing or far too late. Called at every start. */
export async function startPlatformTimers(): Promise<void> {
  await startTimer(DATA_CHECK, CHECK_EVERY_MS)
  await startTimer('purge', PURGE_EVERY_SECONDS * 1000)
  await startTimer(PARTITIONS, PURGE_EVERY_SECONDS * 1000)
}
