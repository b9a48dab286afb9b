import type { Reward } from '../../../generated/types.ts'
import type { ResourceAmount } from '../../../rules/missions/mission-reward.ts'
import { resourceById } from '../items/resource-views.ts'
import { gearModel } from '../items/worn.ts'

/** A found piece. Without an id it was left behind, because the storage was full. */
export type FoundGear = {
  readonly gearEntityId: number | null
  readonly gearId: number
  readonly quality: number
}

/**
 * `amount` came into the storage, `leftBehind` did not fit on the stack. Rewards stored earlier name only the
 * former.
 */
export type RewardedResource = ResourceAmount & { readonly leftBehind?: number }

/** A paid reward as stored, experience in hundredths. Rewards from before there was gear have none. */
export type StoredReward = {
  readonly experience: number
  readonly gold: number
  readonly diamonds: number
  readonly glory: number
  readonly resources: readonly RewardedResource[]
  readonly gear?: readonly FoundGear[]
}

export const NO_REWARD: StoredReward = { experience: 0, gold: 0, diamonds: 0, glory: 0, resources: [] }

function viewFound({ gearEntityId, gearId, quality }: FoundGear): Reward['gear'] {
  const model = gearModel(gearId)
  if (!model) return []
  const { name, icon, gearClass } = model
  return [{ gearEntityId, gearId, name, icon, gearClass, quality, isLeftBehind: gearEntityId === null }]
}

/** A reward with the names of its items. */
export function viewReward(reward: StoredReward): Reward {
  return {
    experience: reward.experience,
    gold: reward.gold,
    diamonds: reward.diamonds,
    glory: reward.glory,
    resources: reward.resources.flatMap(({ resourceId, amount, leftBehind = 0 }) => {
      const resource = resourceById(resourceId)
      return resource ? [{ resourceId, name: resource.name, icon: resource.icon, amount, leftBehind }] : []
    }),
    gear: (reward.gear ?? []).flatMap(viewFound),
  }
}
