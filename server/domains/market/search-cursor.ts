import { cursorOf, readCursor } from '../../platform/http/handlers/page-cursor.ts'

/** The end of a page: the sort value (an instant in milliseconds for `endsAt`) and the lot's id. */
export type LotPlace = {
  readonly key: number
  readonly id: number
}

/** The opaque cursor of a page that ends at this place. */
export function lotCursor({ key, id }: LotPlace): string {
  return cursorOf(key, id)
}

/** The place after which a page starts; undefined for the first. 400 for an invalid cursor. */
export function lotPlaceOf(cursor: string | undefined): LotPlace | undefined {
  if (cursor === undefined) return undefined
  return readCursor(cursor, 2, (key, id) => (Math.abs(key) < 8e15 && id > 0 ? { key, id } : undefined))
}
