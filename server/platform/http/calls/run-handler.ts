import type { OperationId } from '#generated/operations.ts'
import { GameError } from '../../errors.ts'
import type { Answer, ApiHandlers, Handler, QueryCall } from '../handlers/handlers.ts'

/** A validated call. Only the router knows which operation's types it has. */
export type CheckedCall = Omit<QueryCall<OperationId>, 'params' | 'query' | 'body' | 'caller'> & {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly caller: unknown
}

/** The only cast from an untyped request to the operation's types: the validator has checked them at run time. */
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
