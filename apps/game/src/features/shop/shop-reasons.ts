import type { ConsumableStack, InventoryData, Price, ShopConsumable } from '#generated/types.ts'
import { freeSpace, maxBuyable, moneyRefusals } from '#rules/core/buying.ts'
import { decideConsumablePurchase, decideGearPurchase } from '#rules/shop/purchase.ts'
import { reasonsOf } from '../../shell/refusal-reasons.ts'
import type { Reason } from '../../ui/overlays/reasons.tsx'

/** What the shop needs to know about the player. */
export type Buyer = { level: number; gold: number; diamonds: number }

/** Why gear cannot be bought, in the server's order. Each takes one slot. */
export function cannotBuyGear(price: Price, amount: number, buyer: Buyer, free: number): Reason[] {
  return reasonsOf(decideGearPurchase({ price, purse: buyer, free }, amount).refusals)
}

/** How much gear can be bought now. */
export function mostGear(price: Price, buyer: Buyer, free: number): number {
  return maxBuyable({ price, purse: buyer, free })
}

export function stackOf(
  { consumables }: Pick<InventoryData, 'consumables'>,
  consumableId: number,
): ConsumableStack | undefined {
  return consumables.find((stack) => stack.consumableId === consumableId)
}

function spaceFor(inventory: InventoryData, consumableId: number): number {
  const stackAmount = stackOf(inventory, consumableId)?.amount ?? null
  return freeSpace({ stackAmount, freeSlots: inventory.slots.free })
}

export function cannotBuyConsumable(
  { consumable, price }: ShopConsumable,
  amount: number,
  buyer: Buyer,
  inventory: InventoryData,
): Reason[] {
  const free = spaceFor(inventory, consumable.consumableId)
  const { levelMin } = consumable
  const state = { price, purse: buyer, free, level: buyer.level, levelMin }
  return reasonsOf(decideConsumablePurchase(state, amount).refusals)
}

/** How many units can be bought now. */
export function mostConsumables(
  { consumable, price }: ShopConsumable,
  buyer: Buyer,
  inventory: InventoryData,
): number {
  if (buyer.level < consumable.levelMin) return 0
  return maxBuyable({ price, purse: buyer, free: spaceFor(inventory, consumable.consumableId) })
}

export function cannotChange(diamonds: number, buyer: Buyer): Reason[] {
  return reasonsOf(moneyRefusals({ gold: 0, diamonds }, buyer))
}
