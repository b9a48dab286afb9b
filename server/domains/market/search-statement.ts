import { now } from '../../platform/clock.ts'
import { columnName } from '../../platform/database/model.ts'
import { columnOf } from '../../platform/database/model-parts.ts'
import { part, type SqlPart, trustedText } from '../../platform/sql.ts'
import { foundLotColumns, LOT } from './lot-row.ts'
import { type MarketCurrency, type MarketKey, marketLots } from './models.ts'
import type { LotPlace } from './search-cursor.ts'

export type MarketSort = 'price' | 'unitPrice' | 'level' | 'quality' | 'endsAt'

/** A search for lots. */
export type LotSearch = {
  readonly kind: MarketKey
  readonly currency: MarketCurrency
  /** Only these items; null for all of the list. */
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

/** Index entries read per page, over all walks, unless the page itself is longer. */
const LOOKED_AT = 1000
/** Up to that many items get an index walk each. For more the whole list is walked and filtered. */
const WALKS_MAX = 40

/** The sort value as a whole number, for the cursor. */
function keyOf(sort: MarketSort): SqlPart {
  return sort === 'endsAt'
    ? trustedText('(extract(epoch FROM ends_at) * 1000)::bigint')
    : part`${columnOf(marketLots, sort)}::bigint`
}

function keyValue(sort: MarketSort, key: number): SqlPart {
  return sort === 'endsAt' ? part`${new Date(key)}::timestamptz` : part`${key}::bigint`
}

function beyond({ sort, isDescending, after }: LotSearch): SqlPart {
  if (!after) return part``
  const column = columnOf(marketLots, sort)
  const place = part`(${keyValue(sort, after.key)}, ${after.id}::bigint)`
  return isDescending ? part`AND (${column}, id) < ${place}` : part`AND (${column}, id) > ${place}`
}

function orderOf({ isDescending }: LotSearch, key: string, of = ''): SqlPart {
  const direction = isDescending ? 'DESC' : 'ASC'
  return trustedText(`ORDER BY ${of}${key} ${direction}, ${of}id ${direction}`)
}

function limitOf(count: number): SqlPart {
  return trustedText(`LIMIT ${count}`)
}

/** Bounds on the sort value become index conditions: entries outside are not read. */
function boundsOf({ sort, priceMin, priceMax, qualityMin, qualityMax }: LotSearch): SqlPart {
  if (sort === 'price') {
    return part`AND price >= ${priceMin ?? 0}::bigint AND price <= ${priceMax ?? Number.MAX_SAFE_INTEGER}::bigint`
  }
  if (sort !== 'quality') return part``
  return part`AND quality >= ${qualityMin ?? 0}::int AND quality <= ${qualityMax ?? 100}::int`
}

/** One index walk of at most `count` entries. Conditions on included columns are applied afterwards. */
function walk(search: LotSearch, onItem: SqlPart, count: number): SqlPart {
  return part`
  SELECT id, ${columnOf(marketLots, search.sort)} AS place, ${keyOf(search.sort)} AS key,
    item_id, price, quality, stars, is_sharpened, ends_at
  FROM market_lot
  WHERE status = 'OPEN' AND kind = ${trustedText(`'${search.kind}'`)} AND currency = ${search.currency} ${onItem}
    ${beyond(search)} ${boundsOf(search)}
  ${orderOf(search, columnName(search.sort))} ${limitOf(count)}`
}

/** Conditions on the entries read. Lots past their end that are not closed yet do not count. */
function wanted(search: LotSearch, filtersItems: boolean): SqlPart {
  const { items, qualityMin, qualityMax, enhanceLevelMin, isSharpened, priceMin, priceMax } = search
  return part`ends_at > ${now()}
    ${items && filtersItems ? part`AND item_id = ANY(${items}::int[])` : part``}
    ${qualityMin === undefined ? part`` : part`AND quality >= ${qualityMin}`}
    ${qualityMax === undefined ? part`` : part`AND quality <= ${qualityMax}`}
    ${enhanceLevelMin === undefined ? part`` : part`AND stars >= ${enhanceLevelMin}`}
    ${isSharpened === undefined ? part`` : part`AND is_sharpened = ${isSharpened}`}
    ${priceMin === undefined ? part`` : part`AND price >= ${priceMin}`}
    ${priceMax === undefined ? part`` : part`AND price <= ${priceMax}`}`
}

/**
 * `page` and `edge` by one walk, over the whole list or one item. It stops when the page is full, and continues to
 * its edge only if the page stays short.
 */
function byOneWalk(search: LotSearch, item: number | undefined): SqlPart {
  const count = Math.max(search.limit + 1, LOOKED_AT)
  const onItem = item === undefined ? part`` : part`AND item_id = ${item}::int`
  return part`
    WITH looked AS MATERIALIZED (${walk(search, onItem, count)}),
    page AS MATERIALIZED (
      SELECT id, key, place FROM looked WHERE ${wanted(search, item === undefined)}
      ${orderOf(search, 'place')} ${limitOf(search.limit + 1)}
    ),
    edge AS (
      SELECT id, key FROM looked WHERE (SELECT count(*) FROM page) <= ${trustedText(String(search.limit))}
      ${orderOf(search, 'place')} OFFSET ${trustedText(String(count - 1))} ${limitOf(1)}
    )`
}

/**
 * The same with one walk per item. If a walk was cut short, lots beyond the nearest edge are left for the next page.
 */
function byManyWalks(search: LotSearch, items: readonly number[]): SqlPart {
  const count = Math.max(search.limit + 1, Math.ceil(LOOKED_AT / items.length))
  const compare = trustedText(search.isDescending ? '>=' : '<=')
  return part`
    WITH looked AS MATERIALIZED (
      SELECT entry.* FROM unnest(${items}::int[]) AS wanted (item)
      CROSS JOIN LATERAL (
        SELECT step.*, row_number() OVER (${orderOf(search, 'place')}) AS position
        FROM (${walk(search, part`AND item_id = wanted.item`, count)}) AS step
      ) AS entry
    ),
    edge AS (
      SELECT place, key, id FROM looked WHERE position = ${trustedText(String(count))}
      ${orderOf(search, 'place')} ${limitOf(1)}
    ),
    page AS (
      SELECT looked.id, looked.key, looked.place FROM looked LEFT JOIN edge ON true
      WHERE ${wanted(search, false)} AND (edge.id IS NULL OR (looked.place, looked.id) ${compare} (edge.place, edge.id))
      ${orderOf(search, 'place', 'looked.')} ${limitOf(search.limit + 1)}
    )`
}

/** In place of a lot's other columns. */
const noLot = trustedText(
  LOT.slice(1)
    .map(() => 'NULL')
    .join(', '),
)

/**
 * The lots of a page plus one, unordered, then its edge if there is one. Every walk reads a bounded number of index
 * entries. If one was cut short, lots beyond the nearest edge are left for the next page, so that the order stays
 * complete.
 */
export function lotsOf(search: LotSearch): SqlPart {
  const { items } = search
  const isByItem = items !== null && items.length > 1 && items.length <= WALKS_MAX
  return part`
    ${isByItem ? byManyWalks(search, items) : byOneWalk(search, items?.length === 1 ? items[0] : undefined)}
    SELECT ${foundLotColumns}, page.key, false AS is_edge FROM page JOIN market_lot AS lot ON lot.id = page.id
    UNION ALL
    SELECT edge.id, ${noLot}, edge.key, true FROM edge`
}
