import { type Money, type MoneyRefusal, maxBuyable, moneyRefusals, totalCost } from '../core/buying.ts'
import type { Refusal } from '../core/refusal.ts'
import { type ArmyGroup, unitPrice } from './army.ts'

/**
 * A request to hire. `current` and `max` units of the group, `gold` available, `discount` from skills in
 * basis points.
 */
export type UnitWish = {
  group: ArmyGroup
  level: number
  current: number
  max: number
  gold: number
  discount?: number
}

function unitMoney(wish: UnitWish): { price: Money; purse: Money; free: number } {
  return {
    price: { gold: unitPrice(wish.group, wish.level, wish.discount), diamonds: 0 },
    purse: { gold: wish.gold, diamonds: 0 },
    free: Math.max(0, wish.max - wish.current),
  }
}

/** How many units of the group gold and its maximum allow. */
export function maxBuyableUnits(wish: UnitWish): number {
  return maxBuyable(unitMoney(wish))
}

/** Why `amount` units cannot be hired at this price, with room for `free` of them: the room first, then gold. */
export function hireRefusals(wish: {
  price: Money
  free: number
  gold: number
  amount: number
}): Refusal<'armyLimitReached' | MoneyRefusal['code']>[] {
  const { price, free, gold, amount } = wish
  const money = moneyRefusals(totalCost(price, amount), { gold, diamonds: 0 })
  if (free >= amount) return money
  return [
    { code: 'armyLimitReached', message: 'Достигнут предел отряда', have: free, need: amount },
    ...money,
  ]
}

/** Why `amount` units cannot be hired: the group's maximum first, then gold. Empty: they can. */
export function buyUnitsRefusals(wish: UnitWish & { amount: number }): ReturnType<typeof hireRefusals> {
  const { price, free } = unitMoney(wish)
  return hireRefusals({ price, free, gold: wish.gold, amount: wish.amount })
}
