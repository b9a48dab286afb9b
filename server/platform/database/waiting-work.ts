import { now } from '../clock.ts'
import { LETTER_TASK } from '../mail/enqueue-mail.ts'
import { sql, sqlOne } from '../sql.ts'

export type TimersDue = { readonly kind: string; readonly due: number; readonly seconds: number }
export type LettersWaiting = { readonly waiting: number; readonly failing: number; readonly seconds: number }

/** By `run_at`: a timer that failed is tried again later, and counts in `donjon_timer_failures_total`. */
export function readTimersDue(): Promise<TimersDue[]> {
  return sql<TimersDue>`
    SELECT kind, count(*) AS due, extract(epoch FROM ${now()}::timestamptz - min(run_at))::float8 AS seconds
    FROM timer WHERE run_at <= ${now()} GROUP BY kind`
}

/**
 * In real time: the queue has a clock of its own. A letter to a wrong address fails for hours and is kept when it has been
 * given up, so the age is that of letters which nobody has tried to send.
 */
export function readLettersWaiting(): Promise<LettersWaiting> {
  return sqlOne<LettersWaiting>`
    SELECT count(*) AS waiting, count(*) FILTER (WHERE attempts > 0 AND locked_at IS NULL) AS failing,
      coalesce(extract(epoch FROM now() - min(created_at) FILTER (WHERE attempts = 0)), 0)::float8 AS seconds
    FROM graphile_worker.jobs WHERE task_identifier = ${LETTER_TASK} AND attempts < max_attempts`
}
