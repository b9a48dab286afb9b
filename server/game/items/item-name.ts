import { BLANK_GEAR } from '#catalogue/gear/blank.ts'
import { gearById } from '#catalogue/gear/gear.ts'
import { wineById } from '#catalogue/inventory/wines.ts'
import { resourceById } from './resource-views.ts'

/** How items are stored: one by one, or in stacks. */
export const ITEM_KINDS = ['gear', 'resource', 'consumable'] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

type NamedItem = {
  readonly name: string
  readonly icon: string
}

const itemOf: Record<ItemKind, (id: number) => NamedItem | undefined> = {
  gear: (id) => (id === BLANK_GEAR.id ? BLANK_GEAR : gearById(id)),
  resource: resourceById,
  consumable: wineById,
}

/** Name and icon of an item of the catalogue. Ids never change, so a history keeps its names. */
export function namedItem(kind: ItemKind, id: number): NamedItem | undefined {
  return itemOf[kind](id)
}

/** The name in the catalogue; undefined for an unknown id. */
export function itemName(kind: ItemKind, id: number): string | undefined {
  return namedItem(kind, id)?.name
}
