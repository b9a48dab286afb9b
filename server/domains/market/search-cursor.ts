import { GameError } from '../../platform/errors.ts'

/** The end of a page: the sort value (an instant in milliseconds for `endsAt`) and the lot's id. */
export type LotPlace = {
  readonly key: number
  readonly id: number
}

/** The opaque cursor of a page that ends at this place. */
export function lotCursor({ key, id }: LotPlace): string {
  return Buffer.from(`${key}.${id}`).toString('base64url')
}

/** The place after which a page starts; undefined for the first. 400 for an invalid cursor. */
export function lotPlaceOf(cursor: string | undefined): LotPlace | undefined {
  if (cursor === undefined) return undefined
  const [key, id] = Buffer.from(cursor, 'base64url').toString().split('.').map(Number)
  if (key !== undefined && id !== undefined && Number.isSafeInteger(key) && Number.isSafeInteger(id)) {
    const place = { key, id }
    if (Math.abs(key) < 8e15 && id > 0 && lotCursor(place) === cursor) return place
  }
  throw new GameError(400, 'badRequest', 'Такой страницы нет')
}
