import { now } from '../../platform/clock.ts'
import { type SqlPart, sql, sqlMaybe, sqlOne, trustedText } from '../../platform/sql.ts'

export const marketKeys = ['gear', 'consumable', 'resource'] as const
export type MarketKey = (typeof marketKeys)[number]

export type MarketCurrency = 'GOLD' | 'DIAMONDS'

/** A lot as stored (table `market_lot`). */
export type LotRow = {
  readonly id: number
  readonly sellerId: number
  readonly kind: MarketKey
  /** The model of gear, the resource or the consumable. */
  readonly itemId: number
  readonly gearEntityId: number | null
  readonly amount: number
  readonly currency: MarketCurrency
  /** For the whole lot. */
  readonly price: number
  readonly createdAt: Date
  readonly endsAt: Date
}

const lotNames = [
  'id',
  'seller_id',
  'kind',
  'item_id',
  'gear_entity_id',
  'amount',
  'currency',
  'price',
  'created_at',
  'ends_at',
]

export const lotColumns = trustedText(lotNames.join(', '))

/** For SELECT lists of other statements. */
export function lotColumnsOf(alias: string): SqlPart {
  return trustedText(lotNames.map((name) => `${alias}.${name}`).join(', '))
}

/** What is written of a new lot besides. */
export type NewLot = Omit<LotRow, 'id' | 'createdAt'> & {
  /** The price against the reference, basis points. */
  readonly rate: number
  readonly level: number
  readonly quality: number
  readonly stars: number
  readonly isSharpened: boolean
  /** A neighbour's. */
  readonly isStall: boolean
}

export function insertLot(lot: NewLot): Promise<LotRow> {
  return sqlOne<LotRow>`
    INSERT INTO market_lot (seller_id, kind, item_id, gear_entity_id, amount, currency, price, rate, level, quality, stars,
      is_sharpened, is_stall, created_at, ends_at)
    VALUES (${lot.sellerId}, ${lot.kind}, ${lot.itemId}, ${lot.gearEntityId}, ${lot.amount}, ${lot.currency}, ${lot.price},
      ${lot.rate}, ${lot.level}, ${lot.quality}, ${lot.stars}, ${lot.isSharpened}, ${lot.isStall}, ${now()}, ${lot.endsAt})
    RETURNING ${lotColumns}`
}

/** Whose lot it is, open or not; this never changes. */
export async function findSeller(lotId: number): Promise<number | undefined> {
  return (await sqlMaybe<{ sellerId: number }>`SELECT seller_id FROM market_lot WHERE id = ${lotId}`)
    ?.sellerId
}

export type StoredLot = LotRow & { readonly status: 'OPEN' | 'SOLD' | 'EXPIRED' | 'CANCELLED' }

/** A lot whatever became of it. */
export function findLot(lotId: number): Promise<StoredLot | undefined> {
  return sqlMaybe<StoredLot>`SELECT ${lotColumns}, status FROM market_lot WHERE id = ${lotId}`
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
