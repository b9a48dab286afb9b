import type { CraftBonus } from '../../rules/craft/craft.ts'
import type { GearClass } from '../../rules/gear/gear-class.ts'

/** A pair of hands is of use to any piece, so that no class is left with one wish only. */
function of(...bonuses: CraftBonus[]): readonly CraftBonus[] {
  return [...bonuses, 'squires']
}

/**
 * What a craft may give to gear of a class: what the class is about, and units of the groups that wear it. Not everything
 * everywhere, or one attack laid on all 24 places would beat every other castle.
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
