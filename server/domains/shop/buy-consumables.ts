import { wineById } from '#catalogue/inventory/wines.ts'
import type { BuyConsumablesRequest } from '#generated/types.ts'
import { freeSpace } from '#rules/core/buying.ts'
import { type DecidedPurchase, decideConsumablePurchase } from '#rules/shop/purchase.ts'
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
): Promise<DecidedPurchase> {
  const wine = wineById(consumableId)
  if (!wine) throw notFound('notFound', 'Такого припаса в лавке нет')
  const price = priceFor(player, wine.cost)
  expectPrice(shown, price)
  const [stacks, storage] = await Promise.all([readConsumables(player.id), readStorageUse(player)])
  const stackAmount = stacks.find(({ id }) => id === consumableId)?.amount ?? null
  const { gold, diamonds, level } = player
  const purchase = decideConsumablePurchase(
    {
      price,
      purse: { gold, diamonds },
      free: freeSpace({ stackAmount, freeSlots: storage.free }),
      level,
      levelMin: wine.levelMin,
    },
    amount,
  )
  refuseByRules(purchase.refusals)
  await receiveConsumables(player, [{ consumableId, amount }], 'SHOP')
  spend(player, purchase.cost, 'SHOP_CONSUMABLE', { reference: `consumable:${consumableId}:${amount}` })
  return purchase
}
