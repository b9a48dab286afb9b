import { buyRefusals, type Money, type MoneyRefusal, moneyRefusals, totalCost } from '../core/buying.ts'
import type { Refusal } from '../core/refusal.ts'
import type { GameEvent } from '../quests/game-event.ts'
import { goldForDiamonds } from './trade.ts'

/** Everything that decides a purchase: the price of one with the discount, the purse, and how many fit into the storage. */
export type PurchaseState = { price: Money; purse: Money; free: number }

export type PurchaseRefusal = Refusal<'levelTooLow' | 'notEnoughSpace'> | MoneyRefusal

/** A purchase: why it is refused (empty: it is not), and what it costs, even when it is refused. */
export type DecidedPurchase = { refusals: PurchaseRefusal[]; cost: Money; events: GameEvent[] }

function decided(refusals: PurchaseRefusal[], cost: Money, bought: readonly GameEvent[]): DecidedPurchase {
  if (refusals.length > 0) return { refusals, cost, events: [] }
  // Quests count gold alone.
  const spent: GameEvent[] = cost.gold > 0 ? [{ type: 'goldSpentInShop', amount: cost.gold }] : []
  return { refusals, cost, events: [...bought, ...spent] }
}

/**
 * Decides the purchase of so many gear items (from 1), each of which needs a slot (docs/game.md §5, "Buying"). Refusals:
 * notEnoughSpace, notEnoughGold, notEnoughDiamonds, in this order.
 */
export function decideGearPurchase(state: PurchaseState, amount: number): DecidedPurchase {
  const bought = Array.from({ length: amount }, () => ({ type: 'gearBought' as const }))
  return decided(buyRefusals({ ...state, amount }), totalCost(state.price, amount), bought)
}

/**
 * Decides the purchase of so much of a consumable (from 1). It is not sold to a player below `levelMin`, who could not use
 * it. Refusals: levelTooLow, notEnoughSpace, notEnoughGold, notEnoughDiamonds, in this order.
 */
export function decideConsumablePurchase(
  state: PurchaseState & { level: number; levelMin: number },
  amount: number,
): DecidedPurchase {
  const { level, levelMin } = state
  const tooLow: PurchaseRefusal[] =
    level >= levelMin
      ? []
      : [{ code: 'levelTooLow', message: `Нужен уровень ${levelMin}`, have: level, need: levelMin }]
  return decided([...tooLow, ...buyRefusals({ ...state, amount })], totalCost(state.price, amount), [
    { type: 'consumableBought', amount },
  ])
}

/** An exchange: why it is refused (empty: it is not), and the gold that it brings, even when it is refused. */
export type DecidedExchange = { refusals: MoneyRefusal[]; gold: number }

/** Decides the exchange of diamonds for gold at a rate in whole per cent. Refusal: notEnoughDiamonds. */
export function decideExchange(
  state: { level: number; diamonds: number; ratePercent: number },
  diamonds: number,
): DecidedExchange {
  return {
    refusals: moneyRefusals({ gold: 0, diamonds }, { gold: 0, diamonds: state.diamonds }),
    gold: goldForDiamonds(diamonds, state.level, state.ratePercent),
  }
}
