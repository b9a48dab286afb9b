import type { ErrorCode } from '../../../generated/types.ts'
import type { Refusal } from '../../../rules/core/refusal.ts'
import { refuse } from '../../platform/errors.ts'

/** As many as the contract's list of reasons takes: a command for many pieces may have more. */
const REASONS_MOST = 10

/** Throws 422 when there are refusals: the first is the message and the code, all stand in `details.reasons`. */
export function refuseByRules(refusals: readonly Refusal<ErrorCode>[]): void {
  const [first] = refusals
  if (!first) return
  throw refuse(first.code, first.message, { reasons: refusals.slice(0, REASONS_MOST) })
}
