import { setTimeout as delay } from 'node:timers/promises'
import { withPlatform } from '../ambient.ts'
import { now } from '../clock.ts'
import { databaseErrorCode } from '../database/database-errors.ts'
import type { Platform } from '../platform.ts'
import { sql, sqlMaybe } from '../sql.ts'
import { inTransaction } from '../transaction.ts'
import { handleTimer } from './settle-due.ts'
import type { DueTimer } from './timer-handlers.ts'

/** One run of a timer, for metrics. */
export type TimerRun = {
  readonly kind: string
  /** Milliseconds between due and done. */
  readonly lag: number
  readonly succeeded: boolean
}

export type RunTimersOptions = {
  /** Milliseconds between polls when nothing is due; default 100. */
  readonly pollMs?: number
  /** Number of timers that run at the same time; default 2. */
  readonly concurrency?: number
  readonly onRun?: (run: TimerRun) => void
}

export type TimerLoop = {
  /** Finishes the running timers, then stops. */
  stop(): Promise<void>
}

type TakenTimer = DueTimer & {
  readonly id: number
}

/**
 * Seconds to wait after a failure: 2, 4, 8 …, at most five minutes. A failing timer is never lost and does not block
 * others.
 */
function backoffSeconds(attempts: number): number {
  return Math.min(300, 2 ** attempts)
}

function takeTimer() {
  return sqlMaybe<TakenTimer>`
  DELETE FROM timer WHERE id = (
    SELECT id FROM timer WHERE run_at <= ${now()} ORDER BY run_at, id FOR UPDATE SKIP LOCKED LIMIT 1
  ) RETURNING id, kind, subject_id, due_at`
}

/** The rollback has restored the timer. Sets the next attempt, unless the timer was moved or run in between. */
async function postpone(timer: TakenTimer, error: unknown): Promise<void> {
  const message = error instanceof Error ? error.message : String(error)
  const rows = await sql<{ attempts: number }>`
    UPDATE timer SET attempts = attempts + 1, last_error = ${message.slice(0, 500)}
    WHERE id = ${timer.id} AND due_at = ${timer.dueAt} RETURNING attempts`
  const runAt = new Date(now().getTime() + backoffSeconds(rows[0]?.attempts ?? 1) * 1000)
  await sql`UPDATE timer SET run_at = ${runAt} WHERE id = ${timer.id} AND due_at = ${timer.dueAt}`
}

/** Runs one due timer. Resolves to false if none is due. A failure is logged and retried later. */
export async function runOneTimer(platform: Platform, onRun?: (run: TimerRun) => void): Promise<boolean> {
  let taken: TakenTimer | undefined
  const report = (succeeded: boolean) => {
    if (taken) onRun?.({ kind: taken.kind, lag: now().getTime() - taken.dueAt.getTime(), succeeded })
  }
  try {
    await inTransaction(async () => {
      taken = await takeTimer()
      if (taken) await handleTimer(taken)
    })
    report(true)
  } catch (error) {
    if (!taken) throw error
    platform.log.error(
      { err: error, kind: taken.kind, subjectId: taken.subjectId },
      'a timer failed and is retried later',
    )
    report(false)
    await postpone(taken, error)
  }
  return taken !== undefined
}

/**
 * Runs due timers until stopped. One transaction deletes a timer and runs its handler, so that with any number of
 * servers it happens exactly once. Waits while the database is away.
 */
export function runTimers(platform: Platform, options: RunTimersOptions = {}): TimerLoop {
  const pause = options.pollMs ?? 100
  const stopping = new AbortController()
  const rest = (milliseconds: number) =>
    delay(milliseconds, undefined, { signal: stopping.signal }).catch(() => undefined)
  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        if (!(await runOneTimer(platform, options.onRun))) await rest(pause)
      } catch (error) {
        platform.log.error({ err: error, code: databaseErrorCode(error) }, 'timers cannot be read')
        await rest(1000)
      }
    }
  }
  const loops = withPlatform(platform, () => Array.from({ length: options.concurrency ?? 2 }, loop))
  return {
    stop: async () => {
      stopping.abort()
      await Promise.all(loops)
    },
  }
}
