import type { InventoryData } from '../../../generated/types.ts'
import { readConsumables } from '../../game/items/consumables.ts'
import { viewConsumableStack, viewGear, viewResourceStack } from '../../game/items/item-views.ts'
import { readResources } from '../../game/items/resources.ts'
import { storageUse } from '../../game/items/storage.ts'
import { readGearShared } from '../../game/items/worn.ts'
import type { LiveContext } from '../../game/live/channels.ts'

/** Channel inventory: three statements in one round trip, none per item. */
export async function inventory(playerId: number, context: LiveContext): Promise<InventoryData> {
  const { player, now } = context
  const [gear, resources, consumables] = await Promise.all([
    readGearShared(context),
    readResources(playerId),
    readConsumables(playerId),
  ])
  const stored = gear.filter(({ equippedSlot }) => equippedSlot === null).length
  return {
    gear: gear.flatMap(viewGear),
    resources: resources.flatMap(viewResourceStack),
    consumables: consumables.flatMap(viewConsumableStack),
    slots: storageUse(player, stored + resources.length + consumables.length),
    enhancePoints: player.enhancePoints,
    wineReadyAt: player.wineReadyAt && player.wineReadyAt > now ? player.wineReadyAt.toISOString() : null,
    serverTime: now.toISOString(),
  }
}
