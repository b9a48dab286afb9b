import type { TopPlayerList } from '../../../generated/types.ts'
import { readPlaces, readTop, sortValue, type TopRow } from './queries.ts'
import { type TopEdge, topCursor } from './top-cursor.ts'
import type { TopOrder } from './top-order.ts'
import { viewTopPlayer } from './views.ts'

/**
 * The places of castles that follow each other. Two are looked up, that of the first castle and that of the next value.
 * From there on they can be counted.
 */
async function placesOf(order: TopOrder, rows: readonly TopRow[]): Promise<number[]> {
  const [first] = rows
  if (!first) return []
  const start = sortValue(order, first)
  const change = rows.findIndex((row) => sortValue(order, row) !== start)
  const next = rows[change]
  const [firstPlace = 1, nextPlace = 1] = await readPlaces(
    order,
    next ? [start, sortValue(order, next)] : [start],
  )
  let place = firstPlace
  return rows.map((row, index) => {
    const before = rows[index - 1]
    if (before && sortValue(order, before) !== sortValue(order, row)) place = nextPlace + index - change
    return place
  })
}

function cursorBeside(order: TopOrder, row: TopRow | undefined, isBefore: boolean): string | null {
  return row ? topCursor({ value: sortValue(order, row), playerId: row.id, isBefore }) : null
}

/** A page of a top list. It reads as much of the first page as of any other. */
export async function readTopPage(
  order: TopOrder,
  edge: TopEdge | undefined,
  limit: number,
): Promise<TopPlayerList> {
  const read = await readTop(order, edge, limit)
  const isBackwards = edge?.isBefore ?? false
  const isFull = read.length > limit
  const rows = isFull ? (isBackwards ? read.slice(1) : read.slice(0, limit)) : read
  const places = await placesOf(order, rows)
  // Beyond the edge there is at least the castle that the cursor was made of.
  const hasPrevious = isBackwards ? isFull : edge !== undefined
  const hasNext = isBackwards || isFull
  return {
    items: rows.map((row, index) => viewTopPlayer(row, places[index] ?? 1)),
    previousCursor: hasPrevious ? cursorBeside(order, rows[0], true) : null,
    nextCursor: hasNext ? cursorBeside(order, rows.at(-1), false) : null,
  }
}
