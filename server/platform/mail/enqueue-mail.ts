import { z } from 'zod'
import { json, sqlSoon } from '../sql.ts'

/** The job's name in the queue. */
export const LETTER_TASK = 'letter'

export const letterOrderSchema = z.strictObject({
  /** A key of `LetterWriters`. */
  kind: z.string().min(1).max(40),
  playerId: z.int().positive(),
  /** The session that the letter is about. */
  sessionId: z.uuid().optional(),
})

/** A letter to be written and delivered. */
export type LetterOrder = z.infer<typeof letterOrderSchema>

/**
 * Orders a letter in the surrounding transaction: it is sent (up to ten attempts over some hours) if and only if
 * that commits. An order that still waits is not doubled. The queue wakes its workers by NOTIFY, which takes a
 * database-wide lock at commit: fine for registrations and resets, not for frequent commands.
 */
export function enqueueMail(order: LetterOrder): void {
  const { kind, playerId, sessionId } = order
  sqlSoon`
    SELECT graphile_worker.add_job(${LETTER_TASK}, ${json(order)}::json, max_attempts => 10,
      job_key => ${[kind, playerId, sessionId].filter(Boolean).join(' ')})`
}
