import type { Army } from '#rules/army/army.ts'
import type { ArmySkills } from '#rules/army/characteristics.ts'
import type { GearBonus } from '#rules/gear/stats.ts'
import type { SkillEffect } from '#rules/skills/skills.ts'

/** Bonus of all worn gear, valid until gear changes. Losses in a fight rarely change it. */
export type Worn = {
  bonus: GearBonus
  /** Units by group from which everything worn gives all it has; below it the gear is summed again. */
  enough: Army
  /** The army for which `bonus` holds where it is below `enough`. */
  countedFor: Army
}

export type Learned = { fighting: ArmySkills; totals: Record<SkillEffect, number> }

/** Cached parts of an army; null when they must be computed again. */
export type ArmyCache = { worn: Worn | null; learned: Learned | null }
