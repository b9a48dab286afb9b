import { GameError } from '../../platform/errors.ts'

/** Where a page ends: the value that is sorted by (an instant in milliseconds), and the lot. */
export type LotPlace = {
  readonly key: number
  readonly id: number
}

export function lotCursor({ key, id }: LotPlace): string {
  return Buffer.from(`${key}.${id}`).toString('base64url')
}

/** The place after which a page begins; undefined for the first. 400 for a made-up cursor. */
export function lotPlaceOf(cursor: string | undefined): LotPlace | undefined {
  if (cursor === undefined) return undefined
  const [key, id] = Buffer.from(cursor, 'base64url').toString().split('.').map(Number)
  if (key !== undefined && id !== undefined && Number.isSafeInteger(key) && Number.isSafeInteger(id)) {
    const place = { key, id }
    if (Math.abs(key) < 8e15 && id > 0 && lotCursor(place) === cursor) return place
  }
  throw new GameError(400, 'badRequest', 'Такой страницы нет')
}
