import type { Refusal } from '#rules/core/refusal.ts'

/** What the rules decide about an action that a castle has planned. Throws when they refuse it: the plan is wrong. */
export function allowed<Decided extends { refusals: readonly Refusal[] }>(decided: Decided): Decided {
  const [refusal] = decided.refusals
  if (refusal !== undefined) {
    throw new Error(`The rules refuse a planned action: ${refusal.code}, ${refusal.have} of ${refusal.need}`)
  }
  return decided
}
