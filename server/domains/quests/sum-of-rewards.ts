import { pursesOf } from '#rules/core/currencies.ts'
import { NO_REWARD, type RewardedResource, type StoredReward } from '../../game/rewards/reward.ts'

function addResource(sum: readonly RewardedResource[], more: RewardedResource): RewardedResource[] {
  const { resourceId, amount, leftBehind = 0 } = more
  const own = sum.find((resource) => resource.resourceId === resourceId)
  const together = {
    resourceId,
    amount: (own?.amount ?? 0) + amount,
    leftBehind: (own?.leftBehind ?? 0) + leftBehind,
  }
  return [...sum.filter((resource) => resource !== own), together]
}

/** Several paid rewards as one. Rewards of quests bring no gear. */
export function sumOfRewards(rewards: readonly StoredReward[]): StoredReward {
  return rewards.reduce(
    (sum, { experience, resources, ...paid }) => ({
      experience: sum.experience + experience,
      ...pursesOf(({ purse }) => sum[purse] + paid[purse]),
      resources: resources.reduce(addResource, [...sum.resources]),
    }),
    NO_REWARD,
  )
}
