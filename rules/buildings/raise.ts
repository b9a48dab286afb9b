import { type MoneyRefusal, moneyRefusals } from '../core/buying.ts'
import type { Refusal } from '../core/refusal.ts'
import type { ResourceAmount } from '../missions/mission-reward.ts'
import type { GameEvent } from '../quests/game-event.ts'
import {
  type Building,
  type BuildingCost,
  type BuildingLevels,
  buildingNeedsLevel,
  buildingPrice,
  type ResourceStock,
  resourceRefusals,
} from './buildings.ts'

/** Everything that decides about raising a building. */
export type RaiseState = {
  buildings: BuildingLevels
  /** Of the player. */
  level: number
  cost: BuildingCost
  /** Of skills, basis points. */
  discount: number
  gold: number
  stock: ResourceStock
}

export type RaiseRefusal = Refusal<'levelTooLow' | 'notEnoughResources'> | MoneyRefusal

/**
 * A raised building: why it is refused (empty: it is not), the level to be built, what it costs, and all levels after it.
 * Cost and level stand even when it is refused; the buildings then stay as they are.
 */
export type DecidedRaise = {
  refusals: RaiseRefusal[]
  buildingLevel: number
  /** Gold with the discount, resources in full. */
  cost: { gold: number; resources: ResourceAmount[] }
  buildings: BuildingLevels
  events: GameEvent[]
}

/**
 * Decides about raising a building by one level (docs/game.md §9). Refusals: levelTooLow (of the player), notEnoughResources,
 * notEnoughGold, in this order.
 */
export function decideRaise(state: RaiseState, building: Building): DecidedRaise {
  const { buildings, level, gold, stock } = state
  const buildingLevel = buildings[building] + 1
  const cost = buildingPrice(state.cost, buildingLevel, state.discount)
  const need = buildingNeedsLevel(building, buildingLevel)
  const tooLow: RaiseRefusal[] =
    level >= need ? [] : [{ code: 'levelTooLow', message: `Нужен уровень ${need}`, have: level, need }]
  const refusals = [
    ...tooLow,
    ...resourceRefusals(cost.resources, stock),
    ...moneyRefusals({ gold: cost.gold, diamonds: 0 }, { gold, diamonds: 0 }),
  ]
  if (refusals.length > 0) return { refusals, buildingLevel, cost, buildings, events: [] }
  return {
    refusals,
    buildingLevel,
    cost,
    buildings: { ...buildings, [building]: buildingLevel },
    events: [{ type: 'buildingRaised' }],
  }
}
