import type { GetItemParams } from '#generated/types.ts'
import { ARMY_GROUPS, type ArmyGroup } from '#rules/army/army.ts'
import { GEAR_CLASSES, GEAR_SLOTS } from '#rules/gear/gear-class.ts'
import {
  CHEST_CHIPS,
  type ChestChip,
  type ChestFilter,
  NO_FILTER,
  SORTINGS,
  type Sorting,
} from './chest-filter.ts'

/** An item of the storage. */
export type ItemKey = Pick<GetItemParams, 'type' | 'id'>

export type StorageTab = 'all' | ArmyGroup | 'consumables' | 'resources'

/** What the storage shows. All of it is in the address, so that it survives a reload and «Назад». */
export type StorageAddress = {
  tab: StorageTab
  filter: ChestFilter
  sorting: Sorting
  /** The chosen item. */
  item: ItemKey | null
}

const STORAGE_TABS: readonly StorageTab[] = ['all', ...ARMY_GROUPS, 'consumables', 'resources']
const ITEM_TYPES = ['gear', 'resource', 'consumable'] as const

export function groupOfTab(tab: StorageTab): ArmyGroup | null {
  return ARMY_GROUPS.find((group) => group === tab) ?? null
}

/** Parses the storage's state from the address. Ignores invalid values. */
export function storageAddressOf(params: URLSearchParams): StorageAddress {
  const tab = STORAGE_TABS.find((known) => known === params.get('tab')) ?? 'all'
  const chips = params.get('only')?.split(',') ?? []
  return {
    tab,
    filter: {
      group: groupOfTab(tab),
      slot: GEAR_SLOTS.find(({ slot }) => String(slot) === params.get('slot'))?.slot ?? null,
      gearClass: GEAR_CLASSES.find((gearClass) => gearClass === params.get('class')) ?? null,
      chips: new Set(CHEST_CHIPS.filter((chip) => chips.includes(chip))),
    },
    sorting: SORTINGS.find(({ value }) => value === params.get('order'))?.value ?? 'newest',
    item: itemOf(params.get('item')),
  }
}

/** «gear.12». */
function itemOf(words: string | null): ItemKey | null {
  const [word, digits] = words?.split('.') ?? []
  const type = ITEM_TYPES.find((known) => known === word)
  const id = Number(digits)
  return type && Number.isSafeInteger(id) && id > 0 ? { type, id } : null
}

/** The shortest address of this state: defaults are left out. */
export function storageParamsOf({ tab, filter, sorting, item }: StorageAddress): URLSearchParams {
  const params = new URLSearchParams()
  if (tab !== 'all') params.set('tab', tab)
  if (filter.slot !== null) params.set('slot', String(filter.slot))
  if (filter.gearClass !== null) params.set('class', filter.gearClass)
  if (filter.chips.size > 0) params.set('only', orderedChips(filter.chips).join(','))
  if (sorting !== 'newest') params.set('order', sorting)
  if (item) params.set('item', `${item.type}.${item.id}`)
  return params
}

function orderedChips(chips: ReadonlySet<ChestChip>): ChestChip[] {
  return CHEST_CHIPS.filter((chip) => chips.has(chip))
}

/** The state after a change of tab: the filter is lifted, the order stays. */
export function turnedTo(tab: StorageTab, { sorting }: StorageAddress): StorageAddress {
  return { tab, filter: { ...NO_FILTER, group: groupOfTab(tab) }, sorting, item: null }
}
