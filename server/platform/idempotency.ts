import { createHmac } from 'node:crypto'
import { Op } from 'sequelize'
import { currentPlatform } from './ambient.ts'
import { now } from './clock.ts'
import { type ListedRow, newRowOf, someColumnsOf } from './database/model-parts.ts'
import { conflict, refuse } from './errors.ts'
import { storedAnswers } from './models.ts'
import { sqlMaybe, sqlOne, sqlSoon } from './sql.ts'
import { requireTransaction } from './transaction.ts'

/** Whose key it is: the same UUID from two callers are two keys. */
export type IdempotencyClaim = {
  /** `player:12`, or `visitor:<address>` for calls without a session. At most 100 characters. */
  readonly scope: string
  /** UUID from the header Idempotency-Key. */
  readonly key: string
  /** operationId of the contract. */
  readonly operation: string
  /** The request's body as received; it may hold a password, so only its keyed hash is stored. */
  readonly body: string
}

/** An answer as it was first sent, byte for byte but for the tokens in it, which are stored nowhere. */
export type StoredAnswer = {
  readonly status: number
  readonly body: string | null
}

const answerColumns = someColumnsOf(storedAnswers, ['status', 'body', 'fingerprint'])

/** How long an answer is kept, in seconds. */
export const idempotencySeconds = 86_400

function fingerprintOf(claim: IdempotencyClaim): Buffer {
  return createHmac('sha256', currentPlatform().config.secret)
    .update(`idempotency\n${claim.operation}\n${claim.body}`)
    .digest()
}

/**
 * First statement of a command. Returns the stored answer if the command was carried out already, else undefined and
 * the key is held until the transaction ends. 422 idempotencyMismatch for another body or operation under the key,
 * 409 idempotencyInFlight while its twin is at work.
 */
export async function claimIdempotencyKey(claim: IdempotencyClaim): Promise<StoredAnswer | undefined> {
  requireTransaction()
  // One round trip, but two statements: only one that begins after the lock is held surely sees what a twin has
  // committed before letting go of it. In one statement the look-up could be older than the lock, and the command would
  // be refused for what it has itself done.
  const [held, stored] = await Promise.all([
    sqlOne<{ free: boolean }>`
      SELECT pg_try_advisory_xact_lock(hashtextextended(${`${claim.scope} ${claim.key}`}::text, 0)) AS free`,
    sqlMaybe<ListedRow<typeof answerColumns>>`
      SELECT ${answerColumns} FROM idempotency WHERE scope = ${claim.scope} AND key = ${claim.key}`,
  ])
  if (stored) {
    if (!stored.fingerprint.equals(fingerprintOf(claim))) {
      throw refuse('idempotencyMismatch', 'Этот запрос уже выполнен с другими данными')
    }
    return { status: stored.status, body: stored.body }
  }
  if (!held.free) throw conflict('idempotencyInFlight', 'Этот запрос уже выполняется')
  return undefined
}

/**
 * Stores the answer of the surrounding command, so that it comes and goes with the command's effects. Refusals are not
 * stored: they changed nothing, and asking again may succeed.
 */
export function rememberAnswer(claim: IdempotencyClaim, answer: StoredAnswer): void {
  sqlSoon`
    INSERT INTO ${newRowOf(storedAnswers, {
      scope: claim.scope,
      key: claim.key,
      operation: claim.operation,
      fingerprint: fingerprintOf(claim),
      status: answer.status,
      body: answer.body,
      createdAt: now(),
    })}`
}

/** Forgets answers that have been kept long enough. */
export function purgeAnswers(instant: Date): Promise<unknown> {
  const before = new Date(instant.getTime() - idempotencySeconds * 1000)
  return storedAnswers().destroy({ where: { createdAt: { [Op.lt]: before } } })
}
