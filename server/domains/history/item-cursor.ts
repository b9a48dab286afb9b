import { ITEM_KINDS, type ItemKind } from '../../game/items/item-name.ts'
import { cursorOf, readCursor } from '../../platform/http/handlers/page-cursor.ts'

/** The end of a page of the merged histories. Entries of the same instant are sorted by kind, then newest first. */
export type ItemPlace = {
  readonly createdAt: Date
  readonly kind: ItemKind
  readonly id: number
}

/** The opaque cursor of a page that ends at this place. */
export function itemCursor({ createdAt, kind, id }: ItemPlace): string {
  return cursorOf(createdAt.getTime(), ITEM_KINDS.indexOf(kind), id)
}

const latest = new Date('9999-12-31T00:00:00Z')

/** The place before the first page. */
const first: ItemPlace = { createdAt: latest, kind: ITEM_KINDS[0], id: Number.MAX_SAFE_INTEGER }

/** The place after which a page starts. 400 for an invalid cursor. */
export function itemPlaceOf(cursor: string | undefined): ItemPlace {
  if (cursor === undefined) return first
  return readCursor(cursor, 3, (milliseconds, rank, id) => {
    const kind = ITEM_KINDS[rank]
    const createdAt = new Date(milliseconds)
    const isPlace = id > 0 && createdAt >= new Date(0) && createdAt < latest
    return kind && isPlace ? { createdAt, kind, id } : undefined
  })
}

/** The id bound for `kind`: its entries after the place have (createdAt, id) below (place.createdAt, bound). */
export function idBoundOf(place: ItemPlace, kind: ItemKind): number {
  const order = ITEM_KINDS.indexOf(kind) - ITEM_KINDS.indexOf(place.kind)
  if (order === 0) return place.id
  return order > 0 ? Number.MAX_SAFE_INTEGER : 0
}
