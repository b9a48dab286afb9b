import { setTimeout as delay } from 'node:timers/promises'
import type { OperationId } from '#generated/operations.ts'
import type { Handler } from '../../platform/http/handlers/handlers.ts'

/** Delays an answer to at least this time (milliseconds), so that its duration does not reveal the outcome. */
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
