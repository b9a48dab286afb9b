import { earn, spend } from '#server/game/player/ledger.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { sqlOne } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { bodyOf, subscribing } from './client.ts'
import { confirmAgain } from './console.ts'
import type { ExampleServer } from './example-server.ts'
import type { Browser } from './recorder.ts'
import { register } from './register.ts'

/** Pays like a player does: by the button of the sandbox's page, which reports to the game. */
async function pay({ url }: ExampleServer, payUrl: string | null): Promise<void> {
  const body = new URLSearchParams({ action: 'pay' })
  const { status } = await fetch(`${url}${payUrl}`, { method: 'POST', body, redirect: 'manual' })
  if (status !== 303) throw new Error(`The sandbox answered ${status}`)
}

/** A player buys in the store, and an administrator pays back. */
export async function donate(buyer: Browser, steward: Browser, server: ExampleServer): Promise<void> {
  await register(buyer.call, 'Купецсын', 'kupets@example.org')
  const { show, call } = buyer
  await show.PUT('/trade/donate/limit', { body: { kopecks: 100_000 } })
  const ordered = await show.POST('/trade/donate/orders', {
    body: { packKey: 'pouch', provider: 'sandbox' },
    params: { header: subscribing('donate') },
  })
  const { order } = bodyOf(ordered)
  await pay(server, order.payUrl)
  await show.GET('/trade/donate/orders/{orderId}', { params: { path: { orderId: order.orderId } } })
  const month = await call.POST('/trade/donate/orders', {
    body: { packKey: 'stewardMonth', provider: 'sandbox' },
  })
  await show.POST('/trade/donate/orders/{orderId}/cancel', {
    params: { path: { orderId: bodyOf(month).order.orderId } },
  })
  await show.GET('/trade/donate/orders', { params: { query: { limit: 2 } } })
  const params = { path: { id: order.orderId } }
  await steward.show.GET('/admin/donate-orders', { params: { query: { range: '[0,1]' } } })
  await steward.show.GET('/admin/donate-orders/{id}', { params })
  await steward.show.GET('/admin/donate-payments', { params: { query: { range: '[0,1]' } } })
  await confirmAgain(steward)
  await steward.show.POST('/admin/donate-orders/{id}/refund', { params })
  await refundedMonth(buyer, steward, server)
  await debt(buyer, steward, server)
}

/** Diamonds are spent, their price is paid back, and what comes in later is given back. */
async function debt({ show, call }: Browser, steward: Browser, server: ExampleServer): Promise<void> {
  const body = { packKey: 'handful', provider: 'sandbox' } as const
  const { order } = bodyOf(await call.POST('/trade/donate/orders', { body }))
  await pay(server, order.payUrl)
  const playerId = await server.on(() =>
    inTransaction(async () => {
      const { playerId } = await sqlOne<{ playerId: number }>`
      SELECT player_id FROM donate_order WHERE id = ${order.orderId}`
      const player = await lockPlayer(playerId)
      spend(player, { diamonds: player.diamonds }, 'ENERGY')
      return playerId
    }),
  )
  await steward.call.POST('/admin/donate-orders/{id}/refund', { params: { path: { id: order.orderId } } })
  await server.on(() =>
    inTransaction(async () => earn(await lockPlayer(playerId), { diamonds: 1_000 }, 'DAILY_QUESTS')),
  )
  await show.POST('/trade/donate/debt/settle', { params: { header: subscribing('donate') } })
}

/** A refunded subscription, which changes more channels than refunded diamonds. */
async function refundedMonth({ call }: Browser, steward: Browser, server: ExampleServer): Promise<void> {
  const body = { packKey: 'stewardMonth', provider: 'sandbox' } as const
  const { order } = bodyOf(await call.POST('/trade/donate/orders', { body }))
  await pay(server, order.payUrl)
  await steward.call.POST('/admin/donate-orders/{id}/refund', { params: { path: { id: order.orderId } } })
}
