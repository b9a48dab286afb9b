import { part, type SqlPart, trustedText } from '../../platform/sql.ts'
import { LAST_DEPTH, PREFIX_BITS, type StandingSort } from './models.ts'

/** An order of castles by a value. */
export type StandingOrder = {
  readonly sort: StandingSort
  readonly isDescending: boolean
}

const bits = trustedText(String(PREFIX_BITS))
const lastDepth = trustedText(String(LAST_DEPTH))
/** More than the prefixes below one parent that are better. */
const siblings = trustedText(String(2 ** PREFIX_BITS))
/** Bits that tell the prefixes below one parent apart. */
const own = trustedText(String(2 ** PREFIX_BITS - 1))

/**
 * The place of a value: one more than the number of those with a better one. At each depth it adds the counts of the
 * better prefixes below the same parent: at most 9 × 63 rows, however many there are. The limit takes nothing away. It keeps
 * the planner, which cannot know how narrow the ranges are, from reading all counts instead. `counts` are the table and the
 * condition of the counts: part`standing_count AS counts WHERE sort = …`.
 */
export function placeAmong(counts: SqlPart, isDescending: boolean, value: SqlPart): SqlPart {
  const prefix = part`(${value} >> (${bits} * level.depth))`
  const better = isDescending
    ? part`prefix > ${prefix} AND prefix <= (${prefix} | ${own})`
    : part`prefix < ${prefix} AND prefix >= (${prefix} & ~(${own}::bigint))`
  return part`(
    SELECT coalesce(sum(players), 0)::bigint + 1 FROM generate_series(0, ${lastDepth}) AS level (depth)
    CROSS JOIN LATERAL (
      SELECT players FROM ${counts} AND counts.depth = level.depth AND ${better} LIMIT ${siblings}
    ) AS counted
  )`
}

/** The place of a value in a top list. */
export function placeOf({ sort, isDescending }: StandingOrder, value: SqlPart): SqlPart {
  return placeAmong(part`standing_count AS counts WHERE sort = ${sort}`, isDescending, value)
}
