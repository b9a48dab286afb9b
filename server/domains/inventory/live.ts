import { readConsumables } from '../../game/items/consumables.ts'
import { viewConsumableStack, viewGear, viewResourceStack } from '../../game/items/item-views.ts'
import { readResourcesShared } from '../../game/items/resources.ts'
import { storageUse } from '../../game/items/storage.ts'
import { readGearShared } from '../../game/items/worn.ts'
import type { Channel } from '../../game/live/channels.ts'
import { bulkhead, viewRows } from '../../platform/bulkhead.ts'

const GEAR = bulkhead('gear')
const STACKS = bulkhead('stacks')

/** Channel inventory: three statements in one round trip, none per item. */
const inventory: Channel<'inventory'> = {
  reads: [
    'gear',
    'gearMarks',
    'resources',
    'consumables',
    'storage',
    'subscription',
    'skills',
    'enhancePoints',
    'wine',
  ],
  view: async (context) => {
    const { player, now } = context
    const [gear, resources, consumables] = await Promise.all([
      readGearShared(context),
      readResourcesShared(context),
      readConsumables(player.id),
    ])
    const stored = gear.filter(({ equippedSlot }) => equippedSlot === null).length
    return {
      gear: viewRows(gear, viewGear, GEAR).flat(),
      resources: viewRows(resources, viewResourceStack, STACKS).flat(),
      consumables: viewRows(consumables, viewConsumableStack, STACKS).flat(),
      slots: storageUse(player, stored + resources.length + consumables.length),
      enhancePoints: player.enhancePoints,
      wineReadyAt: player.wineReadyAt && player.wineReadyAt > now ? player.wineReadyAt.toISOString() : null,
      serverTime: now.toISOString(),
    }
  },
}

export const inventoryChannels = { inventory }
