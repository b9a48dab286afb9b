import { setTimeout as delay } from 'node:timers/promises'
import { currentPlatform } from '../ambient.ts'
import { now } from '../clock.ts'
import type { Platform } from '../platform.ts'
import { sql } from '../sql.ts'
import { logFailure } from '../summed-log.ts'
import { afterCommit } from '../transaction.ts'
import type { Work } from './timer-handlers.ts'

/**
 * Lets a timer of the whole server run within this time after the surrounding transaction commits, even if it is due much later. So a timer
 * that rarely finds work can rest long without being late. It may be forgotten when the process ends: then the timer runs when it is due.
 */
export function bringForward(work: Work): void {
  afterCommit(() => currentPlatform().timersSet.emit('work', work))
}

/**
 * Brings timers forward, one statement for all work of a kind that comes meanwhile. It is sent at half of the time: a run that began before the
 * commit, and did not see the work, has set the timer again by then. A timer that is due within the other half is left alone.
 */
export function listenForWork(platform: Platform, signal: AbortSignal): (work: Work) => void {
  const waiting = new Set<string>()

  const bring = async ({ kind, withinMs }: Work) => {
    await delay(withinMs / 2, undefined, { signal, ref: false })
    waiting.delete(kind)
    const dueAt = now()
    const soon = new Date(dueAt.getTime() + withinMs / 2)
    // One that failed waits for its next attempt, and one that is running reads the work itself.
    const brought = await sql`
      UPDATE timer SET due_at = ${dueAt}, run_at = ${dueAt}
      WHERE id = (
        SELECT id FROM timer WHERE kind = ${kind} AND subject_id = 0 AND run_at > ${soon} AND attempts = 0
        FOR UPDATE SKIP LOCKED
      ) RETURNING id`
    if (brought.length > 0) platform.timersSet.emit('set', dueAt)
  }
  return (work) => {
    if (waiting.has(work.kind)) return
    waiting.add(work.kind)
    bring(work).catch((error: unknown) => {
      waiting.delete(work.kind)
      if (!signal.aborted) logFailure(platform.log, 'a timer could not be brought forward', error)
    })
  }
}
