import type { Money } from '../core/buying.ts'
import type { Refusal } from '../core/refusal.ts'
import { recycleRefusals } from '../forge/recycle.ts'
import { sellPrice } from './trade.ts'

/** Gear that is offered to the shop, with its full price. */
export type OfferedGear = Parameters<typeof recycleRefusals>[0] & { cost: Readonly<Money> }

type SaleRefusal = ReturnType<typeof recycleRefusals>[number] | Refusal<'notEnoughItems' | 'nothingToGain'>

/** A sale: why it is refused (empty: it is not), and the gold that it brings, even when it is refused. */
export type DecidedSale = { refusals: SaleRefusal[]; gold: number }

/** The shop pays gold only. It does not buy items that cost diamonds, since it would pay nothing. */
function worthRefusals(gold: number): SaleRefusal[] {
  if (gold > 0) return []
  return [{ code: 'nothingToGain', message: 'Лавка за это ничего не даст', have: 0, need: 1 }]
}

/**
 * Decides the sale of a gear item to the shop (docs/game.md §9). Refusals: gearLocked, gearInMarket, gearEquipped,
 * nothingToGain, in this order.
 */
export function decideGearSale(gear: OfferedGear): DecidedSale {
  const { gold } = sellPrice(gear.cost, 1)
  return { refusals: [...recycleRefusals(gear), ...worthRefusals(gold)], gold }
}

/**
 * Decides the sale of an amount (from 1) of a stack; `free` is the part that is not on the market. Refusals: notEnoughItems,
 * nothingToGain, in this order.
 */
export function decideStackSale(
  { free, cost }: { free: number; cost: Readonly<Money> },
  amount: number,
): DecidedSale {
  const { gold } = sellPrice(cost, amount)
  const short: SaleRefusal[] =
    free >= amount ? [] : [{ code: 'notEnoughItems', message: 'Столько у вас нет', have: free, need: amount }]
  return { refusals: [...short, ...worthRefusals(gold)], gold }
}
