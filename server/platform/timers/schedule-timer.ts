import { now } from '../clock.ts'
import { newRowOf } from '../database/model-parts.ts'
import { sql, sqlSoon } from '../sql.ts'
import { timers } from './models.ts'

export type TimerSchedule = {
  readonly kind: string
  /** Player, run, lot …: what the timer is about; 0 for the whole server. */
  readonly subjectId: number
  /** Whose timer it is: it is carried out before this player is read or changed. Null: nobody's. */
  readonly playerId: number | null
  readonly dueAt: Date
}

/**
 * Sets a timer in the surrounding transaction. A subject has one timer of a kind: setting it again moves it. Moving one
 * that is due just now waits for the worker that has it: settle it first (`settleDue`, before locking players), or give
 * each run a subject of its own.
 */
export function scheduleTimer({ kind, subjectId, playerId, dueAt }: TimerSchedule): void {
  sqlSoon`
    INSERT INTO ${newRowOf(timers, { kind, subjectId, playerId, dueAt, runAt: dueAt })}
    ON CONFLICT (kind, subject_id) DO UPDATE SET player_id = excluded.player_id,
      due_at = excluded.due_at, run_at = excluded.run_at, attempts = 0, last_error = NULL`
}

/** Sets timers of the whole server, due at once, where they are not set yet: however many servers start. */
export async function startTimers(kinds: readonly string[]): Promise<void> {
  await sql`
    INSERT INTO timer (kind, subject_id, due_at, run_at)
    SELECT kind, 0, ${now()}, ${now()} FROM unnest(${kinds}::text[]) AS kind
    ON CONFLICT (kind, subject_id) DO NOTHING`
}
