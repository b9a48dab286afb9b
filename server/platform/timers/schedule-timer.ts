import { now } from '../clock.ts'
import { sql, sqlSoon } from '../sql.ts'

/**
 * Sets the timer of `kind` for `subjectId` (0: the whole server), in the surrounding transaction. A subject has one
 * timer of a kind: setting it again moves it. Moving one that is due just now waits for the worker that has it: settle it
 * first (`settleDue`, before locking players), or give each run a subject of its own.
 */
export function scheduleTimer(kind: string, subjectId: number, dueAt: Date): void {
  sqlSoon`
    INSERT INTO timer (kind, subject_id, due_at, run_at) VALUES (${kind}, ${subjectId}, ${dueAt}, ${dueAt})
    ON CONFLICT (kind, subject_id) DO UPDATE
      SET due_at = excluded.due_at, run_at = excluded.run_at, attempts = 0, last_error = NULL`
}

/** Sets timers of the whole server, due at once, where they are not set yet: however many servers start. */
export async function startTimers(kinds: readonly string[]): Promise<void> {
  await sql`
    INSERT INTO timer (kind, subject_id, due_at, run_at)
    SELECT kind, 0, ${now()}, ${now()} FROM unnest(${kinds}::text[]) AS kind
    ON CONFLICT (kind, subject_id) DO NOTHING`
}
