import { BLANK_GEAR } from '../../../catalogue/gear/blank.ts'
import { gearById } from '../../../catalogue/gear/gear.ts'
import { RESOURCES } from '../../../catalogue/inventory/resources.ts'
import { wineById } from '../../../catalogue/inventory/wines.ts'
import type { ItemKind } from './item-cursor.ts'

const resources = new Map(RESOURCES.map((resource) => [resource.id, resource]))

type NamedItem = {
  readonly name: string
  readonly icon: string
}

const itemOf: Record<ItemKind, (id: number) => NamedItem | undefined> = {
  gear: (id) => (id === BLANK_GEAR.id ? BLANK_GEAR : gearById(id)),
  resource: (id) => resources.get(id),
  consumable: wineById,
}

/** How a thing of the catalogue is called and drawn; ids never change, so a history never loses its names. */
export function namedItem(kind: ItemKind, id: number): NamedItem | undefined {
  return itemOf[kind](id)
}

export function itemName(kind: ItemKind, id: number): string | undefined {
  return namedItem(kind, id)?.name
}
