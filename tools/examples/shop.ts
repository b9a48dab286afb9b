import { receiveConsumables } from '../../server/game/items/consumables.ts'
import { earn } from '../../server/game/player/ledger.ts'
import { lockPlayer } from '../../server/game/player/lock-order.ts'
import { inTransaction } from '../../server/platform/transaction.ts'
import { fieldsOf, listOf, type Node, textOf } from '../generate/document.ts'
import type { ExampleServer } from './example-server.ts'
import { openPages } from './open-pages.ts'
import type { Caller } from './recorder.ts'

function numberOf(node: Node | undefined, key: string): number {
  const value = fieldsOf({ node: node ?? null }, 'node')[key]
  if (typeof value !== 'number') throw new Error(`The answer has no number ${key}`)
  return value
}

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
export async function shop({ call, show }: Caller, { on }: ExampleServer): Promise<void> {
  const password = 'krepost-na-holme'
  const body = { name: 'Добрыня', email: 'dobrynya@example.org', password, confirmPassword: password }
  const { player = null } = fieldsOf({ answer: await call('registerPlayer', { body }) }, 'answer')
  await on(() => prepare(numberOf(player, 'playerId')))
  const data = await call('getGameData', { query: { shopGear: 'true' } })
  const shelf = fieldsOf(fieldsOf({ data }, 'data').shopGear, 'data')
  const [offer = null] = listOf(shelf, 'offers')
  const bought = await show('buyShopGear', {
    body: {
      assortmentKey: textOf(shelf, 'assortmentKey') ?? '',
      place: 1,
      price: fieldsOf({ offer }, 'offer').price ?? null,
    },
  })
  const cost = numberOf(fieldsOf(fieldsOf({ offer }, 'offer').gear, 'cost'), 'gold')
  const gearEntityIds = [numberOf(bought, 'gearEntityId')]
  await show('sellGear', { body: { gearEntityIds, gold: Math.floor(cost / 2) } })
  await show('buyBlankGear', { body: { amount: 2, price: { gold: 0, diamonds: 1 } } })
  const price = { gold: 40, diamonds: 0 }
  await show('buyConsumables', { body: { consumableId: 1, amount: 3, price }, subscribes: ['controlPanel'] })
  await show('sellConsumables', { body: { consumableId: 1, amount: 2, gold: 40 } })
  await show('buyGold', { body: { packKey: 'purse', amount: 2, gold: 30 } })
}
