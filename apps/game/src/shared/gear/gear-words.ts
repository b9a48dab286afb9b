import { UNITS } from '#catalogue/army/units.ts'
import { GEAR_CLASS_TEXTS } from '#catalogue/gear/gear-classes.ts'
import type { ArmyGroup } from '#rules/army/army.ts'
import type { GrindCharacteristic, GrindTrade } from '#rules/gear/gear.ts'
import type { GearClass } from '#rules/gear/gear-class.ts'

/** «На мечниках»: the heading of a group's slots. */
export const ON_GROUP = {
  archers: 'На лучниках',
  swordsmen: 'На мечниках',
  squires: 'На оруженосцах',
  priests: 'На священниках',
  instructors: 'На наставниках',
  peasants: 'На крестьянах',
  servants: 'На слугах',
  cavalry: 'На коннице',
} satisfies Record<ArmyGroup, string>

/** What can be sharpened, worded for the middle of a sentence. */
export const GRIND_NAMES = {
  archersAttack: 'атака лучников',
  swordsmenAttack: 'атака мечников',
  archersMastery: 'мастерство лучников',
  swordsmenMastery: 'мастерство мечников',
  armor: 'броня',
  dodge: 'уворот',
  luck: 'удача',
  peasants: 'крестьяне',
  squires: 'оруженосцы',
} satisfies Record<GrindCharacteristic, string>

export const TRADE_NAMES = {
  armor: 'броня за уворот',
  dodge: 'уворот за броню',
} satisfies Record<GrindTrade, string>

export function className(gearClass: GearClass): string {
  return GEAR_CLASS_TEXTS[gearClass].name
}

/** The icon of a class: the shape in an empty slot. */
export function classIcon(gearClass: GearClass): string {
  return GEAR_CLASS_TEXTS[gearClass].icon
}

export function groupName(group: ArmyGroup): string {
  return UNITS.find((unit) => unit.group === group)?.name ?? ''
}

/** «Мечников»: the genitive plural, as a heading for a number. */
export function groupOf(group: ArmyGroup): string {
  const many = UNITS.find((unit) => unit.group === group)?.forms[2] ?? ''
  return many.charAt(0).toUpperCase() + many.slice(1)
}
