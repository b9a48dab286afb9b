import { withPlatform } from '../../platform/ambient.ts'
import { now } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { sql } from '../../platform/sql.ts'
import { warnOfRetried } from '../../platform/summed-log.ts'
import { gameDayOf } from '../energy/game-day.ts'

const SAVE_EVERY_MS = 10_000

/** Counts the failed calls of this process. */
export type FailureCount = {
  /** Notes the status of an answered call. */
  answered(status: number): void
  /** Notes a call for which there was no capacity. */
  refused(): void
  /** Saves what is left. */
  stop(): Promise<void>
}

/**
 * Counts calls that ended in an error of the server and those for which it had no capacity, and adds them to the sums of the day every ten seconds.
 * While the database is away they wait in memory.
 */
export function countFailures(platform: Platform): FailureCount {
  let failed = 0
  let refused = 0
  const save = async () => {
    const taken = { failed, refused }
    if (taken.failed + taken.refused === 0) return
    failed = 0
    refused = 0
    try {
      await sql`
        INSERT INTO day_failures AS old (day, failed, refused)
        VALUES (${gameDayOf(now())}::date, ${taken.failed}, ${taken.refused})
        ON CONFLICT (day) DO UPDATE SET failed = old.failed + excluded.failed, refused = old.refused + excluded.refused`
    } catch (error) {
      failed += taken.failed
      refused += taken.refused
      warnOfRetried(platform.log, 'failed calls were not counted', error)
    }
  }
  let running: Promise<void> = Promise.resolve()
  const run = () => {
    running = running.then(() => withPlatform(platform, save))
    return running
  }
  const timer = setInterval(run, SAVE_EVERY_MS)
  timer.unref()
  return {
    answered: (status) => {
      if (status >= 500 && status !== 503) failed += 1
    },
    refused: () => {
      refused += 1
    },
    stop: () => {
      clearInterval(timer)
      return run()
    },
  }
}
