import { RESOURCES } from '../../../catalogue/resources.ts'
import type { Reward } from '../../../generated/events.ts'
import type { ResourceAmount } from '../../../rules/mission-reward.ts'

/** What was paid, as it is stored; experience in hundredths. */
export interface StoredReward {
  readonly experience: number
  readonly gold: number
  readonly diamonds: number
  readonly glory: number
  readonly resources: readonly ResourceAmount[]
}

export const NO_REWARD: StoredReward = { experience: 0, gold: 0, diamonds: 0, glory: 0, resources: [] }

const resourcesById = new Map(RESOURCES.map((resource) => [resource.id, resource]))

/** A resource of the catalogue by id. */
export const resourceById = (id: number) => resourcesById.get(id)

/** A reward with the names of what is in it. */
export const viewReward = (reward: StoredReward): Reward => ({
  experience: reward.experience,
  gold: reward.gold,
  diamonds: reward.diamonds,
  glory: reward.glory,
  resources: reward.resources.flatMap(({ resourceId, amount }) => {
    const resource = resourceById(resourceId)
    return resource ? [{ resourceId, name: resource.name, icon: resource.icon, amount }] : []
  }),
})
