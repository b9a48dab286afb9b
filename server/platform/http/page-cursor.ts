import { GameError } from '../errors.ts'

/** The opaque cursor of a page that ends with this id. */
export function cursorAfter(id: number): string {
  return Buffer.from(String(id)).toString('base64url')
}

/**
 * The id that a page continues after, newest first. Without a cursor the page starts at the newest row. 400
 * for an invalid cursor.
 */
export function idBefore(cursor: string | undefined): number {
  if (cursor === undefined) return Number.MAX_SAFE_INTEGER
  const id = Number(Buffer.from(cursor, 'base64url').toString())
  if (!Number.isSafeInteger(id) || id < 1 || cursorAfter(id) !== cursor) {
    throw new GameError(400, 'badRequest', 'Такой страницы нет')
  }
  return id
}

/** Builds a page from rows fetched with one extra row, which tells whether there is a next page. */
export function pageOf<Row, Item>(
  rows: readonly Row[],
  limit: number,
  idOf: (row: Row) => number,
  view: (row: Row) => Item,
): { items: Item[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: shown.map(view),
    nextCursor: rows.length > limit && last !== undefined ? cursorAfter(idOf(last)) : null,
  }
}
