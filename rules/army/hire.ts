import { type Money, type MoneyRefusal, maxBuyable, moneyRefusals, totalCost } from '../core/buying.ts'
import type { Refusal } from '../core/refusal.ts'
import type { GameEvent } from '../quests/game-event.ts'
import { type Army, type ArmyGroup, unitPrice } from './army.ts'

/**
 * A request to hire. `current` and `max` units of the group, `gold` available, `discount` from skills in
 * basis points.
 */
export type UnitRequest = {
  group: ArmyGroup
  level: number
  current: number
  max: number
  gold: number
  discount?: number
}

function unitMoney(request: UnitRequest): { price: Money; purse: Money; free: number } {
  return {
    price: { gold: unitPrice(request.group, request.level, request.discount), diamonds: 0 },
    purse: { gold: request.gold, diamonds: 0 },
    free: Math.max(0, request.max - request.current),
  }
}

/** The number of units of the group that gold and its maximum allow. */
export function maxBuyableUnits(request: UnitRequest): number {
  return maxBuyable(unitMoney(request))
}

/** Why `amount` units cannot be hired at this price, with room for `free` of them: the room first, then gold. */
export function hireRefusals(request: {
  price: Money
  free: number
  gold: number
  amount: number
}): Refusal<'armyLimitReached' | MoneyRefusal['code']>[] {
  const { price, free, gold, amount } = request
  const money = moneyRefusals(totalCost(price, amount), { gold, diamonds: 0 })
  if (free >= amount) return money
  const message = free > 0 ? 'Столько в отряд не поместится' : 'Отряд полон'
  return [{ code: 'armyLimitReached', message, have: free, need: amount }, ...money]
}

/** Everything that decides about hiring: `army` and `max` in units, `gold` available, `discount` of skills in basis points. */
export type HiringState = { level: number; army: Army; max: Army; gold: number; discount: number }

/** The price of one unit for this castle. */
export function unitCost(state: Pick<HiringState, 'level' | 'discount'>, group: ArmyGroup): Money {
  return { gold: unitPrice(group, state.level, state.discount), diamonds: 0 }
}

/**
 * Hired units: why they are refused (empty: they are not), what they cost, and the army with them. The cost stands even
 * when they are refused; the army then stays as it is.
 */
export type DecidedHire = {
  refusals: ReturnType<typeof hireRefusals>
  cost: Money
  army: Army
  events: GameEvent[]
}

/**
 * Decides the hire of `amount` units (from 1) of a group, all or none (docs/game.md §5, "Buying"). Refusals:
 * armyLimitReached, notEnoughGold.
 */
export function decideHire(
  state: HiringState,
  { group, amount }: { group: ArmyGroup; amount: number },
): DecidedHire {
  const { army, max, gold } = state
  const price = unitCost(state, group)
  const refusals = hireRefusals({ price, free: Math.max(0, max[group] - army[group]), gold, amount })
  const cost = totalCost(price, amount)
  if (refusals.length > 0) return { refusals, cost, army, events: [] }
  return {
    refusals,
    cost,
    army: { ...army, [group]: army[group] + amount },
    events: [{ type: 'unitsBought', group, amount }],
  }
}
