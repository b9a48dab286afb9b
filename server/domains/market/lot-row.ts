import type { Trade } from '#rules/market/usual-price.ts'
import { now } from '../../platform/clock.ts'
import type { NewModelRow } from '../../platform/database/model.ts'
import { type ListedRow, newRowOf, someColumnsOf } from '../../platform/database/model-parts.ts'
import { sql, sqlMaybe, sqlOne } from '../../platform/sql.ts'
import { type MarketCurrency, type MarketKey, marketLots } from './models.ts'

/** Columns of `LotRow`. */
export const LOT = [
  'id',
  'sellerId',
  'kind',
  'itemId',
  'gearEntityId',
  'amount',
  'currency',
  'price',
  'createdAt',
  'endsAt',
] as const

const lotColumns = someColumnsOf(marketLots, LOT)

/** For the SELECT list of the search. */
export const foundLotColumns = someColumnsOf(marketLots, LOT, 'lot')

/** The columns for showing and trading a lot. */
export type LotRow = ListedRow<typeof lotColumns>

/** The columns of a new lot. */
export type NewLot = Required<
  Omit<NewModelRow<typeof marketLots>, 'status' | 'buyerId' | 'createdAt' | 'closedAt'>
>

export function insertLot(lot: NewLot): Promise<LotRow> {
  return sqlOne<LotRow>`
    INSERT INTO ${newRowOf(marketLots, { ...lot, createdAt: now() })} RETURNING ${lotColumns}`
}

/** The seller of a lot, open or not. It never changes. */
export async function findSeller(lotId: number): Promise<number | undefined> {
  return (await sqlMaybe<{ sellerId: number }>`SELECT seller_id FROM market_lot WHERE id = ${lotId}`)
    ?.sellerId
}

const storedLotColumns = someColumnsOf(marketLots, [...LOT, 'status'])
export type StoredLot = ListedRow<typeof storedLotColumns>

/** A lot in any status. */
export function findLot(lotId: number): Promise<StoredLot | undefined> {
  return sqlMaybe<StoredLot>`SELECT ${storedLotColumns} FROM market_lot WHERE id = ${lotId}`
}

/** A player's open lots, those that end first at the top. */
export function readOpenLots(sellerId: number): Promise<LotRow[]> {
  return sql<LotRow>`
    SELECT ${lotColumns} FROM market_lot WHERE seller_id = ${sellerId} AND status = 'OPEN' ORDER BY ends_at, id`
}

export async function countOpenLots(sellerId: number): Promise<number> {
  const { lots } = await sqlOne<{ lots: number }>`
    SELECT count(*)::int AS lots FROM market_lot WHERE seller_id = ${sellerId} AND status = 'OPEN'`
  return lots
}

type Closing =
  | { readonly status: 'SOLD'; readonly buyerId: number }
  | { readonly status: 'EXPIRED' | 'CANCELLED' }

/**
 * Closes an open lot. False if it was closed before. The caller that gets true carries out the consequences, once.
 */
export async function closeLot(lotId: number, closing: Closing): Promise<boolean> {
  const buyerId = closing.status === 'SOLD' ? closing.buyerId : null
  const closed = await sql`
    UPDATE market_lot SET status = ${closing.status}, buyer_id = ${buyerId}, closed_at = ${now()}
    WHERE id = ${lotId} AND status = 'OPEN' RETURNING id`
  return closed.length > 0
}

/** Sales that the usual price looks at: many more than a busy item has in three days. */
const COUNTED_MAX = 2_000

/** What castles sold each other of an item in a span of time: what the usual price is made of. */
export function readTrades(
  kind: MarketKey,
  itemId: number,
  currency: MarketCurrency,
  { since, until }: { readonly since: Date; readonly until: Date },
): Promise<Trade[]> {
  return sql<Trade>`
    SELECT seller_id, buyer_id, sum(amount)::int AS amount, (sum(rate::bigint * amount) / sum(amount))::int AS rate FROM (
      SELECT seller_id, buyer_id, amount, coalesce(counted_rate, rate) AS rate FROM market_lot
      WHERE status = 'SOLD' AND kind = ${kind} AND item_id = ${itemId} AND currency = ${currency}
        AND closed_at > ${since} AND closed_at <= ${until}
      ORDER BY closed_at DESC LIMIT ${COUNTED_MAX}
    ) AS sale GROUP BY seller_id, buyer_id`
}

export type SaleRow = { readonly rate: number; readonly closedAt: Date }

/** An item's last sales since an instant, the newest first. */
export function readSales(
  kind: MarketKey,
  itemId: number,
  currency: MarketCurrency,
  { since, limit }: { since: Date; limit: number },
): Promise<SaleRow[]> {
  return sql<SaleRow>`
    SELECT rate, closed_at FROM market_lot
    WHERE status = 'SOLD' AND kind = ${kind} AND item_id = ${itemId} AND currency = ${currency} AND closed_at > ${since}
    ORDER BY closed_at DESC LIMIT ${limit}`
}
