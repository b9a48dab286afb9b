import type { ItemDetails } from '#generated/types.ts'
import { readConsumables } from '../../game/items/consumables.ts'
import { gearModel } from '../../game/items/gear-of-row.ts'
import { findGear } from '../../game/items/gear-row.ts'
import {
  viewConsumableStack,
  viewGear,
  viewGearModel,
  viewGearOfAnother,
  viewResourceStack,
} from '../../game/items/item-views.ts'
import { readResources } from '../../game/items/resources.ts'
import type { StackRow } from '../../game/items/stack-store.ts'
import type { Query } from '../../platform/http/handlers/operation-types.ts'

/** A stack of the given amount, or else the player's own, which may be empty. */
async function stackOf(
  { id, amount }: Query<'getItem'>,
  readOwn: () => Promise<StackRow[]>,
): Promise<StackRow> {
  if (amount !== undefined) return { id, amount, amountInMarket: 0 }
  const own = (await readOwn()).find((stack) => stack.id === id)
  return own ?? { id, amount: 0, amountInMarket: 0 }
}

async function gearOf(playerId: number, { id, entityId, quality = 100 }: Query<'getItem'>) {
  if (entityId === undefined) {
    const model = gearModel(id)
    return model ? [viewGearModel(model, quality)] : []
  }
  const row = await findGear(entityId)
  if (!row || row.gearId !== id) return []
  return row.playerId === playerId ? viewGear(row) : viewGearOfAnother(row)
}

/** The requested item as the caller may see it; null if it does not exist. */
export async function findItem(playerId: number, asked: Query<'getItem'>): Promise<ItemDetails> {
  const { type } = asked
  if (type === 'gear') return { type, value: (await gearOf(playerId, asked))[0] ?? null }
  if (type === 'resource') {
    return { type, value: viewResourceStack(await stackOf(asked, () => readResources(playerId)))[0] ?? null }
  }
  return {
    type,
    value: viewConsumableStack(await stackOf(asked, () => readConsumables(playerId)))[0] ?? null,
  }
}
