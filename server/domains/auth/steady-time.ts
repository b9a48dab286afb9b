import { setTimeout as delay } from 'node:timers/promises'
import type { OperationId } from '../../../generated/operations.ts'
import type { Handler } from '../../platform/http/handlers.ts'

/** An answer takes at least this long (milliseconds), so that its time does not tell what has been found. */
export function inSteadyTime<Op extends OperationId>(
  milliseconds: number,
  handler: Handler<Op>,
): Handler<Op> {
  return {
    run: async (call, operation) => {
      const [answer] = await Promise.all([handler.run(call, operation), delay(milliseconds)])
      return answer
    },
  }
}
