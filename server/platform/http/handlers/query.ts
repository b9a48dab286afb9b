import type { OperationId } from '#generated/operations.ts'
import { readAnywhere } from '../../standbys/read-anywhere.ts'
import type { Answer, Handler, QueryRun } from './handlers.ts'

/** 200 with the result as JSON, or 204 for undefined. */
export function answerOf(result: unknown): Answer {
  return result === undefined
    ? { status: 204, body: undefined }
    : { status: 200, body: JSON.stringify(result) }
}

/**
 * A call that changes nothing. It runs without a transaction, so its statements may see different states. Those of
 * `standby-reads.ts` may run at a standby.
 */
export function query<Op extends OperationId>(run: QueryRun<Op>): Handler<Op> {
  return {
    run: async (call, operation) => answerOf(await readAnywhere(operation, call, () => run(call))),
  }
}
