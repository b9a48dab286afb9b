import { json, sqlSoon } from '../sql.ts'
import type { Letter } from './letter.ts'

/** The name of the job in the queue. */
export const letterTask = 'letter'

/**
 * Posts a letter in the surrounding transaction: it goes out (up to ten attempts over some hours) if and only if that
 * commits. The queue wakes its workers by NOTIFY, which takes a lock of the whole database at commit: fit for
 * registrations and resets, not for what players do every second.
 */
export function enqueueMail(letter: Letter): void {
  sqlSoon`SELECT graphile_worker.add_job(${letterTask}, ${json(letter)}::json, max_attempts => 10)`
}
