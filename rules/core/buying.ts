import { CURRENCIES, shortageOf } from './currencies.ts'
import type { Refusal } from './refusal.ts'

/** A price or a purse: whole gold and diamonds. */
export type Money = { gold: number; diamonds: number }

/** Maximum of a stack (docs/game.md §5). */
export const STACK_MAX = 500

/**
 * Free space for an item (docs/game.md §5, "Buying"): the rest of its stack; without a stack a full one if a slot is
 * free, else nothing.
 */
export function freeSpace(stock: { stackAmount: number | null; freeSlots: number }): number {
  if (stock.stackAmount !== null) return Math.max(0, STACK_MAX - stock.stackAmount)
  return stock.freeSlots > 0 ? STACK_MAX : 0
}

/** Unit price times amount, per currency (docs/game.md §5). */
export function totalCost(price: Money, amount: number): Money {
  return { gold: price.gold * amount, diamonds: price.diamonds * amount }
}

function affordable(price: number, purse: number): number {
  return price > 0 ? Math.floor(purse / price) : Number.POSITIVE_INFINITY
}

/** The minimum of what gold, diamonds and free space allow, never below 0 (docs/game.md §5). */
export function maxBuyable(request: { price: Money; purse: Money; free: number }): number {
  const byGold = affordable(request.price.gold, request.purse.gold)
  const byDiamonds = affordable(request.price.diamonds, request.purse.diamonds)
  return Math.max(0, Math.min(byGold, byDiamonds, request.free))
}

export type MoneyRefusal = Refusal<'notEnoughGold' | 'notEnoughDiamonds'>

/** Currencies that are short for a cost: gold first, then diamonds. */
export function moneyRefusals(cost: Money, purse: Money): MoneyRefusal[] {
  const refusals: MoneyRefusal[] = []
  if (purse.gold < cost.gold) {
    refusals.push(shortageOf(CURRENCIES.GOLD, purse.gold, cost.gold))
  }
  if (purse.diamonds < cost.diamonds) {
    refusals.push(shortageOf(CURRENCIES.DIAMONDS, purse.diamonds, cost.diamonds))
  }
  return refusals
}

/** Why items cannot be bought (docs/game.md §5): no space first, then money. Empty: they can. */
export function buyRefusals(request: {
  price: Money
  amount: number
  purse: Money
  free: number
}): Refusal<'notEnoughSpace' | MoneyRefusal['code']>[] {
  const money = moneyRefusals(totalCost(request.price, request.amount), request.purse)
  if (request.free >= request.amount) return money
  return [
    { code: 'notEnoughSpace', message: 'На складе нет места', have: request.free, need: request.amount },
    ...money,
  ]
}
