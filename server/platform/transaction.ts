import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { currentPlatform, currentTransaction, type Transaction, withTransaction } from './ambient.ts'
import { databaseErrorCode } from './database/database-errors.ts'
import { sendTogether } from './database/send-together.ts'
import { giveBack, takeConnection } from './database/take-connection.ts'

export type Isolation = 'READ COMMITTED' | 'REPEATABLE READ' | 'SERIALIZABLE'

export type TransactionOptions = {
  /** Default READ COMMITTED: commands lock what they change. */
  readonly isolation?: Isolation
  /** The command's seed if it is known already; otherwise a new one is drawn. */
  readonly seed?: string
  /** How often it runs at most; default 5. */
  readonly attempts?: number
}

const ATTEMPTS_MAX = 5

/** Deadlocks and serialization failures. */
function isWorthRepeating(error: unknown): boolean {
  const code = databaseErrorCode(error)
  return code === '40P01' || code === '40001'
}

/** The first failure among the statements that were not awaited. Later ones only say "transaction is aborted". */
async function firstFailure(pending: readonly Promise<unknown>[]): Promise<unknown> {
  for (const outcome of await Promise.allSettled(pending)) {
    if (outcome.status === 'rejected') return outcome.reason
  }
  return undefined
}

async function commit(transaction: Transaction): Promise<void> {
  const { client } = transaction.connection
  sendTogether(client)
  const answer = client.query('COMMIT')
  const [failure, { command }] = await Promise.all([firstFailure(transaction.pending), answer])
  if (failure) throw failure
  // PostgreSQL answers COMMIT with ROLLBACK if a statement failed and the error was swallowed.
  if (command !== 'COMMIT') throw transaction.reported.failure ?? new Error('The transaction was rolled back')
}

/** Resolves to the error to report: the database's first one instead of the refusals of all later statements. */
async function rollBack(transaction: Transaction, cause: unknown): Promise<unknown> {
  await transaction.connection.client.query('ROLLBACK')
  await Promise.allSettled(transaction.pending)
  return databaseErrorCode(cause) === '25P02' ? (transaction.reported.failure ?? cause) : cause
}

async function runAfterCommit(hooks: readonly (() => unknown)[]): Promise<void> {
  for (const hook of hooks) {
    try {
      await hook()
    } catch (error) {
      currentPlatform().log.error({ err: error }, 'a step after the commit failed')
    }
  }
}

type Attempt<T> = {
  readonly result: T
  readonly afterCommit: readonly (() => unknown)[]
}

async function attemptOnce<T>(
  work: () => Promise<T>,
  isolation: Isolation | undefined,
  seed: string,
  attempt: number,
): Promise<Attempt<T>> {
  const platform = currentPlatform()
  const connection = await takeConnection(platform.database.pool)
  const { client } = connection
  const transaction: Transaction = {
    connection,
    seed,
    attempt,
    pending: [],
    beforeCommit: [],
    afterCommit: [],
    reported: {},
  }
  const noteFailure = (error: unknown) => {
    transaction.reported.failure ??= error
  }
  client.connection.on('errorMessage', noteFailure)
  let broken = false
  try {
    // Not awaited: it is sent with the first statement of the work.
    sendTogether(client)
    sendUnawaited(transaction, client.query(isolation ? `BEGIN ISOLATION LEVEL ${isolation}` : 'BEGIN'))
    let result: T
    try {
      result = await withTransaction(platform, transaction, async () => {
        const done = await work()
        for (const hook of transaction.beforeCommit) hook()
        return done
      })
    } catch (error) {
      throw await rollBack(transaction, error).catch(() => {
        broken = true
        return error
      })
    }
    await commit(transaction).catch((error: unknown) => {
      // An error without a code means a lost connection: the outcome is unknown.
      broken = databaseErrorCode(error) === undefined
      throw error
    })
    return { result, afterCommit: transaction.afterCommit }
  } finally {
    client.connection.off('errorMessage', noteFailure)
    giveBack(connection, broken)
  }
}

/**
 * Runs `work` in one transaction, or in the surrounding one. After a deadlock or serialization failure it runs again,
 * up to four times with the same `commandSeed()`, so `work` must keep its effects inside the transaction or in
 * `afterCommit`. Any error rolls back. Not for parallel use: await each statement before the next.
 */
