import { wineById } from '#catalogue/inventory/wines.ts'
import type { BuyConsumablesRequest, BuyConsumablesResult } from '#generated/types.ts'
import { buyRefusals, freeSpace, totalCost } from '#rules/core/buying.ts'
import { consumableLevelRefusals } from '#rules/shop/shop.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import { readConsumables, receiveConsumables } from '../../game/items/consumables.ts'
import { readStorageUse } from '../../game/items/storage.ts'
import { spend } from '../../game/player/ledger.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { notFound } from '../../platform/errors.ts'
import { expectPrice, priceFor } from './prices.ts'

/**
 * Buys consumables for a locked player. 404; 409 priceChanged; 422 levelTooLow, notEnoughSpace, notEnoughGold,
 * notEnoughDiamonds.
 */
export async function buyConsumables(
  player: LockedPlayer,
  { consumableId, amount, price: shown }: BuyConsumablesRequest,
): Promise<BuyConsumablesResult> {
  const wine = wineById(consumableId)
  if (!wine) throw notFound('notFound', 'Такого припаса в лавке нет')
  const price = priceFor(player, wine.cost)
  expectPrice(shown, price)
  const [stacks, storage] = await Promise.all([readConsumables(player.id), readStorageUse(player)])
  const stackAmount = stacks.find(({ id }) => id === consumableId)?.amount ?? null
  const { gold, diamonds } = player
  refuseByRules([
    ...consumableLevelRefusals(wine.levelMin, player.level),
    ...buyRefusals({
      price,
      amount,
      purse: { gold, diamonds },
      free: freeSpace({ stackAmount, freeSlots: storage.free }),
    }),
  ])
  await receiveConsumables(player, [{ consumableId, amount }], 'SHOP')
  const cost = totalCost(price, amount)
  spend(player, cost, 'SHOP_CONSUMABLE', { reference: `consumable:${consumableId}:${amount}` })
  return { consumableId, amount, cost }
}
