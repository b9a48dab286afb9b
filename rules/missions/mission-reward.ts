import { instructorsShare } from '../army/characteristics.ts'
import { WHOLE } from '../core/basis-points.ts'
import type { Random } from '../core/random.ts'
import { tiredShareOfSpend } from '../energy/tired-troops.ts'
import { type Difficulty, type Mission, missionEnergy } from './missions.ts'

/**
 * The player's level and army, and the energy spent earlier in the game day. `goldSkill`: bonus to gold in basis
 * points; missing in missions that started before skills existed.
 */
export type RewardBasis = {
  level: number
  instructors: number
  energySpentToday: number
  goldSkill?: number
}

export type ResourceAmount = { resourceId: number; amount: number }

/** `experience` in hundredths, everything else whole. */
export type MissionReward = {
  experience: number
  gold: number
  diamonds: number
  resources: ResourceAmount[]
}

/** Experience of a won mission in hundredths, before instructors, tired troops and level. */
const EXPERIENCE = { EASY: 100, MEDIUM: 200, HARD: 400 } satisfies Record<Difficulty, number>
/** Gold per energy in per cent of the easy mission's. */
const GOLD_PERCENT = { EASY: 100, MEDIUM: 125, HARD: 190 } satisfies Record<Difficulty, number>
/** Range of the random factor of gold, in per cent. */
const GOLD_LUCK = { min: 80, max: 120 } as const
/** Chance of a diamond in basis points. */
const DIAMOND = { EASY: 280, MEDIUM: 1_000, HARD: 3_300 } satisfies Record<Difficulty, number>

/** Basis points that remain of a reward at a mission below the player's level: − 25 % a level from the second on. */
export function levelPenaltyShare(level: number, missionLevel: number): number {
  return Math.max(0, WHOLE - 2_500 * Math.max(0, level - missionLevel - 1))
}

/** Experience of a won mission in hundredths: with instructors, tired troops and the level's penalty. */
export function missionExperience(
  mission: Pick<Mission, 'level'>,
  difficulty: Difficulty,
  basis: RewardBasis,
): number {
  const taught = WHOLE + Math.floor(instructorsShare(basis.instructors, basis.level) / 2)
  const tired = tiredShareOfSpend(basis.energySpentToday, missionEnergy(difficulty))
  const penalty = levelPenaltyShare(basis.level, mission.level)
  return Math.floor((EXPERIENCE[difficulty] * taught * tired * penalty) / (WHOLE * WHOLE * WHOLE))
}

/** Hundredths of gold for one energy of an easy mission: 4 + level^1.35. */
export function goldPerEnergy(missionLevel: number): number {
  return Math.round(100 * (4 + missionLevel ** 1.35))
}

/**
 * Gold for a random factor in per cent: energy · `goldPerEnergy` · difficulty, minus the level penalty, plus
 * skills.
 */
function goldAt(
  mission: Pick<Mission, 'level'>,
  difficulty: Difficulty,
  { level, goldSkill = 0 }: Pick<RewardBasis, 'level' | 'goldSkill'>,
  luckPercent: number,
): number {
  const gold =
    missionEnergy(difficulty) * goldPerEnergy(mission.level) * GOLD_PERCENT[difficulty] * luckPercent
  const plain = Math.floor((gold * levelPenaltyShare(level, mission.level)) / (1_000_000 * WHOLE))
  return Math.floor((plain * (WHOLE + goldSkill)) / WHOLE)
}

/** Minimum and maximum gold of a won mission. */
export function missionGold(
  mission: Pick<Mission, 'level'>,
  difficulty: Difficulty,
  basis: Pick<RewardBasis, 'level' | 'goldSkill'>,
): { min: number; max: number } {
  return {
    min: goldAt(mission, difficulty, basis, GOLD_LUCK.min),
    max: goldAt(mission, difficulty, basis, GOLD_LUCK.max),
  }
}

/** Chance of a diamond from a won mission, in basis points. */
export function missionDiamondChance(
  mission: Pick<Mission, 'level'>,
  difficulty: Difficulty,
  level: number,
): number {
  return Math.floor((DIAMOND[difficulty] * levelPenaltyShare(level, mission.level)) / WHOLE)
}

/** The reward of a won mission. Do not call it for a lost or drawn one. Resources have no level penalty. */
export function missionReward(
  mission: Pick<Mission, 'level' | 'drops'>,
  difficulty: Difficulty,
  basis: RewardBasis,
  random: Random,
): MissionReward {
  const luckPercent = random.int(GOLD_LUCK.min, GOLD_LUCK.max)
  const diamond = random.chance(missionDiamondChance(mission, difficulty, basis.level))
  return {
    experience: missionExperience(mission, difficulty, basis),
    gold: goldAt(mission, difficulty, basis, luckPercent),
    diamonds: diamond ? 1 : 0,
    resources: mission.drops
      .filter((drop) => random.chance(drop.chance[difficulty]))
      .map(({ resourceId, amount }) => ({ resourceId, amount })),
  }
}
