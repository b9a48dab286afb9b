import { afterAll, beforeAll, expect, it } from 'vitest'
import { purgePayers } from '#server/domains/donate/purge-payers.ts'
import { sql } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { type Game, type Lord, openGame } from '../../support/open-game.ts'
import { orderPack, paidReport, reportTo } from './till.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

async function payer(): Promise<Lord> {
  const lord = await game.lord()
  const order = await orderPack(lord, 'handful')
  await reportTo(game, paidReport(order))
  await sql`UPDATE donate_payment SET payer = ${String(lord.player.id)} WHERE order_id = ${order.orderId}`
  return lord
}

it('who paid for a deleted castle is forgotten after half a year, when nothing is refunded any longer', async () => {
  const [deleted, other] = [await payer(), await payer()]
  await sql`UPDATE player SET kind = 'DELETED' WHERE id = ${deleted.player.id}`
  game.clock.advance(179 * 86_400)
  expect(await inTransaction(() => purgePayers(game.clock.now(), 100))).toBe(0)
  game.clock.advance(2 * 86_400)
  expect(await inTransaction(() => purgePayers(game.clock.now(), 100))).toBe(1)
  expect(await sql`SELECT payer FROM donate_payment WHERE payer IS NOT NULL`).toEqual([
    { payer: String(other.player.id) },
  ])
})
