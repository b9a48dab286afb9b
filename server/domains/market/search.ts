import { now } from '../../platform/clock.ts'
import { part, type SqlPart, sql, trustedText } from '../../platform/sql.ts'
import { type LotRow, lotColumnsOf, type MarketCurrency, type MarketKey } from './lot-row.ts'
import type { LotPlace } from './search-cursor.ts'

export type MarketSort = 'price' | 'unitPrice' | 'level' | 'quality' | 'endsAt'

/** What lots are asked for. */
export interface LotSearch {
  readonly kind: MarketKey
  readonly currency: MarketCurrency
  /** Only these; null for all of the list. */
  readonly items: readonly number[] | null
  readonly qualityMin?: number | undefined
  readonly qualityMax?: number | undefined
  readonly enhanceLevelMin?: number | undefined
  readonly isSharpened?: boolean | undefined
  readonly priceMin?: number | undefined
  readonly priceMax?: number | undefined
  readonly sort: MarketSort
  readonly isDescending: boolean
  readonly after: LotPlace | undefined
  readonly limit: number
}

export interface LotPage {
  readonly rows: readonly (LotRow & LotPlace)[]
  /** Where to go on; undefined at the end of the list. */
  readonly next: LotPlace | undefined
}

/** Index entries that a page looks at, all walks together, unless it holds more itself. */
const LOOKED_AT = 1000
/** So many items are walked one by one; of more the whole list is walked, and they are told apart on the way. */
const WALKS_MOST = 40

const columnOf = {
  price: 'price',
  unitPrice: 'unit_price',
  level: 'level',
  quality: 'quality',
  endsAt: 'ends_at',
} as const satisfies Record<MarketSort, string>

/** The value sorted by as a whole number, for the cursor. */
const keyOf = (sort: MarketSort): SqlPart =>
  sort === 'endsAt'
    ? trustedText('(extract(epoch FROM ends_at) * 1000)::bigint')
    : trustedText(`${columnOf[sort]}::bigint`)

const keyValue = (sort: MarketSort, key: number): SqlPart =>
  sort === 'endsAt' ? part`${new Date(key)}::timestamptz` : part`${key}::bigint`

const beyond = ({ sort, isDescending, after }: LotSearch): SqlPart => {
  if (!after) return part``
  const column = trustedText(columnOf[sort])
  const place = part`(${keyValue(sort, after.key)}, ${after.id}::bigint)`
  return isDescending ? part`AND (${column}, id) < ${place}` : part`AND (${column}, id) > ${place}`
}

const orderOf = ({ isDescending }: LotSearch, key: string): SqlPart => {
  const direction = isDescending ? 'DESC' : 'ASC'
  return trustedText(`ORDER BY ${key} ${direction}, id ${direction}`)
}

/** Bounds on the very value that is walked along belong into the index: what lies outside is not looked at. */
const boundsOf = ({ sort, priceMin, priceMax, qualityMin, qualityMax }: LotSearch): SqlPart => {
  if (sort === 'price') {
    return part`AND price >= ${priceMin ?? 0}::bigint AND price <= ${priceMax ?? Number.MAX_SAFE_INTEGER}::bigint`
  }
  if (sort !== 'quality') return part``
  return part`AND quality >= ${qualityMin ?? 0}::int AND quality <= ${qualityMax ?? 100}::int`
}

/** One walk along an index, `count` entries at most; conditions on included columns come after it. */
const walk = (search: LotSearch, onItem: SqlPart, count: number): SqlPart => part`
  SELECT id, ${trustedText(columnOf[search.sort])} AS place, ${keyOf(search.sort)} AS key,
    item_id, price, quality, stars, is_sharpened, ends_at
  FROM market_lot
  WHERE status = 'OPEN' AND kind = ${trustedText(`'${search.kind}'`)} AND currency = ${search.currency} ${onItem}
    ${beyond(search)} ${boundsOf(search)}
  ${orderOf(search, columnOf[search.sort])} LIMIT ${trustedText(String(count))}`

