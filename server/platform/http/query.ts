import type { OperationId } from '../../../generated/operations.ts'
import type { Answer, Handler, QueryRun } from './handlers.ts'

export const answerOf = (result: unknown): Answer =>
  result === undefined ? { status: 204, body: undefined } : { status: 200, body: JSON.stringify(result) }

/** A call that changes nothing. No transaction: several statements may see several instants. */
export const query = <Op extends OperationId>(run: QueryRun<Op>): Handler<Op> => ({
  kind: 'query',
  run: async (call) => answerOf(await run(call)),
})
