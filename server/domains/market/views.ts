import type { MarketLot } from '#generated/types.ts'
import { type GearRow, gearColumns } from '../../game/items/gear-row.ts'
import {
  viewConsumableStack,
  viewGear,
  viewGearOfAnother,
  viewResourceStack,
} from '../../game/items/item-views.ts'
import { bulkhead, viewRows } from '../../platform/bulkhead.ts'
import { sql } from '../../platform/sql.ts'
import type { LotRow } from './lot-row.ts'

const LOTS = bulkhead('lots')

type Surroundings = {
  readonly callerId: number
  readonly gear: ReadonlyMap<number, GearRow>
  readonly sellers: ReadonlyMap<number, SellerRow>
}

function readGear(ids: readonly number[]): Promise<GearRow[]> {
  return ids.length === 0
    ? Promise.resolve([])
    : sql<GearRow>`SELECT ${gearColumns} FROM gear WHERE id = ANY(${ids}::bigint[])`
}

type SellerRow = {
  readonly id: number
  readonly name: string
  readonly guildTag: string | null
  readonly isBlocked: boolean
}

function readSellers(ids: readonly number[]): Promise<SellerRow[]> {
  return sql<SellerRow>`SELECT id, name, guild_tag, is_blocked FROM player WHERE id = ANY(${ids}::bigint[])`
}

/** Empty while the seller is blocked, or if the item is gone: the lot was closed during the read, or the catalogue no longer has the item. */
function viewLot(lot: LotRow, { callerId, gear: items, sellers }: Surroundings): MarketLot[] {
  const seller = sellers.get(lot.sellerId)
  if (seller?.isBlocked) return []
  const isOwn = lot.sellerId === callerId
  const row = lot.gearEntityId === null ? undefined : items.get(lot.gearEntityId)
  const stack = { id: lot.itemId, amount: lot.amount, amountInMarket: isOwn ? lot.amount : 0 }
  const gear = (row && (isOwn ? viewGear(row) : viewGearOfAnother(row))[0]) ?? null
  const resource = (lot.kind === 'resource' && viewResourceStack(stack)[0]) || null
  const consumable = (lot.kind === 'consumable' && viewConsumableStack(stack)[0]) || null
  if (!gear && !resource && !consumable) return []
  return [
    {
      lotId: lot.id,
      marketKey: lot.kind,
      gear,
      resource,
      consumable,
      amount: lot.amount,
      currency: lot.currency,
      price: lot.price,
      sellerId: lot.sellerId,
      sellerName: seller?.name ?? 'Неизвестен',
      sellerGuildTag: seller?.guildTag ?? null,
      isOwn,
      createdAt: lot.createdAt.toISOString(),
      endsAt: lot.endsAt.toISOString(),
    },
  ]
}

/** Lots for the caller, without those of blocked sellers: a page may be shorter than asked. Gear and sellers take one round trip for any number of lots. */
export async function viewLots(lots: readonly LotRow[], callerId: number): Promise<MarketLot[]> {
  if (lots.length === 0) return []
  const [items, sellers] = await Promise.all([
    readGear(lots.flatMap(({ gearEntityId }) => gearEntityId ?? [])),
    readSellers([...new Set(lots.map(({ sellerId }) => sellerId))]),
  ])
  const surroundings = {
    callerId,
    gear: new Map(items.map((item) => [item.id, item])),
    sellers: new Map(sellers.map((seller) => [seller.id, seller])),
  }
  return viewRows(lots, (lot) => viewLot(lot, surroundings), LOTS).flat()
}
