import type { ConsumableStack, Gear } from '#generated/types.ts'
import type { Money } from '#rules/core/buying.ts'
import { decideGearSale, decideStackSale } from '#rules/shop/sale.ts'
import { sellPrice } from '#rules/shop/trade.ts'
import { reasonsOf } from '../../shell/refusal-reasons.ts'
import type { Reason } from '../../ui/overlays/reasons.tsx'

/** Gold that the shop pays for gear, or for an amount of a stack. */
export function soldFor({ cost }: { cost: Readonly<Money> }, amount = 1): number {
  return sellPrice(cost, amount).gold
}

export function cannotSellGear(gear: Gear): Reason[] {
  return reasonsOf(decideGearSale(gear).refusals)
}

export function cannotSellConsumable(stack: ConsumableStack, amount: number): Reason[] {
  const free = stack.amount - stack.amountInMarket
  return reasonsOf(decideStackSale({ free, cost: stack.cost }, amount).refusals)
}
