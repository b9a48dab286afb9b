import { z } from 'zod'
import { json, sqlSoon } from '../sql.ts'

/** The job's name in the queue. */
export const LETTER_TASK = 'letter'

const roles = z.array(z.string().max(60)).max(20)

export const letterOrderSchema = z.strictObject({
  /** A key of `LetterWriters`. */
  kind: z.string().min(1).max(40),
  playerId: z.int().positive(),
  /** The session that the letter is about. */
  sessionId: z.uuid().optional(),
  /** The change of roles that the letter is about. */
  roles: z.strictObject({ before: roles, after: roles }).optional(),
})

/** A letter to be written and delivered. */
export type LetterOrder = z.infer<typeof letterOrderSchema>

/**
 * Orders a letter in the surrounding transaction: it is sent (up to ten attempts over some hours) if and only if
 * that commits. An order that still waits is not doubled: its letter is the same. The queue wakes its workers by NOTIFY, which takes a
 * database-wide lock at commit: fine for registrations and resets, not for frequent commands.
 */
export function enqueueMail(order: LetterOrder): void {
  const { kind, playerId, sessionId, roles } = order
  const key = [kind, playerId, sessionId, roles && `${roles.before}>${roles.after}`]
  sqlSoon`
    SELECT graphile_worker.add_job(${LETTER_TASK}, ${json(order)}::json, max_attempts => 10,
      job_key => ${key.filter(Boolean).join(' ')})`
}
