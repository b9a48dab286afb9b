import { part, type SqlPart, trustedText } from '../../platform/sql.ts'
import type { TopEdge } from './top-cursor.ts'

/** How a page beside an edge is read: one walk of an index, away from the edge. */
export type Walk = {
  readonly isBackwards: boolean
  readonly direction: SqlPart
  /** The condition of the rows beyond the edge. */
  readonly beyond: SqlPart
}

/** The walk along a column of values and a column of ids. */
export function walkOf(
  isDescending: boolean,
  edge: TopEdge | undefined,
  { value, id }: { readonly value: SqlPart; readonly id: SqlPart },
): Walk {
  const isBackwards = edge?.isBefore ?? false
  const walksDown = isDescending !== isBackwards
  const compare = trustedText(walksDown ? '<' : '>')
  return {
    isBackwards,
    direction: trustedText(walksDown ? 'DESC' : 'ASC'),
    beyond: edge
      ? part`(${value}, ${id}) ${compare} (${edge.value}::bigint, ${edge.id}::bigint)`
      : trustedText('true'),
  }
}
