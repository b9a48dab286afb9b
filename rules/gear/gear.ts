import type { Army } from '../army/army.ts'
import type { Characteristics } from '../army/characteristics.ts'
import type { ResourceAmount } from '../missions/mission-reward.ts'
import type { GearClass } from './gear-class.ts'

/** The reserved id of the blank (docs/game.md §3). */
export const BLANK_GEAR_ID = 999

/** One model of the catalogue. Values are those of quality 100 without stars, whole numbers from 0. */
export type GearModel = {
  id: number
  name: string
  legend: string
  icon: string
  gearClass: GearClass
  /** The level it is intended for, 1 to 60. */
  level: number
  characteristics: Readonly<Partial<Characteristics>>
  army: Readonly<Partial<Army>>
}

/** Characteristics that a sharpening of the first type can raise (docs/game.md §3). */
export const GRIND_CHARACTERISTICS = [
  'archersAttack',
  'swordsmenAttack',
  'archersMastery',
  'swordsmenMastery',
  'armor',
  'dodge',
  'luck',
  'peasants',
  'squires',
] as const

export type GrindCharacteristic = (typeof GRIND_CHARACTERISTICS)[number]

/** `armor` is + armour − dodge, `dodge` is + dodge − armour. */
export type GrindTrade = 'armor' | 'dodge'

/** The sharpenings that a class allows. Any class may carry a craft. */
export type GearSharpenings = {
  characteristics: readonly GrindCharacteristic[]
  armorOrDodge: boolean
  limits: boolean
}

/** Levels of the three sharpenings of a specimen, each from 0. A name is set only if its level is above 0. */
export type GearGrind = {
  characteristics: { name: GrindCharacteristic; level: number } | null
  armorOrDodge: { name: GrindTrade; level: number } | null
  limitsLevel: number
}

export const NO_GRIND: GearGrind = { characteristics: null, armorOrDodge: null, limitsLevel: 0 }

/** A craft on gear of the model `gearId`, or on a blank for that model. */
export type GearCraft = {
  /** The level needed to wear gear with this craft. */
  levelMin: number
  gearId: number
  characteristics: Readonly<Partial<Characteristics>>
  army: Readonly<Partial<Army>>
  /** The resources used, returned when the craft is removed. Old crafts do not have them. */
  materials?: readonly ResourceAmount[]
}

/** A specimen for the formulas. */
export type Gear = {
  model: GearModel
  /** Whole per cent, 0 to 100. */
  quality: number
  enhanceLevel: number
  grind: GearGrind
  craft: GearCraft | null
  equippedSlot: number | null
  isInMarket: boolean
}
