import type { OperationId } from '#generated/operations.ts'
import { currentPlatform } from '../../ambient.ts'
import {
  claimIdempotencyKey,
  type IdempotencyClaim,
  rememberAnswer,
  type StoredAnswer,
} from '../../idempotency.ts'
import { type Attempt, settleFirst } from '../../timers/settle-player.ts'
import { inTransaction } from '../../transaction.ts'
import { headerOf } from '../calls/header-of.ts'
import type { Answer, QueryCall } from './handlers.ts'
import type { Result } from './operation-types.ts'
import { answerOf } from './query.ts'

export type OnceOptions<Op extends OperationId> = {
  /** Strips the result before it is stored for a repeated call: tokens are not stored. */
  readonly keep?: (result: Result<Op>, call: QueryCall<Op>) => Result<Op>
  /** Turns the stored result back into the first answer and creates its cookies and tokens again. */
  readonly replay?: (kept: Result<Op>, call: QueryCall<Op>) => Result<Op>
  /**
   * True: the key belongs to the address, not to the player. The call ends the session, so a repeat comes
   * from a visitor.
   */
  readonly endsSession?: (call: QueryCall<Op>) => boolean
  /** A header that proves who calls: the same key with another proof is another request. */
  readonly proof?: (call: QueryCall<Op>) => string
}

/** What identifies the call, if it has a key. */
export function claimOf<Op extends OperationId>(
  call: QueryCall<Op>,
  operation: Op,
  { endsSession, proof }: OnceOptions<Op>,
): IdempotencyClaim | undefined {
  const key = headerOf(call.headers, 'idempotency-key')
  if (!key) return undefined
  const scope =
    call.caller && !endsSession?.(call) ? `player:${call.caller.playerId}` : `visitor:${call.address}`
  const asked = [call.params, call.query, call.body ?? null, ...(proof ? [proof(call)] : [])]
  return { scope, key, operation, body: JSON.stringify(asked) }
}

/** Applies `change` to the stored result of this operation. */
function rewritten<Op extends OperationId>(
  { status, body }: StoredAnswer,
  change: ((result: Result<Op>) => Result<Op>) | undefined,
): StoredAnswer {
  if (!change) return { status, body }
  const result = (body === null ? undefined : JSON.parse(body)) as Result<Op>
  return { status, body: answerOf(change(result)).body ?? null }
}

export type Done = {
  readonly answer: Answer
  /** What is stored for a repeated call: the answer without snapshots, which are large and grow old. */
  readonly kept: Answer
}

export type OnceWork = {
  /** Carries the command out. */
  readonly work: () => Promise<Done>
  /** Adds present snapshots to the stored answer of a repeated call. */
  readonly refresh: (answer: Answer) => Promise<Answer>
}

/** The stored answer of a repeated call. */
function answerAgain<Op extends OperationId>(
  stored: StoredAnswer,
  call: QueryCall<Op>,
  { replay }: OnceOptions<Op>,
): Answer {
  const { status, body } = rewritten<Op>(stored, replay && ((kept) => replay(kept, call)))
  return { status, body: body ?? undefined }
}

/**
 * Runs `work` in one transaction and once per idempotency key: a repeated call gets the stored answer. Timers
 * that are due for the caller run first; the query for them shares the round trip of the key. After a
 * deadlock everything runs again, so `work` keeps its effects inside the transaction or in `afterCommit`. A player's
 * commands wait for each other before they take a connection.
 */
export function answerOnce<Op extends OperationId>(
  call: QueryCall<Op>,
  operation: Op,
  options: OnceOptions<Op>,
  { work, refresh }: OnceWork,
): Promise<Answer> {
  const claim = claimOf(call, operation, options)
  const run = () =>
    settleFirst((findDue) =>
      inTransaction(async (): Promise<Attempt<Answer>> => {
        const [stored, due] = await Promise.all([
          claim && claimIdempotencyKey(claim),
          call.caller ? findDue(call.caller.playerId) : [],
        ])
        if (due.length > 0) return { due }
        if (stored) return { result: await refresh(answerAgain(stored, call, options)) }
        const { answer, kept } = await work()
        const { keep } = options
        if (claim) {
          const stripped = keep && ((result: Result<Op>) => keep(result, call))
          rememberAnswer(claim, rewritten({ status: kept.status, body: kept.body ?? null }, stripped))
        }
        return { result: answer }
      }),
    )
  if (!call.caller) return run()
  const way = { gone: call.gone, outside: call.waitOutside }
  return currentPlatform().playerTurns.take(call.caller.playerId, run, way)
}
