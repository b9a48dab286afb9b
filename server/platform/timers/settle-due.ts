import { currentPlatform } from '../ambient.ts'
import { now } from '../clock.ts'
import { sqlMaybe } from '../sql.ts'
import { inTransaction } from '../transaction.ts'
import type { DueTimer } from './timer-handlers.ts'

/** Runs the handler of a timer that the surrounding transaction has deleted. */
export async function handleTimer(timer: DueTimer): Promise<void> {
  const handler = currentPlatform().timerHandlers[timer.kind]
  if (!handler) throw new Error(`No handler for timers of kind ${timer.kind}`)
  await handler(timer)
}

/**
 * For reads: settles the subject's due timer now, so that a late worker is never visible. Waits for a worker that is
 * running it. Resolves to whether a timer was due. Timers come first in the lock order: call it before locking any
 * other row.
 */
export function settleDue(kind: string, subjectId: number): Promise<boolean> {
  return inTransaction(async () => {
    const timer = await sqlMaybe<DueTimer>`
      DELETE FROM timer WHERE kind = ${kind} AND subject_id = ${subjectId} AND due_at <= ${now()}
      RETURNING kind, subject_id, player_id, due_at`
    if (!timer) return false
    await handleTimer(timer)
    return true
  })
}
