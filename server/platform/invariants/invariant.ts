import { part, type SqlPart, trustedText } from '../sql.ts'

/** A promise of the data that does not hold. */
export type Fault = {
  readonly rule: string
  /** Where: player, currency, resource … */
  readonly subject: string
}

/**
 * Finds what of some promises of the data does not hold, in one statement; an empty list is good. Of these players only,
 * by index; of everybody, by whole tables, without them.
 */
export type Invariant = (playerIds?: readonly number[]) => Promise<Fault[]>

/** The condition that `column` names one of these players; always true without them. `column` is our own text. */
export function isAmong(column: string, playerIds: readonly number[] | undefined): SqlPart {
  return playerIds ? part`${trustedText(column)} = ANY(${playerIds}::bigint[])` : trustedText('true')
}
