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

/** What of a lot is shown and traded by. */
export type LotRow = ListedRow<typeof lotColumns>

/** What is written of a new lot. */
export type NewLot = Required<
  Omit<NewModelRow<typeof marketLots>, 'status' | 'buyerId' | 'createdAt' | 'closedAt'>
>

export function insertLot(lot: NewLot): Promise<LotRow> {
  return sqlOne<LotRow>`
    INSERT INTO ${newRowOf(marketLots, { ...lot, createdAt: now() })} RETURNING ${lotColumns}`
}

/** Whose lot it is, open or not; this never changes. */
export async function findSeller(lotId: number): Promise<number | undefined> {
  return (await sqlMaybe<{ sellerId: number }>`SELECT seller_id FROM market_lot WHERE id = ${lotId}`)
    ?.sellerId
}

const storedLotColumns = someColumnsOf(marketLots, [...LOT, 'status'])
export type StoredLot = ListedRow<typeof storedLotColumns>

/** A lot whatever became of it. */
export function findLot(lotId: number): Promise<StoredLot | undefined> {
  return sqlMaybe<StoredLot>`SELECT ${storedLotColumns} FROM market_lot WHERE id = ${lotId}`
}

/** What a player has on the market, the one that ends first before the others. */
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

/** Closes an open lot: false if somebody else has closed it. Whoever gets true carries out what follows from it, once. */
export async function closeLot(lotId: number, closing: Closing): Promise<boolean> {
  const buyerId = closing.status === 'SOLD' ? closing.buyerId : null
  const closed = await sql`
    UPDATE market_lot SET status = ${closing.status}, buyer_id = ${buyerId}, closed_at = ${now()}
    WHERE id = ${lotId} AND status = 'OPEN' RETURNING id`
  return closed.length > 0
}

/** Rates of the last sales of an item in 72 hours of the game, 200 at most: of them the usual price is the median. */
export async function readRates(
  kind: MarketKey,
  itemId: number,
  currency: MarketCurrency,
  since: Date,
): Promise<number[]> {
  return (
    await sql<{ rate: number }>`
      SELECT rate FROM market_lot
      WHERE status = 'SOLD' AND kind = ${kind} AND item_id = ${itemId} AND currency = ${currency} AND closed_at > ${since}
      ORDER BY closed_at DESC LIMIT 200`
  ).map(({ rate }) => rate)
}

export function purseOf(currency: MarketCurrency): 'gold' | 'diamonds' {
  return currency === 'GOLD' ? 'gold' : 'diamonds'
}
