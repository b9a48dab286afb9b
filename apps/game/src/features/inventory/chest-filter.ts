import type { Gear } from '#generated/types.ts'
import type { ArmyGroup } from '#rules/army/army.ts'
import { GEAR_SLOTS, type GearClass } from '#rules/gear/gear-class.ts'
import { type QualityTier, qualityTier } from '#rules/gear/quality.ts'
import { className } from '../../shared/gear/gear-words.ts'

export type ChestChip = 'new' | 'worn' | QualityTier['key']

/** In the order of the chips: the best qualities first. */
export const CHEST_CHIPS = [
  'new',
  'worn',
  'legendary',
  'epic',
  'good',
  'medium',
  'low',
] as const satisfies readonly ChestChip[]

export const SORTINGS = [
  { value: 'newest', label: 'Сначала новые' },
  { value: 'quality', label: 'По качеству' },
  { value: 'level', label: 'По уровню' },
  { value: 'stars', label: 'По звёздам' },
  { value: 'class', label: 'По классу' },
  { value: 'name', label: 'По названию' },
] as const

export type Sorting = (typeof SORTINGS)[number]['value']

export type ChestFilter = {
  group: ArmyGroup | null
  /** Only gear that fits this slot. */
  slot: number | null
  gearClass: GearClass | null
  chips: ReadonlySet<ChestChip>
}

export const NO_FILTER: ChestFilter = { group: null, slot: null, gearClass: null, chips: new Set() }

/** Classes that a group wears, in the order of its slots. Blanks belong to no group. */
export function classesOfGroup(group: ArmyGroup): GearClass[] {
  return GEAR_SLOTS.filter((place) => place.group === group).map(({ gearClass }) => gearClass)
}

function fitsGroup(gear: Gear, group: ArmyGroup): boolean {
  return classesOfGroup(group).some((gearClass) => gearClass === gear.gearClass)
}

/** Whether the filter shows this gear. Worn gear is shown only by the chip «Надето». */
export function passes(gear: Gear, { group, slot, gearClass, chips }: ChestFilter): boolean {
  const tiers = [...chips].filter((chip) => chip !== 'new' && chip !== 'worn')
  const isWorn = gear.equippedSlot !== null
  return (
    chips.has('worn') === isWorn &&
    (!chips.has('new') || !gear.isViewed) &&
    (tiers.length === 0 || tiers.some((tier) => tier === qualityTier(gear.quality).key)) &&
    (group === null || fitsGroup(gear, group)) &&
    (slot === null || gear.slots.includes(slot)) &&
    (gearClass === null || gear.gearClass === gearClass)
  )
}

function byName(left: Gear, right: Gear): number {
  return left.name.localeCompare(right.name, 'ru')
}

const orders = {
  // The channel's order: the newest first.
  newest: () => 0,
  quality: (left, right) => right.quality - left.quality || byName(left, right),
  level: (left, right) => right.level.levelMin - left.level.levelMin || right.quality - left.quality,
  stars: (left, right) => right.enhanceLevel - left.enhanceLevel || right.quality - left.quality,
  class: (left, right) =>
    className(left.gearClass).localeCompare(className(right.gearClass), 'ru') || right.quality - left.quality,
  name: byName,
} satisfies Record<Sorting, (left: Gear, right: Gear) => number>

/** The gear that the chest shows, in order. */
export function chestOf(gear: readonly Gear[], filter: ChestFilter, sorting: Sorting): Gear[] {
  return gear.filter((item) => passes(item, filter)).sort(orders[sorting])
}
