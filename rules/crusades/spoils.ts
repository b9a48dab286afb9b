import { createRandom } from '../core/random.ts'
import { levelPenaltyShare, type ResourceAmount, type RewardBasis } from '../missions/mission-reward.ts'
import {
  CRUSADE_LUCK,
  type CrusadeBoss,
  crusadeDiamondChance,
  crusadeExperience,
  crusadeGold,
  crusadeReward,
  crusadeShare,
} from './crusades.ts'

type Boss = Pick<CrusadeBoss, 'level' | 'hostsNeeded'>

/** What a member brings home from a victory, `experience` in hundredths. */
export type CrusadeSpoils = {
  experience: number
  gold: number
  diamonds: number
  resources: readonly ResourceAmount[]
}

/** Gold with the member's skill. */
function withSkill(gold: number, { goldSkill = 0 }: RewardBasis): number {
  return Math.floor((gold * (10_000 + goldSkill)) / 10_000)
}

/** The chance of gear of each member in basis points: by share, and less against bosses far below the member's level. */
export function crusadeGearChance(boss: Boss, level: number, members: number, chance: number): number {
  return Math.floor(
    (chance * crusadeShare(boss, members) * levelPenaltyShare(level, boss.level)) / 100_000_000,
  )
}

/** The spoils of one member. `seed` is drawn for the crusade and different for each member. */
export function crusadeSpoils(
  boss: Boss & { resources: readonly ResourceAmount[] },
  basis: RewardBasis,
  members: number,
  seed: string,
): CrusadeSpoils {
  const { gold, diamonds } = crusadeReward(boss, basis.level, members, createRandom(seed))
  return {
    experience: crusadeExperience(boss, basis, members),
    gold: withSkill(gold, basis),
    diamonds,
    resources: boss.resources,
  }
}

/** The range of a member's gold, and the chance of a diamond in basis points, for display. */
export function crusadeOdds(boss: Boss, basis: RewardBasis, members: number) {
  const gold = (luckPercent: number): number =>
    withSkill(crusadeGold(boss, basis.level, members, luckPercent), basis)
  return {
    goldMin: gold(CRUSADE_LUCK.min),
    goldMax: gold(CRUSADE_LUCK.max),
    diamondChance: crusadeDiamondChance(boss, basis.level, members),
  }
}
