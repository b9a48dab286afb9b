import type { Army } from '#rules/army/army.ts'
import type { Characteristics } from '#rules/army/characteristics.ts'
import type { GearClass } from '#rules/gear/gear-class.ts'

/** Hundredths, at quality 100 without stars and a level factor of 1 (gear-of-class.ts lets it grow). */
export type GearClassValues = {
  characteristics: Readonly<Partial<Characteristics>>
  army: Readonly<Partial<Army>>
}

/**
 * Bonuses of a class. Attacks are 75 and 125 % of the class's mean: ranged 12, melee 10.8, spear 23.4, horse
 * 19.5. Two groups wear boots, so a pair has half of each group's units. A holy book has slightly more than 1
 * mastery, so that two levels do not round to the same book.
 */
export const GEAR_CLASS_VALUES = {
  rangedWeapon: {
    characteristics: { archersAttackMin: 900, archersAttackMax: 1_500, archersMastery: 200 },
    army: {},
  },
  lightArmor: { characteristics: { dodge: 900, armor: 100 }, army: {} },
  cloak: { characteristics: { dodge: 700, luck: 100 }, army: {} },
  meleeWeapon: {
    characteristics: { swordsmenAttackMin: 810, swordsmenAttackMax: 1_350, swordsmenMastery: 200 },
    army: {},
  },
  heavyArmor: { characteristics: { armor: 600 }, army: {} },
  shield: { characteristics: { armor: 400, swordsmenMastery: 100 }, army: {} },
  squireEquipment: { characteristics: { armor: 200 }, army: { squires: 2_000 } },
  musicalInstrument: { characteristics: { luck: 300 }, army: { squires: 1_200 } },
  boots: { characteristics: { dodge: 400 }, army: { squires: 600, servants: 100 } },
  holyBook: {
    characteristics: { luck: 100, archersMastery: 110, swordsmenMastery: 110 },
    army: { priests: 200 },
  },
  mantle: { characteristics: { dodge: 300, luck: 100 }, army: { priests: 100 } },
  jewelry: { characteristics: { luck: 300, archersMastery: 100, swordsmenMastery: 100 }, army: {} },
  wand: { characteristics: { archersMastery: 300, swordsmenMastery: 300 }, army: {} },
  animal: { characteristics: {}, army: { peasants: 1_000 } },
  tool: { characteristics: {}, army: { peasants: 1_000 } },
  headman: { characteristics: {}, army: { peasants: 1_200 } },
  dishes: { characteristics: {}, army: { servants: 300 } },
  cutlery: { characteristics: {}, army: { servants: 300 } },
  spear: { characteristics: { cavalryAttackMin: 1_755, cavalryAttackMax: 2_925 }, army: {} },
  horse: { characteristics: { cavalryAttackMin: 1_460, cavalryAttackMax: 2_435, dodge: 200 }, army: {} },
  blank: { characteristics: {}, army: {} },
} as const satisfies Record<GearClass, GearClassValues>