const walks = (search: LotSearch, byItem: boolean, count: number): SqlPart => {
  if (!byItem) {
    return part`SELECT entry.*, row_number() OVER (${orderOf(search, 'place')}) AS position
      FROM (${walk(search, part``, count)}) AS entry`
  }
  return part`
    SELECT entry.* FROM unnest(${search.items ?? []}::int[]) AS wanted (item)
    CROSS JOIN LATERAL (
      SELECT step.*, row_number() OVER (${orderOf(search, 'place')}) AS position
      FROM (${walk(search, part`AND item_id = wanted.item`, count)}) AS step
    ) AS entry`
}

/** What is told from the entries looked at. Lots that have ended and are not taken away yet are no lots. */
const wanted = (search: LotSearch, byItem: boolean): SqlPart => {
  const { items, qualityMin, qualityMax, enhanceLevelMin, isSharpened, priceMin, priceMax } = search
  return part`ends_at > ${now()}
    ${items && !byItem ? part`AND item_id = ANY(${items}::int[])` : part``}
    ${qualityMin === undefined ? part`` : part`AND quality >= ${qualityMin}`}
    ${qualityMax === undefined ? part`` : part`AND quality <= ${qualityMax}`}
    ${enhanceLevelMin === undefined ? part`` : part`AND stars >= ${enhanceLevelMin}`}
    ${isSharpened === undefined ? part`` : part`AND is_sharpened = ${isSharpened}`}
    ${priceMin === undefined ? part`` : part`AND price >= ${priceMin}`}
    ${priceMax === undefined ? part`` : part`AND price <= ${priceMax}`}`
}

type FoundRow = Partial<LotRow> & LotPlace & { readonly isEdge: boolean }

const isLot = (row: FoundRow): row is LotRow & LotPlace & { readonly isEdge: boolean } => !row.isEdge

/**
 * A page of lots, by keyset. Every walk looks at a bounded number of index entries; where one was cut short, lots behind
 * the nearest of these edges are left for the next page, so that the order is whole. A page may thus be short, even
 * empty, and there is more: `next` says so.
 */
export const searchLots = async (search: LotSearch): Promise<LotPage> => {
  const { items, isDescending, limit } = search
  if (items?.length === 0) return { rows: [], next: undefined }
  const byItem = items !== null && items.length <= WALKS_MOST
  const count = Math.max(limit + 1, Math.ceil(LOOKED_AT / (byItem ? items.length : 1)))
  const compare = trustedText(isDescending ? '>=' : '<=')
  const order = orderOf(search, 'place')
  const found = await sql<FoundRow>`
    WITH looked AS MATERIALIZED (${walks(search, byItem, count)}),
    edge AS (SELECT place, key, id FROM looked WHERE position = ${trustedText(String(count))} ${order} LIMIT 1),
    page AS (
      SELECT looked.id, looked.key, looked.place FROM looked LEFT JOIN edge ON true
      WHERE ${wanted(search, byItem)} AND (edge.id IS NULL OR (looked.place, looked.id) ${compare} (edge.place, edge.id))
      ${trustedText(`ORDER BY looked.place ${isDescending ? 'DESC' : 'ASC'}, looked.id ${isDescending ? 'DESC' : 'ASC'}`)}
      LIMIT ${trustedText(String(limit + 1))}
    )
    SELECT ${lotColumnsOf('lot')}, page.key, false AS is_edge FROM page JOIN market_lot AS lot ON lot.id = page.id
    UNION ALL
    SELECT edge.id, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, edge.key, true FROM edge`
  const rows = found.filter(isLot).sort((a, b) => {
    const order = a.key - b.key || a.id - b.id
    return isDescending ? -order : order
  })
  const shown = rows.slice(0, limit)
  if (rows.length > limit) return { rows: shown, next: shown.at(-1) }
  const edge = found.find(({ isEdge }) => isEdge)
  return { rows: shown, next: edge && { key: edge.key, id: edge.id } }
}
