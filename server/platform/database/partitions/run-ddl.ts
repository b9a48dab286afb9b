import { setTimeout as delay } from 'node:timers/promises'
import { currentPlatform } from '../../ambient.ts'
import { sqlOne, sqlUnprepared, trustedText } from '../../sql.ts'
import { inTransaction } from '../../transaction.ts'
import { databaseErrorCode } from '../database-errors.ts'

/** A statement that waits for the lock of a table makes everybody behind it wait, so it gives up after this time, ms. */
const LOCK_TIMEOUT_MS = 1500
/** Time for the others between two tries, ms. */
const PAUSE_MS = 2000
/** About two minutes in all. */
const TRIES = 40

/** lock_not_available and deadlock_detected. */
const LOCK_REFUSED = ['55P03', '40P01']

/** Runs a statement that changes the form of the database, in the surrounding transaction. Its text is made of constants of ours. */
export async function runDdl(text: string): Promise<void> {
  await sqlUnprepared`${trustedText(text)}`
}

/** Lets statements of the surrounding transaction wait for locks only for a moment. */
export async function limitLockWait(): Promise<void> {
  await runDdl(`SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`)
}

/** `undefined` while another server is at a step. */
function onOneServer<T>(work: () => Promise<T>): Promise<{ readonly result: T } | undefined> {
  return inTransaction(
    async () => {
      const { isFree } = await sqlOne<{
        isFree: boolean
      }>`SELECT pg_try_advisory_xact_lock(777001, 5) AS is_free`
      if (!isFree) return undefined
      await runDdl('SET LOCAL statement_timeout = 0')
      await limitLockWait()
      return { result: await work() }
    },
    { attempts: 1 },
  )
}

/**
 * Runs a step in a transaction of its own, on one server at a time. Tries again, while calls of running servers go on, as long as it does
 * not get its locks. Rejects when that never succeeds, and when the signal stops it between two tries.
 */
export async function inStep<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let left = TRIES - 1; ; ) {
    signal?.throwIfAborted()
    try {
      const done = await onOneServer(work)
      if (done) return done.result
      currentPlatform().log.info('the start waits for another server that divides tables')
    } catch (error) {
      if (left === 0 || !LOCK_REFUSED.includes(databaseErrorCode(error) ?? '')) throw error
      currentPlatform().log.warn(
        { left },
        'a table could not be locked for its partitions, which is tried again',
      )
      left -= 1
    }
    await delay(PAUSE_MS, undefined, { signal })
  }
}
