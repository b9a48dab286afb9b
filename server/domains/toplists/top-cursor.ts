import { cursorOf, readCursor } from '../../platform/http/page-cursor.ts'

/** The edge of a page: the value and the castle beside it. */
export type TopEdge = {
  readonly value: number
  readonly playerId: number
  /** The page ends before the edge, instead of beginning after it. */
  readonly isBefore: boolean
}

/** The opaque cursor of the page beside this edge. */
export function topCursor({ value, playerId, isBefore }: TopEdge): string {
  return cursorOf(value, playerId, Number(isBefore))
}

/** The edge in a cursor; undefined for the first page. 400 for an invalid cursor. */
export function topEdgeOf(cursor: string | undefined): TopEdge | undefined {
  if (cursor === undefined) return undefined
  return readCursor(cursor, 3, (value, playerId, side) =>
    value >= 0 && playerId > 0 && (side === 0 || side === 1)
      ? { value, playerId, isBefore: side === 1 }
      : undefined,
  )
}
