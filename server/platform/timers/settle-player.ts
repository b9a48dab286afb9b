import { currentPlatform } from '../ambient.ts'
import { now } from '../clock.ts'
import { sql } from '../sql.ts'
import { knownKinds } from './known-kinds.ts'
import { settleDue } from './settle-due.ts'
import type { DueTimer } from './timer-handlers.ts'

type OpenTimer = DueTimer & { readonly id: number }

/** The timers that are due for the player, by an index. */
type FindDue = (playerId: number) => Promise<readonly OpenTimer[]>

/** The outcome of an attempt: its result, or timers to settle before the next attempt. */
export type Attempt<T> = { readonly due: readonly OpenTimer[] } | { readonly result: T }

/**
 * Runs `attempt`, which looks for due timers on its own connection along with its first statement. If it finds any,
 * it releases its connection and locks. The timers are then settled, each in its own transaction, and `attempt` runs
 * again. So timers come first in the lock order, and stay settled if the attempt fails. A timer that fails is skipped
 * and retried later: the player can go on playing.
 */
export async function settleFirst<T>(attempt: (findDue: FindDue) => Promise<Attempt<T>>): Promise<T> {
  const tried = new Set<number>()
  const findDue: FindDue = async (playerId) => {
    const due = await sql<OpenTimer>`
      SELECT id, kind, subject_id, player_id, due_at FROM timer
      WHERE player_id = ${playerId} AND due_at <= ${now()} AND kind = ${knownKinds()} ORDER BY due_at, id`
    return due.filter(({ id }) => !tried.has(id))
  }
  for (;;) {
    const outcome = await attempt(findDue)
    if ('result' in outcome) return outcome.result
    for (const { id, kind, subjectId } of outcome.due) {
      tried.add(id)
      await settleDue(kind, subjectId).catch((err: unknown) =>
        currentPlatform().log.error({ err, kind, subjectId }, 'a due timer failed and is retried later'),
      )
    }
  }
}
