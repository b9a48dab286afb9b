import type { Refusal } from '../../rules/refusal.ts'
import { type ErrorCode, refuse } from '../platform/errors.ts'

/** Throws 422 when there are refusals: the first is the message and the code, all stand in `details.reasons`. */
export const refuseByRules = (refusals: readonly Refusal<ErrorCode>[]): void => {
  const [first] = refusals
  if (!first) return
  throw refuse(first.code, first.message, { reasons: [...refusals] })
}
