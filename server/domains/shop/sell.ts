import { wineById } from '#catalogue/inventory/wines.ts'
import type { SellConsumablesRequest, SellGearRequest } from '#generated/types.ts'
import { decideGearSale, decideStackSale } from '#rules/shop/sale.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { readConsumables, removeConsumables } from '../../game/items/consumables.ts'
import { removeGear } from '../../game/items/gear.ts'
import { gearCost } from '../../game/items/item-views.ts'
import { findOwnGear } from '../../game/items/own-gear.ts'
import { earn, settlePlayer } from '../../game/player/ledger.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { notFound } from '../../platform/errors.ts'
import { expectGold } from './prices.ts'

/**
 * Sells a locked player's gear, all or none, each for half of its full price, and returns the gold. 404; 409
 * priceChanged; 422 gearLocked, gearInMarket, gearEquipped, nothingToGain.
 */
export async function sellGear(
  player: LockedPlayer,
  { gearEntityIds, gold: shown }: SellGearRequest,
): Promise<number> {
  const items = (await findOwnGear(player, gearEntityIds)).map(({ row, gear }) => ({
    row,
    ...decideGearSale({ ...row, cost: gearCost(gear) }),
  }))
  refuseByRules(items.flatMap(({ refusals }) => refusals))
  const total = items.reduce((sum, { gold }) => sum + gold, 0)
  expectGold(shown, total)
  await removeGear(player, gearEntityIds, 'SHOP')
  settlePlayer(player, {
    entries: items.map(({ row, gold }) => ({
      money: { gold },
      source: 'SHOP_GEAR',
      reference: `gear:${row.gearId}:${row.id}`,
    })),
  })
  return total
}

/**
 * Sells from a locked player's stack and returns the gold. 404; 409 priceChanged; 422 notEnoughItems, nothingToGain.
 */
export async function sellConsumables(
  player: LockedPlayer,
  { consumableId, amount, gold: shown }: SellConsumablesRequest,
): Promise<number> {
  const wine = wineById(consumableId)
  if (!wine) throw notFound('notFound', 'Такого припаса нет')
  const stack = (await readConsumables(player.id)).find(({ id }) => id === consumableId)
  const free = (stack?.amount ?? 0) - (stack?.amountInMarket ?? 0)
  const { refusals, gold } = decideStackSale({ free, cost: wine.cost }, amount)
  refuseByRules(refusals)
  expectGold(shown, gold)
  await removeConsumables(player, [{ consumableId, amount }], 'SHOP')
  earn(player, { gold }, 'SHOP_CONSUMABLE', { reference: `consumable:${consumableId}:${amount}` })
  return gold
}
