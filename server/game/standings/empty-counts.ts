import { sqlSoon, trustedText } from '../../platform/sql.ts'
import type { StandingSort } from './models.ts'

/** Keys of the counts that a change has brought to zero, side by side. */
export type EmptyCounts = {
  readonly sorts: StandingSort[]
  readonly depths: number[]
  readonly prefixes: number[]
}

/** Columns of `EmptyCounts` for the statement whose part `counted` returns the changed counts. */
export const emptyCounts =
  trustedText(`(SELECT coalesce(array_agg(sort), '{}') FROM counted WHERE players = 0) AS sorts,
      (SELECT coalesce(array_agg(depth), '{}') FROM counted WHERE players = 0) AS depths,
      (SELECT coalesce(array_agg(prefix), '{}') FROM counted WHERE players = 0) AS prefixes`)

/** Removes counts by their keys. An index that finds those of zero would be written with every change of a count. */
export function removeEmptyCounts({ sorts, depths, prefixes }: EmptyCounts): void {
  if (sorts.length === 0) return
  sqlSoon`
    DELETE FROM standing_count WHERE players = 0 AND (sort, depth, prefix) IN (
      SELECT * FROM unnest(${sorts}::text[], ${depths}::smallint[], ${prefixes}::bigint[]))`
}
