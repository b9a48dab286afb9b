import type { OperationId } from '../../generated/operations.ts'

/** Changes that no journey sends, and why. `tests/server/idempotency/lost-answer.test.ts` tries them by the page's client. */
export const UNREACHED: Partial<Record<OperationId, string>> = {
  renewBearer: 'a frame sends it by itself a minute before its bearer expires',
}
