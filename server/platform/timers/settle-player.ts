import { currentPlatform } from '../ambient.ts'
import { now } from '../clock.ts'
import { sql } from '../sql.ts'
import { settleDue } from './settle-due.ts'
import type { DueTimer } from './timer-handlers.ts'

type OpenTimer = DueTimer & { readonly id: number }

/** The timers that are due for the player; one look at an index. */
type FindDue = (playerId: number) => Promise<readonly OpenTimer[]>

/** What an attempt came to: its result, or timers that must be carried out before it begins again. */
export type Attempt<T> = { readonly due: readonly OpenTimer[] } | { readonly result: T }

/**
 * Runs `attempt`, which looks for due timers on its own connection, along with its first statement. Where it finds some,
 * it gives its connection and its locks back; they are carried out, each in a transaction of its own, and `attempt`
 * begins again. So timers come first in the lock order, and what was due stays done when the attempt fails. A timer
 * that cannot be carried out is passed over: the castle stays open, and the timer is tried again later.
 */
export async function settleFirst<T>(attempt: (findDue: FindDue) => Promise<Attempt<T>>): Promise<T> {
  const tried = new Set<number>()
  const findDue: FindDue = async (playerId) => {
    const due = await sql<OpenTimer>`
      SELECT id, kind, subject_id, due_at FROM timer
      WHERE player_id = ${playerId} AND due_at <= ${now()} ORDER BY due_at, id`
    return due.filter(({ id }) => !tried.has(id))
  }
  for (;;) {
    const outcome = await attempt(findDue)
    if ('result' in outcome) return outcome.result
    for (const { id, kind, subjectId } of outcome.due) {
      tried.add(id)
      await settleDue(kind, subjectId).catch((err: unknown) =>
        currentPlatform().log.error({ err, kind, subjectId }, 'what is due could not be carried out'),
      )
    }
  }
}
