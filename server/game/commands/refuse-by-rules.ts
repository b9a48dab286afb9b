import type { ErrorCode } from '#generated/types.ts'
import type { Refusal } from '#rules/core/refusal.ts'
import { refuse } from '../../platform/errors.ts'

/** The contract's limit for the list of reasons. A command for many items may have more. */
const REASONS_MAX = 10

/** Throws 422 if there are refusals: message and code of the first, all of them in `details.reasons`. */
export function refuseByRules(refusals: readonly Refusal<ErrorCode>[]): void {
  const [first] = refusals
  if (!first) return
  throw refuse(first.code, first.message, { reasons: refusals.slice(0, REASONS_MAX) })
}
