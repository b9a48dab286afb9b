import { BLANK_GEAR } from '#catalogue/gear/blank.ts'
import { GEAR } from '#catalogue/gear/gear.ts'
import { RESOURCES } from '#catalogue/inventory/resources.ts'
import { WINES } from '#catalogue/inventory/wines.ts'
import type { GiveItemRequest } from '#generated/types.ts'

export type ItemKind = GiveItemRequest['kind']

export type GivenItem = { readonly id: number; readonly label: string }

function choices(items: readonly { readonly id: number; readonly name: string }[]): GivenItem[] {
  return items.map(({ id, name }) => ({ id, label: `${name}, № ${id}` }))
}

/** What administrators may give, by kind. */
export const GIVEN_ITEMS: Readonly<Record<ItemKind, readonly GivenItem[]>> = {
  gear: choices([...GEAR, BLANK_GEAR]),
  resource: choices(RESOURCES),
  consumable: choices(WINES),
}
