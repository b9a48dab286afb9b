import { part, type SqlPart, trustedText } from '../sql.ts'

/** A violated invariant. */
export type Fault = {
  readonly rule: string
  /** Where: player, currency, resource … */
  readonly subject: string
}

/**
 * Checks some invariants in one statement and returns the violations. With `playerIds` only for these players, by
 * index; without them for everybody, over whole tables.
 */
export type Invariant = (playerIds?: readonly number[]) => Promise<Fault[]>

/**
 * The condition that `column` is one of these players; always true without them. `column` must be a constant of ours.
 */
export function isAmong(column: string, playerIds: readonly number[] | undefined): SqlPart {
  return playerIds ? part`${trustedText(column)} = ANY(${playerIds}::bigint[])` : trustedText('true')
}
