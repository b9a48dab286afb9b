import { now } from './clock.ts'
import { type ListedRow, newRowOf, someColumnsOf } from './database/model-parts.ts'
import { conflict, refuse } from './errors.ts'
import { formerKeysFor, keyedHash, keyFor } from './keys.ts'
import { storedAnswers } from './models.ts'
import { sql, sqlMaybe, sqlOne, sqlSoon } from './sql.ts'
import { requireTransaction } from './transaction.ts'

/** Identifies a call. The same UUID from two callers makes two keys. */
export type IdempotencyClaim = {
  /** `player:12`, or `visitor:<address>` for calls without a session. At most 100 characters. */
  readonly scope: string
  /** UUID from the header Idempotency-Key. */
  readonly key: string
  /** operationId of the contract. */
  readonly operation: string
  /** The request body as received. It may hold a password, so only its keyed hash is stored. */
  readonly body: string
}

/** An answer as first sent, without tokens and without snapshots in `gameData`, which are never stored. */
export type StoredAnswer = {
  readonly status: number
  readonly body: string | null
}

const answerColumns = someColumnsOf(storedAnswers, ['status', 'body', 'fingerprint'])

/** How long an answer is kept, in seconds. */
export const IDEMPOTENCY_SECONDS = 86_400

/** The body by a key, since it may hold a password. */
function fingerprintBy(key: Buffer | string, claim: IdempotencyClaim): Buffer {
  return keyedHash(key, `idempotency\n${claim.operation}\n${claim.body}`)
}

/** Whether the stored call was the same one. Former secrets count: a call may be repeated after a rotation. */
function isSameCall(fingerprint: Buffer, claim: IdempotencyClaim): boolean {
  const keys = [keyFor('repeatedCall'), ...formerKeysFor('repeatedCall')]
  return keys.some((key) => fingerprint.equals(fingerprintBy(key, claim)))
}

/**
 * First statement of a command. Returns the stored answer if the command was carried out before; otherwise undefined,
 * and the key is locked until the transaction ends. 422 idempotencyMismatch if the key was used with another body or
 * operation, 409 idempotencyInFlight while the same command is running.
 */
export async function claimIdempotencyKey(claim: IdempotencyClaim): Promise<StoredAnswer | undefined> {
  requireTransaction()
  // One round trip, but two statements: only a statement that starts after the lock is taken surely sees what the
  // other call committed before it released the lock. In a single statement the look-up could use an older
  // snapshot and miss the stored answer.
  const [held, stored] = await Promise.all([
    sqlOne<{ free: boolean }>`
      SELECT pg_try_advisory_xact_lock(hashtextextended(${`${claim.scope} ${claim.key}`}::text, 0)) AS free`,
    sqlMaybe<ListedRow<typeof answerColumns>>`
      SELECT ${answerColumns} FROM idempotency WHERE scope = ${claim.scope} AND key = ${claim.key}`,
  ])
  if (stored) {
    if (!isSameCall(stored.fingerprint, claim)) {
      throw refuse('idempotencyMismatch', 'Этот запрос уже выполнен с другими данными')
    }
    return { status: stored.status, body: stored.body }
  }
  if (!held.free) throw conflict('idempotencyInFlight', 'Этот запрос уже выполняется')
  return undefined
}

/**
 * Stores the answer in the command's transaction. Refusals are not stored: they changed nothing, and a retry may
 * succeed.
 */
export function rememberAnswer(claim: IdempotencyClaim, answer: StoredAnswer): void {
  sqlSoon`
    INSERT INTO ${newRowOf(storedAnswers, {
      scope: claim.scope,
      key: claim.key,
      operation: claim.operation,
      fingerprint: fingerprintBy(keyFor('repeatedCall'), claim),
      status: answer.status,
      body: answer.body,
      createdAt: now(),
    })}`
}

/** Removes expired answers that lie outside of all days: a clock was wrong. The others go with their day. */
export async function purgeAnswers(instant: Date, limit: number): Promise<number> {
  const before = new Date(instant.getTime() - IDEMPOTENCY_SECONDS * 1000)
  const removed = await sql`
    DELETE FROM parts.idempotency_other WHERE (scope, key, created_at) IN (
      SELECT scope, key, created_at FROM parts.idempotency_other WHERE created_at < ${before} LIMIT ${limit}) RETURNING key`
  return removed.length
}
