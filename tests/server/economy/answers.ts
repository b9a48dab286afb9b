import type { OperationId } from '#generated/operations.ts'
import { callOf, declaredStatuses } from '../../support/contract-call.ts'

/** Statuses allowed here: requests are valid, and every page is open. */
const EXPECTED_STATUSES: readonly number[] = [200, 404, 409, 422]

/**
 * The contract's objection to an answer, undefined if there is none. The body needs no check, since a server
 * under test answers 500 instead of a body that breaks the contract.
 */
export function answerFault(operation: OperationId, status: number): string | undefined {
  if (!EXPECTED_STATUSES.includes(status)) return `was answered with ${status}`
  return declaredStatuses(callOf(operation)).includes(status) ? undefined : `does not declare ${status}`
}
