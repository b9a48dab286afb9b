import { now } from '../clock.ts'
import { isConnectionLost } from '../database/database-errors.ts'
import type { Platform } from '../platform.ts'
import { part, type SqlPart, sql, sqlMaybe } from '../sql.ts'
import { inTransaction } from '../transaction.ts'
import { forgetCuts, isExcused } from './cut-runs.ts'
import { isFirstOfPlayer } from './first-of-player.ts'
import { knownKinds } from './known-kinds.ts'
import { settleBatch } from './settle-batch.ts'
import { handleTimer } from './settle-due.ts'
import type { TakenTimer } from './timer-handlers.ts'

/** One run of a timer, for metrics. */
export type TimerRun = {
  readonly kind: string
  /** Milliseconds between due and done. */
  readonly lag: number
  readonly succeeded: boolean
}

type OnRun = ((run: TimerRun) => void) | undefined

const ANY = part`true`

/**
 * Seconds to wait after a failure: 2, 4, 8 …, at most five minutes. A failing timer is never lost and does not block
 * others.
 */
function backoffSeconds(attempts: number): number {
  return Math.min(300, 2 ** attempts)
}

function takeTimer(which: SqlPart) {
  return sqlMaybe<TakenTimer>`
  DELETE FROM timer WHERE id = (
    SELECT id FROM timer WHERE run_at <= ${now()} AND ${which} AND kind = ${knownKinds()} AND ${isFirstOfPlayer()}
    ORDER BY run_at, id FOR UPDATE SKIP LOCKED LIMIT 1
  ) RETURNING id, kind, subject_id, player_id, due_at`
}

/**
 * The rollback has restored the timer. Sets the next attempt, unless the timer was moved or run in between. An operator may have
 * written a time with microseconds, which a Date does not hold.
 */
async function postpone({ id, dueAt }: TakenTimer, error: unknown): Promise<void> {
  const message = error instanceof Error ? error.message : String(error)
  const isUnmoved = part`id = ${id} AND date_trunc('milliseconds', due_at) = ${dueAt}`
  const rows = await sql<{ attempts: number }>`
    UPDATE timer SET attempts = attempts + 1, last_error = ${message.slice(0, 500)} WHERE ${isUnmoved} RETURNING attempts`
  const runAt = new Date(now().getTime() + backoffSeconds(rows[0]?.attempts ?? 1) * 1000)
  await sql`UPDATE timer SET run_at = ${runAt} WHERE ${isUnmoved}`
}

function reportRun(onRun: OnRun, { kind, dueAt }: TakenTimer, succeeded: boolean): void {
  onRun?.({ kind, lag: now().getTime() - dueAt.getTime(), succeeded })
}

/**
 * Runs one due timer, of these or of all. Resolves to false if none is due. A failure is logged and retried later. Rejects if
 * the connection is lost, unless that happens to the same timer again and again.
 */
export async function runOneTimer(platform: Platform, onRun?: OnRun, which: SqlPart = ANY): Promise<boolean> {
  let taken: TakenTimer | undefined
  try {
    await inTransaction(async () => {
      taken = await takeTimer(which)
      if (taken) await handleTimer(taken)
    })
    if (taken) {
      forgetCuts(platform, taken.id)
      reportRun(onRun, taken, true)
    }
  } catch (error) {
    // The rollback has restored the timer. It did not fail, so it is due as before.
    if (!taken || (isConnectionLost(error) && isExcused(platform, taken.id))) throw error
    platform.log.error(
      { err: error, kind: taken.kind, subjectId: taken.subjectId },
      'a timer failed and is retried later',
    )
    reportRun(onRun, taken, false)
    await postpone(taken, error)
  }
  return taken !== undefined
}

/**
 * Runs the oldest due timers of players in one transaction. If one of them fails, none has happened: then each runs in a
 * transaction of its own. Resolves to their number. Rejects if the connection is lost there as well.
 */
export async function runTimerBatch(platform: Platform, onRun?: OnRun): Promise<number> {
  let taken: readonly TakenTimer[] = []
  try {
    await inTransaction(() =>
      settleBatch((batch) => {
        taken = batch
      }),
    )
    for (const timer of taken) reportRun(onRun, timer, true)
  } catch (error) {
    const ids = taken.map(({ id }) => id)
    if (ids.length === 0) throw error
    platform.log.warn({ err: error, timers: ids.length }, 'timers failed together and are run one by one')
    for (const id of ids) await runOneTimer(platform, onRun, part`id = ${id}`)
  }
  return taken.length
}
