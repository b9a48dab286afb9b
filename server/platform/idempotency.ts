import { now } from './clock.ts'
import { type ListedRow, newRowOf, someColumnsOf } from './database/model-parts.ts'
import { conflict, refuse } from './errors.ts'
import { formerKeysFor, keyedHash, keyFor } from './keys.ts'
import { storedAnswers } from './models.ts'
import { sql, sqlMaybe, sqlOne, sqlSoon, sqlUnprepared, trustedText } from './sql.ts'
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

/** How long an answer is kept at least, in seconds. */
export const IDEMPOTENCY_SECONDS = 86_400
/** Older answers are not looked for, so that only the partitions of some days are read, ms. */
const FOUND_MS = 2 * IDEMPOTENCY_SECONDS * 1000

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
      SELECT ${answerColumns} FROM idempotency
      WHERE scope = ${claim.scope} AND key = ${claim.key} AND created_at > ${new Date(now().getTime() - FOUND_MS)}`,
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

/** Where answers lie that do not go with their day: before the table was divided, and of a wrong clock. */
function readWithoutDay(): Promise<{ name: string }[]> {
  return sql<{ name: string }>`
    SELECT oid::regclass::text AS name FROM pg_class
    WHERE relkind = 'r' AND oid = ANY(
      SELECT to_regclass(name) FROM unnest('{public.idempotency,parts.idempotency_first,parts.idempotency_other}'::text[]) AS name)`
}

/** Removes expired answers that do not go with their day. */
export async function purgeAnswers(instant: Date, limit: number): Promise<number> {
  const before = new Date(instant.getTime() - IDEMPOTENCY_SECONDS * 1000)
  let most = 0
  for (const { name } of await readWithoutDay()) {
    const table = trustedText(name)
    const removed = await sqlUnprepared`
      DELETE FROM ${table} WHERE ctid = ANY(ARRAY(
        SELECT ctid FROM ${table} WHERE created_at < ${before} LIMIT ${limit})) RETURNING key`
    most = Math.max(most, removed.length)
  }
  return most
}
