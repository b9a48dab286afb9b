import { WHOLE } from '../core/basis-points.ts'
import {
  goldPerEnergy,
  levelPenaltyShare,
  type MissionReward,
  type ResourceAmount,
  type RewardBasis,
} from './mission-reward.ts'
import type { Mission } from './missions.ts'
import { type PatrolHours, patrolEnergy, patrolShares } from './patrol.ts'

/** Gold of a patrol in per cent of an easy mission's of the same energy. */
const GOLD_PERCENT = 200

export type PatrolSpoils = { gold: number; resources: ResourceAmount[] }

/**
 * What a patrol of one hour gathers: gold, and each resource of the place without a draw. Gold has the mission's level
 * penalty and skills, resources do not.
 */
export function patrolSpoils(
  mission: Pick<Mission, 'level' | 'drops'>,
  { level, goldSkill = 0 }: Pick<RewardBasis, 'level' | 'goldSkill'>,
): PatrolSpoils {
  const hundredths = patrolEnergy(1) * goldPerEnergy(mission.level) * GOLD_PERCENT
  const plain = Math.floor((hundredths * levelPenaltyShare(level, mission.level)) / (10_000 * WHOLE))
  return {
    gold: Math.floor((plain * (WHOLE + goldSkill)) / WHOLE),
    resources: mission.drops.map(({ resourceId, amount }) => ({ resourceId, amount })),
  }
}

/** The spoils of `shares` hours of one. */
export function sharesOf({ gold, resources }: PatrolSpoils, shares: number): PatrolSpoils {
  return {
    gold: gold * shares,
    resources: resources.map(({ resourceId, amount }) => ({ resourceId, amount: amount * shares })),
  }
}

/** The reward of a won mission with its patrol; each resource is named once. */
export function withPatrol(
  reward: MissionReward,
  hours: PatrolHours,
  mission: Pick<Mission, 'level' | 'drops'>,
  basis: Pick<RewardBasis, 'level' | 'goldSkill'>,
): MissionReward {
  const { gold, resources } = sharesOf(patrolSpoils(mission, basis), patrolShares(hours))
  const amounts = new Map(reward.resources.map(({ resourceId, amount }) => [resourceId, amount]))
  for (const { resourceId, amount } of resources) {
    amounts.set(resourceId, (amounts.get(resourceId) ?? 0) + amount)
  }
  return {
    ...reward,
    gold: reward.gold + gold,
    resources: [...amounts].map(([resourceId, amount]) => ({ resourceId, amount })),
  }
}
