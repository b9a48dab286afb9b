import { BLANK_GEAR } from '#catalogue/gear/blank.ts'
import { GEAR } from '#catalogue/gear/gear.ts'
import { RESOURCES } from '#catalogue/inventory/resources.ts'
import { WINES } from '#catalogue/inventory/wines.ts'
import type { ArmyGroup } from '#rules/army/army.ts'
import { GEAR_SLOTS, type GearClass, groupOfSlot } from '#rules/gear/gear-class.ts'
import type { MarketKey } from './models.ts'

/** The fields of an item of the catalogue that filters use. */
type SearchedItem = {
  readonly id: number
  /** Normalized for the search. */
  readonly name: string
  readonly level: number
  readonly gearClass: GearClass | null
}

/** Conditions on the item itself; a missing field matches everything. */
export type ItemFilter = {
  readonly search?: string | undefined
  readonly itemId?: number | undefined
  readonly gearClass?: GearClass | undefined
  readonly group?: ArmyGroup | undefined
  readonly levelMin?: number | undefined
  readonly levelMax?: number | undefined
}

function folded(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е').trim()
}

const items = {
  gear: [...GEAR, BLANK_GEAR].map(({ id, name, level, gearClass }) => ({
    id,
    name: folded(name),
    // As in the lots: a blank fits every level.
    level: gearClass === 'blank' ? 1 : level,
    gearClass,
  })),
  consumable: WINES.map(({ id, name, levelMin }) => ({
    id,
    name: folded(name),
    level: levelMin,
    gearClass: null,
  })),
  resource: RESOURCES.map(({ id, name }) => ({ id, name: folded(name), level: 1, gearClass: null })),
} satisfies Record<MarketKey, readonly SearchedItem[]>

function classesOf(group: ArmyGroup): ReadonlySet<GearClass> {
  return new Set(
    GEAR_SLOTS.filter(({ slot }) => groupOfSlot(slot) === group).map(({ gearClass }) => gearClass),
  )
}

/** Ids of a list's items that match the filter; null if all of them match. */
export function filteredItems(kind: MarketKey, filter: ItemFilter): readonly number[] | null {
  const { search, itemId, gearClass, group, levelMin = 0, levelMax = 1_000 } = filter
  const words = folded(search ?? '')
  const classes = group && classesOf(group)
  const all: readonly SearchedItem[] = items[kind]
  const found = all.filter(
    (item) =>
      item.name.includes(words) &&
      (itemId === undefined || item.id === itemId) &&
      (gearClass === undefined || item.gearClass === gearClass) &&
      (classes === undefined || (item.gearClass !== null && classes.has(item.gearClass))) &&
      item.level >= levelMin &&
      item.level <= levelMax,
  )
  return found.length === all.length ? null : found.map(({ id }) => id)
}
