import { ARMY_GROUPS, type ArmyGroup } from '../army/army.ts'

/** The 21 classes in the specification's order (docs/game.md §3). The blank is a class of its own. */
export const GEAR_CLASSES = [
  'rangedWeapon',
  'lightArmor',
  'cloak',
  'meleeWeapon',
  'heavyArmor',
  'shield',
  'squireEquipment',
  'musicalInstrument',
  'boots',
  'holyBook',
  'mantle',
  'jewelry',
  'wand',
  'animal',
  'tool',
  'headman',
  'dishes',
  'cutlery',
  'spear',
  'horse',
  'blank',
] as const

export type GearClass = (typeof GEAR_CLASSES)[number]

/** The three slots of a group: the classes of its first, second and third slot (docs/game.md, "Gear"). */
const GROUP_CLASSES = {
  archers: ['rangedWeapon', 'lightArmor', 'cloak'],
  swordsmen: ['meleeWeapon', 'heavyArmor', 'shield'],
  squires: ['squireEquipment', 'musicalInstrument', 'boots'],
  priests: ['holyBook', 'mantle', 'jewelry'],
  instructors: ['wand', 'mantle', 'jewelry'],
  peasants: ['animal', 'tool', 'headman'],
  servants: ['dishes', 'cutlery', 'boots'],
  cavalry: ['spear', 'horse', 'shield'],
} satisfies Record<ArmyGroup, readonly [GearClass, GearClass, GearClass]>

export const GEAR_SLOT_KEYS = ['gearSlot1', 'gearSlot2', 'gearSlot3'] as const

export type GearSlotKey = (typeof GEAR_SLOT_KEYS)[number]

/** One of the 24 slots. `slot` counts from 1, three per group (docs/game.md §3, "Gear slots"). */
export type GearSlot = { slot: number; group: ArmyGroup; key: GearSlotKey; gearClass: GearClass }

export const GEAR_SLOTS: readonly GearSlot[] = ARMY_GROUPS.flatMap((group, groupIndex) => {
  const classes = GROUP_CLASSES[group]
  return GEAR_SLOT_KEYS.flatMap((key, place) => {
    const gearClass = classes[place]
    return gearClass === undefined ? [] : [{ slot: 3 * groupIndex + place + 1, group, key, gearClass }]
  })
})

/** The slots a class fits, lowest first; none for the blank. */
export function slotsOfClass(gearClass: GearClass): number[] {
  return GEAR_SLOTS.filter((place) => place.gearClass === gearClass).map(({ slot }) => slot)
}

/** The group of a slot of 1 to 24, or null. */
export function groupOfSlot(slot: number): ArmyGroup | null {
  return GEAR_SLOTS.find((place) => place.slot === slot)?.group ?? null
}
