import { json, sqlSoon } from '../sql.ts'
import type { Letter } from './letter.ts'

/** The job's name in the queue. */
export const LETTER_TASK = 'letter'

/**
 * Enqueues a letter in the surrounding transaction: it is sent (up to ten attempts over some hours) if and only if
 * that commits. The queue wakes its workers by NOTIFY, which takes a database-wide lock at commit: fine for
 * registrations and resets, not for frequent commands.
 */
export function enqueueMail(letter: Letter): void {
  sqlSoon`SELECT graphile_worker.add_job(${LETTER_TASK}, ${json(letter)}::json, max_attempts => 10)`
}
