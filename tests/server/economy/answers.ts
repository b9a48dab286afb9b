import type { OperationId } from '../../../generated/operations.ts'
import { callOf, declaredStatuses } from '../../support/contract-call.ts'

/** What these requests, all well formed, by players to whom everything is open, may be answered with. */
const expected: readonly number[] = [200, 404, 409, 422]

/**
 * What is wrong with an answer by the contract; undefined if nothing is. Its body has been checked before it was sent: a
 * server under test answers 500 rather than something else than the contract says.
 */
export function answerFault(operation: OperationId, status: number): string | undefined {
  if (!expected.includes(status)) return `was answered with ${status}`
  return declaredStatuses(callOf(operation)).includes(status) ? undefined : `does not declare ${status}`
}
