import type { MissionDrop } from '#generated/types.ts'
import { wholePercent } from '#rules/missions/mission-forecast.ts'
import type { RewardBasis } from '#rules/missions/mission-reward.ts'
import { resourceById } from '../../game/items/resource-views.ts'
import { gameMilliseconds } from '../../platform/clock.ts'

/** A rested lord of this level, without instructors and skills. */
export function plainLord(level: number): RewardBasis {
  return { level, instructors: 0, energySpentToday: 0 }
}

/** Seconds in this world, rounded up. */
export function worldSeconds(seconds: number): number {
  return Math.ceil(gameMilliseconds(seconds) / 1000)
}

type Chances = {
  /** All chances in basis points. */
  readonly diamond: number
  readonly gear: number
  readonly resources: readonly {
    readonly resourceId: number
    readonly amount: number
    readonly chance: number
  }[]
}

export function viewChances({ diamond, gear, resources }: Chances): MissionDrop[] {
  const drop = (kind: MissionDrop['kind'], name: string, icon: string, chance: number): MissionDrop[] =>
    chance > 0 ? [{ kind, name, icon, chancePercent: wholePercent(chance) }] : []
  return [
    ...drop('DIAMOND', 'Алмаз', 'cut-diamond', diamond),
    ...drop('GEAR', 'Снаряжение', 'knapsack', gear),
    ...resources.flatMap(({ resourceId, amount, chance }) => {
      const resource = resourceById(resourceId)
      return resource ? drop('RESOURCE', `${resource.name}, ${amount}\u00a0шт.`, resource.icon, chance) : []
    }),
  ]
}
