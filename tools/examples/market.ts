import { receiveGear } from '#server/game/items/gear.ts'
import { receiveResources } from '#server/game/items/resources.ts'
import { earn } from '#server/game/player/ledger.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { bodyOf, subscribing } from './client.ts'
import type { ExampleServer } from './example-server.ts'
import { openPages } from './open-pages.ts'
import type { Browser } from './recorder.ts'
import { register } from './register.ts'

/** Opens the market and gives gold for fees and purchases. */
function prepare(playerId: number): Promise<unknown> {
  return inTransaction(async () => {
    const player = await lockPlayer(playerId)
    earn(player, { gold: 2_000 }, 'ADMIN', { changes: { level: 12 } })
    await receiveResources(player, [{ resourceId: 1, amount: 80 }], 'DAILY_REWARD')
    await openPages(playerId, ['storageOpenBanner', 'tradeMarketOpenBanner', 'tradeConsumableOpenQuest'])
  })
}

function giveBow(playerId: number): Promise<number> {
  return inTransaction(async () => {
    const [bow] = await receiveGear(await lockPlayer(playerId), [{ gearId: 1, quality: 71 }], 'ADMIN')
    if (!bow) throw new Error('The merchant was not given a bow')
    return bow.gearEntityId
  })
}

/** Plays a cancelled lot, and a lot sold between two separate players in two browsers. */
export async function market(merchant: Browser, buyer: Browser, { on }: ExampleServer): Promise<void> {
  const merchantId = await register(merchant.call, 'Гостомысл', 'gostomysl@example.org')
  const buyerId = await register(buyer.call, 'Станислав', 'stanislav@example.org')
  const bow = await on(async () => {
    await prepare(merchantId)
    await prepare(buyerId)
    return giveBow(merchantId)
  })
  const wood = { marketKey: 'resource', itemId: 1, amount: 60 } as const
  const woodTerms = await merchant.call.GET('/trade/market/terms', { params: { query: wood } })
  const stack = await merchant.call.POST('/trade/market/lots', {
    body: { ...wood, currency: 'GOLD', price: bodyOf(woodTerms).gold.usual, hours: 24 },
  })
  const { lotId } = bodyOf(stack).lot
  await merchant.show.POST('/trade/market/lots/{lotId}/cancel', { params: { path: { lotId } } })

  const gear = { marketKey: 'gear', itemId: bow } as const
  const terms = await merchant.show.GET('/trade/market/terms', { params: { query: gear } })
  const price = bodyOf(terms).gold.usual
  const put = await merchant.show.POST('/trade/market/lots', {
    body: { ...gear, amount: 1, currency: 'GOLD', price, hours: 48 },
    params: { header: subscribing('controlPanel') },
  })
  await merchant.show.GET('/trade/market/my-lots')
  await buyer.show.GET('/trade/market/{marketKey}/lots', {
    params: { path: { marketKey: 'gear' }, query: { search: 'праща', sort: 'price', limit: 2 } },
  })
  const params = { path: { lotId: bodyOf(put).lot.lotId } }
  await buyer.show.GET('/trade/market/lots/{lotId}/prices', { params })
  await buyer.show.POST('/trade/market/lots/{lotId}/buy', {
    params: { ...params, header: subscribing('controlPanel') },
    body: { currency: 'GOLD', price },
  })
}
