import { z } from 'zod'
import type { Reward } from '#generated/types.ts'
import { NO_MONEY, pursesOf } from '#rules/core/currencies.ts'
import { gearModel } from '../items/gear-of-row.ts'
import { resourceById } from '../items/resource-views.ts'

/** A found item. Without an id it was left behind, because the storage was full. */
const foundGear = z.object({ gearEntityId: z.int().nullable(), gearId: z.int(), quality: z.int() }).readonly()
export type FoundGear = z.infer<typeof foundGear>

/**
 * `amount` came into the storage, `leftBehind` did not fit on the stack. Rewards stored earlier name only the
 * former.
 */
const rewardedResource = z
  .object({ resourceId: z.int(), amount: z.int(), leftBehind: z.int().exactOptional() })
  .readonly()

export type RewardedResource = z.infer<typeof rewardedResource>

/** A paid reward as stored, experience in hundredths. Rewards from before there was gear have none. */
export const storedReward = z
  .object({
    experience: z.number(),
    ...pursesOf(() => z.number()),
    resources: z.array(rewardedResource).readonly(),
    gear: z.array(foundGear).readonly().exactOptional(),
  })
  .readonly()
export type StoredReward = z.infer<typeof storedReward>

export const NO_REWARD: StoredReward = { experience: 0, ...NO_MONEY, resources: [] }

function viewFound({ gearEntityId, gearId, quality }: FoundGear): Reward['gear'] {
  const model = gearModel(gearId)
  if (!model) return []
  const { name, icon, gearClass } = model
  return [{ gearEntityId, gearId, name, icon, gearClass, quality, isLeftBehind: gearEntityId === null }]
}

/** A reward with the names of its items. Throws if a stored one is spoiled. */
export function viewReward(given: StoredReward): Reward {
  const reward = storedReward.parse(given)
  return {
    experience: reward.experience,
    ...pursesOf(({ purse }) => reward[purse]),
    resources: reward.resources.flatMap(({ resourceId, amount, leftBehind = 0 }) => {
      const resource = resourceById(resourceId)
      return resource ? [{ resourceId, name: resource.name, icon: resource.icon, amount, leftBehind }] : []
    }),
    gear: (reward.gear ?? []).flatMap(viewFound),
  }
}
