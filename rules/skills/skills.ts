import type { ArmySkills } from '../army/characteristics.ts'
import { CURRENCIES, shortageOf } from '../core/currencies.ts'
import type { Refusal } from '../core/refusal.ts'

/** The four branches (docs/game.md, "Buildings, skills, income"). */
export const SKILL_BRANCHES = ['battle', 'defence', 'economy', 'craft'] as const

export type SkillBranch = (typeof SKILL_BRANCHES)[number]

/**
 * The effects of skills, in basis points (200 of `sharpeningChance` are 2 points), except `storageSlots` (whole).
 * `attack` and `health` count in every fight, the two with `raid` only in the defence of the player's castle.
 */
export const SKILL_EFFECTS = [
  'attack',
  'health',
  'raidDefenceAttack',
  'raidDefenceHealth',
  'healthRecovery',
  'vault',
  'taxes',
  'missionGold',
  'unitPrice',
  'buildingCost',
  'shopPrice',
  'marketFee',
  'recyclePoints',
  'craftBudget',
  'craftCost',
  'sharpeningChance',
  'storageSlots',
] as const

export type SkillEffect = (typeof SKILL_EFFECTS)[number]

/** A skill of the catalogue. `requires` are the skills, with levels, that unlock it: a tree within its branch. */
export type Skill = {
  key: string
  branch: SkillBranch
  name: string
  legend: string
  icon: string
  effect: SkillEffect
  /** The effect of one level. */
  perLevel: number
  requires: readonly { skillKey: string; level: number }[]
}

export const SKILL_LEVEL_MAX = 10
/** Glory for the first, second, third and fourth opened branch, in any order (docs/game.md §9). */
export const BRANCH_COSTS = [500, 1_000, 2_000, 3_000] as const

/** Maximum of all skills together. A shop discount above a quarter would make trading profitable without end. */
const EFFECT_MAX = {
  attack: 1_000,
  health: 1_000,
  raidDefenceAttack: 1_000,
  raidDefenceHealth: 1_000,
  healthRecovery: 5_000,
  vault: 5_000,
  taxes: 2_500,
  missionGold: 2_000,
  unitPrice: 2_000,
  buildingCost: 2_000,
  shopPrice: 2_500,
  marketFee: 5_000,
  recyclePoints: 2_000,
  craftBudget: 2_000,
  craftCost: 2_500,
  sharpeningChance: 200,
  storageSlots: 20,
} satisfies Record<SkillEffect, number>

/** The cap of an effect, in its own unit. */
export function effectMost(effect: SkillEffect): number {
  return EFFECT_MAX[effect]
}

/** Learned levels by skill key; a missing one is 0. */
export type SkillLevels = Readonly<Record<string, number>>

/** Glory for opening the next branch, or null when all four are open. */
export function branchCost(openBranches: number): number | null {
  return BRANCH_COSTS[openBranches] ?? null
}

/** Glory for raising a skill to `level` (1 to 10): 10 a level. */
export function skillCost(level: number): number {
  return 10 * level
}

/** Why this much glory cannot be paid. Empty: it can. */
export function gloryRefusals(have: number, need: number): Refusal<'notEnoughGlory'>[] {
  return have >= need ? [] : [shortageOf(CURRENCIES.GLORY, have, need)]
}

/** The effects of all learned skills, each capped. */
export function skillTotals(
  skills: readonly Pick<Skill, 'key' | 'effect' | 'perLevel'>[],
  levels: SkillLevels,
): Record<SkillEffect, number> {
  const totalOf = (effect: SkillEffect): number =>
    Math.min(
      EFFECT_MAX[effect],
      skills
        .filter((skill) => skill.effect === effect)
        .reduce((sum, { key, perLevel }) => sum + perLevel * (levels[key] ?? 0), 0),
    )
  return {
    attack: totalOf('attack'),
    health: totalOf('health'),
    raidDefenceAttack: totalOf('raidDefenceAttack'),
    raidDefenceHealth: totalOf('raidDefenceHealth'),
    healthRecovery: totalOf('healthRecovery'),
    vault: totalOf('vault'),
    taxes: totalOf('taxes'),
    missionGold: totalOf('missionGold'),
    unitPrice: totalOf('unitPrice'),
    buildingCost: totalOf('buildingCost'),
    shopPrice: totalOf('shopPrice'),
    marketFee: totalOf('marketFee'),
    recyclePoints: totalOf('recyclePoints'),
    craftBudget: totalOf('craftBudget'),
    craftCost: totalOf('craftCost'),
    sharpeningChance: totalOf('sharpeningChance'),
    storageSlots: totalOf('storageSlots'),
  }
}

/** The bonuses of an army in a fight. `defending` adds those for the defence of the player's castle. */
export function armySkills(
  totals: Pick<Record<SkillEffect, number>, 'attack' | 'health' | 'raidDefenceAttack' | 'raidDefenceHealth'>,
  defending = false,
): ArmySkills {
  return {
    attackBasisPoints: totals.attack + (defending ? totals.raidDefenceAttack : 0),
    healthBasisPoints: totals.health + (defending ? totals.raidDefenceHealth : 0),
  }
}
