import { sqlUnprepared } from '../../platform/sql.ts'
import type { LotRow } from './lot-row.ts'
import type { LotPlace } from './search-cursor.ts'
import { type LotSearch, lotsOf } from './search-statement.ts'

export type LotPage = {
  readonly rows: readonly (LotRow & LotPlace)[]
  /** The start of the next page; undefined at the end of the list. */
  readonly next: LotPlace | undefined
}

type FoundRow = Partial<LotRow> & LotPlace & { readonly isEdge: boolean }

function isLot(row: FoundRow): row is LotRow & LotPlace & { readonly isEdge: boolean } {
  return !row.isEdge
}

/**
 * A page of lots, by keyset. A page may be short or even empty although there are more lots: see `next` (`lotsOf`).
 */
export async function searchLots(search: LotSearch): Promise<LotPage> {
  const { items, isDescending, limit } = search
  if (items?.length === 0) return { rows: [], next: undefined }
  const found = await sqlUnprepared<FoundRow>`${lotsOf(search)}`
  const rows = found.filter(isLot).sort((a, b) => {
    const order = a.key - b.key || a.id - b.id
    return isDescending ? -order : order
  })
  const shown = rows.slice(0, limit)
  if (rows.length > limit) return { rows: shown, next: shown.at(-1) }
  const edge = found.find(({ isEdge }) => isEdge)
  return { rows: shown, next: edge && { key: edge.key, id: edge.id } }
}
