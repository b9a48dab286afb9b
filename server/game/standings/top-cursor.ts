import { cursorOf, readCursor } from '../../platform/http/handlers/page-cursor.ts'

/** The edge of a page: the value and the id of the castle or guild beside it. */
export type TopEdge = {
  readonly value: number
  readonly id: number
  /** The page ends before the edge, instead of beginning after it. */
  readonly isBefore: boolean
}

/** The opaque cursor of the page beside this edge. */
export function topCursor({ value, id, isBefore }: TopEdge): string {
  return cursorOf(value, id, Number(isBefore))
}

/** The edge in a cursor; undefined for the first page. 400 for an invalid cursor. */
export function topEdgeOf(cursor: string | undefined): TopEdge | undefined {
  if (cursor === undefined) return undefined
  return readCursor(cursor, 3, (value, id, side) =>
    value >= 0 && id > 0 && (side === 0 || side === 1) ? { value, id, isBefore: side === 1 } : undefined,
  )
}
