import { viewRows } from '../../bulkhead.ts'
import { GameError } from '../../errors.ts'
import type { Bulkhead } from '../../left-out.ts'

/** The opaque cursor of a page that ends at this place: the whole numbers that the list is sorted by. */
export function cursorOf(...place: readonly number[]): string {
  return Buffer.from(place.join('.')).toString('base64url')
}

/**
 * The place in a cursor of `size` numbers. `placeOf` makes it of them, and returns undefined if they name no place.
 * 400 for an invalid cursor.
 */
export function readCursor<Place>(
  cursor: string,
  size: number,
  placeOf: (...numbers: number[]) => Place | undefined,
): Place {
  const numbers = Buffer.from(cursor, 'base64url').toString().split('.').map(Number)
  const isCursor =
    numbers.length === size && numbers.every(Number.isSafeInteger) && cursorOf(...numbers) === cursor
  const place = isCursor ? placeOf(...numbers) : undefined
  if (place === undefined) throw new GameError(400, 'badRequest', 'Такой страницы нет')
  return place
}

/**
 * The id that a page continues after, newest first. Without a cursor the page starts at the newest row. 400
 * for an invalid cursor.
 */
export function idBefore(cursor: string | undefined): number {
  if (cursor === undefined) return Number.MAX_SAFE_INTEGER
  return readCursor(cursor, 1, (id) => (id > 0 ? id : undefined))
}

/** Where a page of a list by time ends. */
export type TimePlace = { readonly at: Date; readonly id: number }

/** The place that a page of a list by time continues after. Null without a cursor. 400 for an invalid one. */
export function placeInTime(cursor: string | undefined): TimePlace | null {
  if (cursor === undefined) return null
  return readCursor(cursor, 2, (milliseconds, id) => {
    const at = new Date(milliseconds ?? Number.NaN)
    return id !== undefined && id > 0 && !Number.isNaN(at.getTime()) ? { at, id } : undefined
  })
}

/** Builds a page of a list by time from rows fetched with one extra row. Leaves out rows that cannot be shown. */
export function pageInTime<Row, Item>(
  rows: readonly Row[],
  limit: number,
  placeOf: (row: Row) => TimePlace,
  view: (row: Row) => Item,
  of: Bulkhead,
): { items: Item[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const place = last && placeOf(last)
  return {
    items: viewRows(shown, view, of),
    nextCursor: place ? cursorOf(place.at.getTime(), place.id) : null,
  }
}

/**
 * Builds a page from rows fetched with one extra row, which tells whether there is a next page. Leaves out rows that cannot be shown:
 * the page is shorter then, and its cursor counts them.
 */
export function pageOf<Row, Item>(
  rows: readonly Row[],
  limit: number,
  idOf: (row: Row) => number,
  view: (row: Row) => Item,
  of: Bulkhead,
): { items: Item[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: viewRows(shown, view, of),
    nextCursor: rows.length > limit && last !== undefined ? cursorOf(idOf(last)) : null,
  }
}
