import { type TopEdge, topCursor } from './top-cursor.ts'

/** A list in one order. */
export type TopList<Row extends { readonly id: number }> = {
  /** A page beside an edge, in the order of the list: one row more than `limit`, at the far end, tells whether there are more. */
  readonly read: (edge: TopEdge | undefined, limit: number) => Promise<Row[]>
  /** What the list is sorted by. */
  readonly valueOf: (row: Row) => number
  /** The places of these values, in their order. */
  readonly placesOf: (values: readonly number[]) => Promise<number[]>
  /** The place of a row that knows it. Without it places are counted. */
  readonly placeOf?: (row: Row) => number
}

/** Rows with their places. */
export type TopPage<Row> = {
  readonly rows: readonly { readonly row: Row; readonly place: number }[]
  readonly previousCursor: string | null
  readonly nextCursor: string | null
}

/** Rows shown before the caller's own after a jump. */
const SHOWN_BEFORE = 5

/**
 * The places of rows that follow each other. Two are looked up, that of the first row and that of the next value.
 * From there on they can be counted.
 */
async function placesOf<Row extends { readonly id: number }>(
  list: TopList<Row>,
  rows: readonly Row[],
): Promise<number[]> {
  const [first] = rows
  if (!first) return []
  if (list.placeOf) return rows.map(list.placeOf)
  const start = list.valueOf(first)
  const change = rows.findIndex((row) => list.valueOf(row) !== start)
  const next = rows[change]
  const [firstPlace = 1, nextPlace = 1] = await list.placesOf(next ? [start, list.valueOf(next)] : [start])
  let place = firstPlace
  return rows.map((row, index) => {
    const before = rows[index - 1]
    if (before && list.valueOf(before) !== list.valueOf(row)) place = nextPlace + index - change
    return place
  })
}

function cursorBeside<Row extends { readonly id: number }>(
  list: TopList<Row>,
  row: Row | undefined,
  isBefore: boolean,
): string | null {
  return row ? topCursor({ value: list.valueOf(row), id: row.id, isBefore }) : null
}

/** A page of a top list. It reads as much of the first page as of any other. */
export async function readTopPage<Row extends { readonly id: number }>(
  list: TopList<Row>,
  edge: TopEdge | undefined,
  limit: number,
): Promise<TopPage<Row>> {
  const read = await list.read(edge, limit)
  const isBackwards = edge?.isBefore ?? false
  const isFull = read.length > limit
  const rows = isFull ? (isBackwards ? read.slice(1) : read.slice(0, limit)) : read
  const places = await placesOf(list, rows)
  // Beyond the edge there is at least the row that the cursor was made of.
  const hasPrevious = isBackwards ? isFull : edge !== undefined
  const hasNext = isBackwards || isFull
  return {
    rows: rows.map((row, index) => ({ row, place: places[index] ?? 1 })),
    previousCursor: hasPrevious ? cursorBeside(list, rows[0], true) : null,
    nextCursor: hasNext ? cursorBeside(list, rows.at(-1), false) : null,
  }
}

/** The cursor of a page that begins a few rows before this one; null for the first page. */
export async function cursorAround<Row extends { readonly id: number }>(
  list: TopList<Row>,
  id: number,
  value: number,
): Promise<string | null> {
  const before = await list.read({ value, id, isBefore: true }, SHOWN_BEFORE)
  const [edge] = before
  if (!edge || before.length <= SHOWN_BEFORE) return null
  return cursorBeside(list, edge, false)
}
