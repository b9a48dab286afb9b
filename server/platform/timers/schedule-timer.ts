import { currentPlatform } from '../ambient.ts'
import { now } from '../clock.ts'
import { newRowOf } from '../database/model-parts.ts'
import { sql, sqlSoon } from '../sql.ts'
import { afterCommit } from '../transaction.ts'
import { timers } from './models.ts'

export type TimerSchedule = {
  readonly kind: string
  /** The player, run or lot that the timer is about; 0 for the whole server. */
  readonly subjectId: number
  /** The player before whose reads and commands the timer is settled. Null: none. */
  readonly playerId: number | null
  readonly dueAt: Date
}

/**
 * Sets a timer in the surrounding transaction. A subject has one timer of a kind: setting it again moves it. Moving a
 * timer that is running waits for its worker: settle it first (`settleDue`, before locking players), or give each run
 * its own subject.
 */
export function scheduleTimer({ kind, subjectId, playerId, dueAt }: TimerSchedule): void {
  sqlSoon`
    INSERT INTO ${newRowOf(timers, { kind, subjectId, playerId, dueAt, runAt: dueAt })}
    ON CONFLICT (kind, subject_id) DO UPDATE SET player_id = excluded.player_id,
      due_at = excluded.due_at, run_at = excluded.run_at, attempts = 0, last_error = NULL`
  afterCommit(() => currentPlatform().timersSet.emit('set', dueAt))
}

/**
 * Sets a server-wide timer that does not exist yet, due now. One that is due later than its interval allows was set by
 * a wrong clock: it is brought forward. One that another server is running is left alone, since its run sets it again: waiting for
 * it could take longer than a lock may be waited for.
 */
export async function startTimer(kind: string, everyMs: number): Promise<void> {
  const latest = new Date(now().getTime() + everyMs)
  await sql`
    WITH known AS (SELECT id FROM timer WHERE kind = ${kind} AND subject_id = 0 FOR UPDATE SKIP LOCKED), moved AS (
      UPDATE timer SET due_at = LEAST(due_at, ${latest}::timestamptz), run_at = LEAST(run_at, ${latest}::timestamptz)
      FROM known WHERE timer.id = known.id
    )
    INSERT INTO timer (kind, subject_id, due_at, run_at) SELECT ${kind}, 0, ${now()}, ${now()}
    WHERE NOT EXISTS (SELECT FROM timer WHERE kind = ${kind} AND subject_id = 0) ON CONFLICT (kind, subject_id) DO NOTHING`
}
