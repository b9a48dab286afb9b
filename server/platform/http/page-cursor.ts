import { GameError } from '../errors.ts'

/** The opaque mark of a page that ends with this id. */
export function cursorAfter(id: number): string {
  return Buffer.from(String(id)).toString('base64url')
}

/** The id after which a page begins, newest first; without a cursor all ids are below it. 400 for a made-up cursor. */
export function idBefore(cursor: string | undefined): number {
  if (cursor === undefined) return Number.MAX_SAFE_INTEGER
  const id = Number(Buffer.from(cursor, 'base64url').toString())
  if (!Number.isSafeInteger(id) || id < 1 || cursorAfter(id) !== cursor) {
    throw new GameError(400, 'badRequest', 'Такой страницы нет')
  }
  return id
}

/** A page out of one row more than it holds. */
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
