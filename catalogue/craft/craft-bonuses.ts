import type { CraftBonus } from '#rules/craft/craft.ts'
import type { GearClass } from '#rules/gear/gear-class.ts'

/** Every class may carry these units, so that no class has only one possible bonus. */
function of(...bonuses: CraftBonus[]): readonly CraftBonus[] {
  return [...bonuses, 'squires']
}

/**
 * Bonuses that a craft may give to gear of a class: its own characteristics, and units of the groups that
 * wear it. Otherwise one attack bonus on all 24 slots would beat every other build.
 */
export const CRAFT_BONUSES_OF_CLASS: Readonly<Record<GearClass, readonly CraftBonus[]>> = {
  rangedWeapon: of('archersAttack', 'archersMastery', 'luck', 'archers'),
  lightArmor: of('armor', 'dodge', 'archers'),
  cloak: of('dodge', 'luck', 'archersMastery', 'archers'),
  meleeWeapon: of('swordsmenAttack', 'swordsmenMastery', 'luck', 'swordsmen'),
  heavyArmor: of('armor', 'swordsmen'),
  shield: of('armor', 'dodge', 'swordsmenMastery', 'swordsmen', 'cavalry'),
  squireEquipment: of('armor'),
  musicalInstrument: of('luck'),
  boots: of('dodge', 'servants'),
  holyBook: of('archersMastery', 'swordsmenMastery', 'luck', 'priests'),
  mantle: of('dodge', 'luck', 'priests', 'instructors'),
  jewelry: of('luck', 'archersMastery', 'swordsmenMastery', 'priests', 'instructors'),
  wand: of('archersMastery', 'swordsmenMastery', 'instructors'),
  animal: of('peasants'),
  tool: of('peasants'),
  headman: of('peasants', 'servants'),
  dishes: of('servants', 'peasants'),
  cutlery: of('servants', 'peasants'),
  spear: of('cavalryAttack', 'cavalry'),
  horse: of('cavalryAttack', 'dodge', 'cavalry'),
  blank: [],
}
