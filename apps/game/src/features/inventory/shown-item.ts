import type { InventoryData } from '#generated/types.ts'
import type { ItemKey } from '../../things/items/item-types.ts'
import { chestOf } from './chest-filter.ts'
import type { StorageAddress } from './storage-address.ts'

/** Whether the player still has the chosen item, which may be sold, drunk or recycled by now. */
export function isThere({ type, id }: ItemKey, { gear, resources, consumables }: InventoryData): boolean {
  if (type === 'resource') return resources.some(({ resourceId }) => resourceId === id)
  if (type === 'consumable') return consumables.some(({ consumableId }) => consumableId === id)
  return gear.some((piece) => piece.id === id)
}

/** The item shown beside the chest before one is chosen. */
export function firstItem(
  { tab, filter, sorting }: StorageAddress,
  { gear, resources, consumables }: InventoryData,
): ItemKey | null {
  if (tab === 'resources') return resources[0] ? { type: 'resource', id: resources[0].resourceId } : null
  if (tab === 'consumables')
    return consumables[0] ? { type: 'consumable', id: consumables[0].consumableId } : null
  const [first] = chestOf(gear, filter, sorting)
  return first && first.id !== null ? { type: 'gear', id: first.id } : null
}
