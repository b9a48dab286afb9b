import { setTimeout as delay } from 'node:timers/promises'
import { currentPlatform } from '../../ambient.ts'
import { sqlUnprepared, trustedText } from '../../sql.ts'
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
export async function waitBriefly(): Promise<void> {
  await runDdl(`SET LOCAL lock_timeout = ${LOCK_TIMEOUT_MS}`)
}

async function alone<T>(work: () => Promise<T>): Promise<T> {
  return inTransaction(async () => {
    await runDdl('SET LOCAL statement_timeout = 0')
    await runDdl('SET LOCAL lock_timeout = 0')
    await sqlUnprepared`SELECT pg_advisory_xact_lock(777001, 5)`
    await waitBriefly()
    return work()
  })
}

/**
 * Runs a step in a transaction of its own, on one server at a time. Tries again, while calls of running servers go on, as long as it does
 * not get its locks. Rejects when that never succeeds.
 */
export async function inStep<T>(work: () => Promise<T>): Promise<T> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await alone(work)
    } catch (error) {
      if (left === 0 || !LOCK_REFUSED.includes(databaseErrorCode(error) ?? '')) throw error
      currentPlatform().log.warn(
        { left },
        'a table could not be locked for its partitions, which is tried again',
      )
      await delay(PAUSE_MS)
    }
  }
}
