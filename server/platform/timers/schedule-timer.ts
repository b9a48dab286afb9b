import { now } from '../clock.ts'
import { newRowOf } from '../database/model-parts.ts'
import { sql, sqlSoon } from '../sql.ts'
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
}

/** Sets server-wide timers that do not exist yet, due now. Safe when several servers start. */
export async function startTimers(kinds: readonly string[]): Promise<void> {
  await sql`
    INSERT INTO timer (kind, subject_id, due_at, run_at)
    SELECT kind, 0, ${now()}, ${now()} FROM unnest(${kinds}::text[]) AS kind
    ON CONFLICT (kind, subject_id) DO NOTHING`
}
