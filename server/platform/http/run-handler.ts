import type { OperationId } from '../../../generated/operations.ts'
import { GameError } from '../errors.ts'
import type { Answer, ApiHandlers, Handler, QueryCall } from './handlers.ts'

/** A call whose shapes the validator has checked; which operation's they are, only the router knows. */
export type CheckedCall = Omit<QueryCall<OperationId>, 'params' | 'query' | 'body' | 'caller'> & {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly caller: unknown
}

/** The one place where a checked request takes the operation's types: the contract has been compared at run time. */
function typed<Op extends OperationId>(call: CheckedCall) {
  return call as QueryCall<Op>
}

export function runHandler<Op extends OperationId>(
  handlers: Partial<ApiHandlers>,
  operation: Op,
  call: CheckedCall,
): Promise<Answer> {
  const handler: Handler<Op> | undefined = handlers[operation]
  if (!handler) throw new GameError(503, 'notReady', 'Это действие ещё недоступно')
  return handler.run(typed<Op>(call), operation)
}
