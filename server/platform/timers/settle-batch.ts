import { now } from '../clock.ts'
import { part, sql } from '../sql.ts'
import { requireTransaction } from '../transaction.ts'
import { isFirstOfPlayer } from './first-of-player.ts'
import { knownKinds } from './known-kinds.ts'
import { handleTimer } from './settle-due.ts'
import type { TakenTimer } from './timer-handlers.ts'

/** The players of a batch stay locked until it is done, so it is short. */
const BATCH_MAX = 50

/**
 * Takes the oldest due timers whose players nobody else is working on, and locks these players. It waits for no lock, so
 * batches and commands cannot block each other in a circle.
 */
function takeBatch() {
  return sql<TakenTimer>`
    WITH due AS MATERIALIZED (
      SELECT id, player_id FROM timer WHERE run_at <= ${now()} AND subject_id <> 0 AND kind = ${knownKinds()}
      ORDER BY run_at, id FOR UPDATE SKIP LOCKED LIMIT ${BATCH_MAX}
    ), free AS MATERIALIZED (
      SELECT id FROM player WHERE id IN (SELECT player_id FROM due) ORDER BY id FOR NO KEY UPDATE SKIP LOCKED
    )
    DELETE FROM timer USING due LEFT JOIN free ON free.id = due.player_id
    WHERE timer.id = due.id AND (due.player_id IS NULL OR free.id IS NOT NULL)
      AND ${isFirstOfPlayer(part`AND earlier.id NOT IN (SELECT id FROM due)`)}
    RETURNING timer.id, timer.kind, timer.subject_id, timer.due_at, timer.player_id`
}

/** Timers of one player run one after the other, in the order in which they were due: each reads what the last wrote. */
function byPlayer(timers: readonly TakenTimer[]): readonly TakenTimer[][] {
  return [...Map.groupBy(timers, ({ id, playerId }) => playerId ?? `timer ${id}`).values()]
}

async function handleInOrder(timers: readonly TakenTimer[]): Promise<void> {
  for (const timer of timers) await handleTimer(timer)
}

/**
 * Runs up to fifty due timers in the surrounding transaction. Those of different players share its round trips: the
 * statements of one are sent while those of another run. Resolves to what it has run. If one fails, so do all.
 */
export async function settleBatch(note: (taken: readonly TakenTimer[]) => void): Promise<void> {
  requireTransaction()
  const taken = (await takeBatch()).toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime() || a.id - b.id)
  note(taken)
  // All must have ended before the rollback: a statement after it would not belong to the transaction.
  const outcomes = await Promise.allSettled(byPlayer(taken).map(handleInOrder))
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
}
