import type { MarketLot } from '../../../generated/types.ts'
import { type GearRow, gearColumns } from '../../game/items/gear-row.ts'
import {
  viewConsumableStack,
  viewGear,
  viewGearOfAnother,
  viewResourceStack,
} from '../../game/items/item-views.ts'
import { sql } from '../../platform/sql.ts'
import type { LotRow } from './lot-row.ts'

type Surroundings = {
  readonly callerId: number
  readonly pieces: ReadonlyMap<number, GearRow>
  readonly names: ReadonlyMap<number, string>
}

function readPieces(ids: readonly number[]): Promise<GearRow[]> {
  return ids.length === 0
    ? Promise.resolve([])
    : sql<GearRow>`SELECT ${gearColumns} FROM gear WHERE id = ANY(${ids}::bigint[])`
}

function readNames(ids: readonly number[]) {
  return sql<{ id: number; name: string }>`SELECT id, name FROM player WHERE id = ANY(${ids}::bigint[])`
}

/** Empty if the item is gone: the lot was closed during the read, or the catalogue no longer has the item. */
function viewLot(lot: LotRow, { callerId, pieces, names }: Surroundings): MarketLot[] {
  const isOwn = lot.sellerId === callerId
  const row = lot.gearEntityId === null ? undefined : pieces.get(lot.gearEntityId)
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
      sellerName: names.get(lot.sellerId) ?? 'Неизвестен',
      isOwn,
      createdAt: lot.createdAt.toISOString(),
      endsAt: lot.endsAt.toISOString(),
    },
  ]
}

/** Lots for the caller. Gear and names take one round trip for any number of lots. */
export async function viewLots(lots: readonly LotRow[], callerId: number): Promise<MarketLot[]> {
  if (lots.length === 0) return []
  const [pieces, names] = await Promise.all([
    readPieces(lots.flatMap(({ gearEntityId }) => gearEntityId ?? [])),
    readNames([...new Set(lots.map(({ sellerId }) => sellerId))]),
  ])
  const surroundings = {
    callerId,
    pieces: new Map(pieces.map((piece) => [piece.id, piece])),
    names: new Map(names.map(({ id, name }) => [id, name])),
  }
  return lots.flatMap((lot) => viewLot(lot, surroundings))
}
