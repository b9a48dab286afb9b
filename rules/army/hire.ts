import { type Money, type MoneyRefusal, maxBuyable, moneyRefusals, totalCost } from '../core/buying.ts'
import type { Refusal } from '../core/refusal.ts'
import { type ArmyGroup, unitPrice } from './army.ts'

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

/** Why `amount` units cannot be hired: the group's maximum first, then gold. Empty: they can. */
export function buyUnitsRefusals(request: UnitRequest & { amount: number }): ReturnType<typeof hireRefusals> {
  const { price, free } = unitMoney(request)
  return hireRefusals({ price, free, gold: request.gold, amount: request.amount })
}
