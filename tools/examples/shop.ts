import { receiveConsumables } from '#server/game/items/consumables.ts'
import { earn } from '#server/game/player/ledger.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { bodyOf, subscribing } from './client.ts'
import type { ExampleServer } from './example-server.ts'
import { openPages } from './open-pages.ts'
import type { Browser } from './recorder.ts'
import { register } from './register.ts'

/** Gives money and some wine to sell, and opens the pages of the shop. */
function prepare(playerId: number): Promise<unknown> {
  return inTransaction(async () => {
    const player = await lockPlayer(playerId)
    earn(player, { gold: 1_000, diamonds: 10 }, 'ADMIN')
    await receiveConsumables(player, [{ consumableId: 1, amount: 4 }], 'ADMIN')
    return openPages(playerId, [
      'storageOpenBanner',
      'gearShopOpenBanner',
      'tradeShopConsumableOpenBanner',
      'tradeShopGoldOpenBanner',
    ])
  })
}

/** Plays everything that the shop offers with a separate player, so that the other examples do not change. */
export async function shop({ call, show }: Browser, { on }: ExampleServer): Promise<void> {
  const playerId = await register(call, 'Добрыня', 'dobrynya@example.org')
  await on(() => prepare(playerId))
  const gameData = bodyOf(await call.GET('/game-data', { params: { query: { shopGear: true } } }))
  const shelf = gameData.shopGear?.data
  const offer = shelf?.offers[0]
  if (!shelf || !offer?.gear || !offer.price) throw new Error('The shop offers no gear')
  const bought = await show.POST('/trade/shop/gear/buy', {
    body: { assortmentKey: shelf.assortmentKey, place: 1, price: offer.price },
  })
  const gearEntityIds = [bodyOf(bought).gearEntityId]
  const gold = Math.floor(offer.gear.cost.gold / 2)
  await show.POST('/trade/shop/gear/sell', { body: { gearEntityIds, gold } })
  await show.POST('/trade/shop/blank/buy', { body: { amount: 2, price: { gold: 0, diamonds: 1 } } })
  const price = { gold: 40, diamonds: 0 }
  await show.POST('/trade/shop/consumable/buy', {
    body: { consumableId: 1, amount: 3, price },
    params: { header: subscribing('controlPanel') },
  })
  await show.POST('/trade/shop/consumable/sell', { body: { consumableId: 1, amount: 2, gold: 40 } })
  await show.POST('/trade/shop/gold/buy', { body: { packKey: 'purse', amount: 2, gold: 30 } })
}
