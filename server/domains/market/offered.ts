import { readConsumables } from '../../game/items/consumables.ts'
import type { GearRow } from '../../game/items/gear-row.ts'
import { findOneOwnGear } from '../../game/items/own-gear.ts'
import { readResources } from '../../game/items/resources.ts'
import type { PlayerRow } from '../../game/player/player-row.ts'
import { notFound } from '../../platform/errors.ts'
import type { MarketKey } from './models.ts'
import { type PricedItem, pricedConsumable, pricedGear, pricedResource } from './prices.ts'

/** An item that a player could put on the market, in its current state. */
export type Offered = {
  readonly item: PricedItem
  /** Units that are neither worn nor on the market. */
  readonly free: number
  readonly row: GearRow | null
  readonly stars: number
  readonly isSharpened: boolean
}

async function stackOffered(
  player: Pick<PlayerRow, 'id'>,
  kind: 'resource' | 'consumable',
  id: number,
): Promise<Offered> {
  const item = kind === 'resource' ? pricedResource(id) : pricedConsumable(id)
  if (!item) throw notFound('notFound', 'Такой вещи у вас нет')
  const stacks = await (kind === 'resource' ? readResources : readConsumables)(player.id)
  const own = stacks.find((stack) => stack.id === id)
  const free = (own?.amount ?? 0) - (own?.amountInMarket ?? 0)
  return { item, free, row: null, stars: 0, isSharpened: false }
}

/** The player's own item, or the free part of a stack. 404 if there is none. */
export async function findOffered(
  player: Pick<PlayerRow, 'id'>,
  kind: MarketKey,
  itemId: number,
): Promise<Offered> {
  if (kind !== 'gear') return stackOffered(player, kind, itemId)
  const { row, gear } = await findOneOwnGear(player, itemId)
  const { characteristics, armorOrDodge, limitsLevel } = gear.grind
  return {
    item: pricedGear(gear, row.enhancePoints),
    free: row.isInMarket || row.equippedSlot !== null ? 0 : 1,
    row,
    stars: gear.enhanceLevel,
    isSharpened: characteristics !== null || armorOrDodge !== null || limitsLevel > 0,
  }
}