export async function inTransaction<T>(work: () => Promise<T>, options: TransactionOptions = {}): Promise<T> {
  if (currentTransaction()) return work()
  const seed = options.seed ?? currentPlatform().random.seed()
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { result, afterCommit: hooks } = await attemptOnce(work, options.isolation, seed, attempt)
      if (hooks.length > 0) await runAfterCommit(hooks)
      return result
    } catch (error) {
      if (attempt >= (options.attempts ?? ATTEMPTS_MAX) || !isWorthRepeating(error)) throw error
      await delay(randomInt(2, 10 * attempt))
    }
  }
}

/** Undoes what was done since the savepoint. Resolves to the error to report, as `rollBack` does. */
async function rollBackToSavepoint(inner: Transaction, cause: unknown, before: unknown): Promise<unknown> {
  const { client } = inner.connection
  await Promise.allSettled(inner.pending)
  const { reported } = inner
  const first = databaseErrorCode(cause) === '25P02' ? (reported.failure ?? cause) : cause
  // Both in one round trip. A lost connection fails here, and again in the surrounding transaction.
  sendTogether(client)
  const undone = [client.query('ROLLBACK TO SAVEPOINT apart'), client.query('RELEASE SAVEPOINT apart')]
  const outcomes = await Promise.allSettled(undone)
  if (outcomes.every(({ status }) => status === 'fulfilled')) reported.failure = before
  return first
}

/**
 * Runs `work` in a savepoint of the surrounding transaction. If it fails, its own effects are undone, its hooks do not run, and the
 * transaction can go on; rows in memory stay as `work` left them. Rejects with the error of `work`, or of a statement that it did
 * not await. Not for parallel use: throws if another part of the same transaction runs.
 */
export async function apart<T>(work: () => Promise<T>): Promise<T> {
  const outer = requireTransaction()
  if (outer.hasSavepoint) throw new Error('Parts of a transaction run one after the other')
  const { client } = outer.connection
  // Work that goes on after the end of this part finds its connection taken away.
  const connection = { ...outer.connection }
  const inner: Transaction = {
    ...outer,
    connection,
    pending: [],
    beforeCommit: [],
    afterCommit: [],
    hasSavepoint: false,
  }
  const { failure } = outer.reported
  outer.hasSavepoint = true
  sendTogether(client)
  sendUnawaited(outer, client.query('SAVEPOINT apart'))
  try {
    const result = await withTransaction(currentPlatform(), inner, async () => {
      const done = await work()
      for (const hook of inner.beforeCommit) hook()
      return done
    })
    const failed = await firstFailure(inner.pending)
    if (failed) throw failed
    sendTogether(client)
    sendUnawaited(outer, client.query('RELEASE SAVEPOINT apart'))
    outer.afterCommit.push(...inner.afterCommit)
    return result
  } catch (error) {
    throw await rollBackToSavepoint(inner, error, failure)
  } finally {
    connection.isHeld = false
    outer.hasSavepoint = false
  }
}

/** Adds a statement in flight to those that the commit checks. */
export function sendUnawaited(transaction: Transaction, statement: Promise<unknown>): void {
  // `commit` or `rollBack` handles the failure. Until then it must not count as unhandled.
  statement.catch(() => undefined)
  transaction.pending.push(statement)
}

/** The surrounding transaction. Throws if there is none. */
export function requireTransaction(): Transaction {
  const transaction = currentTransaction()
  if (!transaction) throw new Error('This needs a surrounding transaction (inTransaction)')
  return transaction
}

/**
 * The seed of the surrounding command. It is stored with what is drawn from it, and stays the same when the command
 * is retried.
 */
export function commandSeed(): string {
  return requireTransaction().seed
}

/** Runs `hook` at the end of the surrounding transaction. It may still send statements by `sqlSoon`. */
export function beforeCommit(hook: () => unknown): void {
  requireTransaction().beforeCommit.push(hook)
}

/** Runs `hook` after the surrounding transaction commits, or at once without one. Its errors are logged. */
export function afterCommit(hook: () => unknown): void {
  const transaction = currentTransaction()
  if (transaction) transaction.afterCommit.push(hook)
  else void runAfterCommit([hook])
}
