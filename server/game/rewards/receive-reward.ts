import type { ResourceAmount } from '#rules/missions/mission-reward.ts'
import { receiveResources } from '../items/resources.ts'
import type { ResourceSource } from '../items/sources.ts'
import type { LockedPlayer } from '../player/lock-order.ts'
import type { RewardedResource } from './reward.ts'

/**
 * Puts a reward's resources, each of another kind, into the storage. What a full stack cannot take is left behind.
 */
export async function receiveRewardResources(
  player: LockedPlayer,
  resources: readonly ResourceAmount[],
  source: ResourceSource,
  reference: string,
): Promise<RewardedResource[]> {
  const received = await receiveResources(player, resources, source, reference)
  return resources.map(({ resourceId, amount: found }) => {
    const amount = received.find((one) => one.resourceId === resourceId)?.amount ?? 0
    return { resourceId, amount, leftBehind: found - amount }
  })
}
