import type { InventoryData } from '../../../generated/events.ts'
import { readConsumables } from '../../platform/items/consumables.ts'
import { readResources } from '../../platform/items/resources.ts'
import type { LiveContext } from '../../platform/live/channels.ts'
import { storageUse } from './storage.ts'
import { viewConsumableStack, viewGear, viewResourceStack } from './views.ts'
import { readGearShared } from './worn.ts'

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
