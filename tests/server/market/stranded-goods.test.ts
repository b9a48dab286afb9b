import { afterAll, beforeAll, expect, it } from 'vitest'
import { strandedGoods } from '#server/domains/market/stranded-goods.ts'
import { sql } from '#server/platform/sql.ts'
import { giveGear, giveWine } from '../../support/give-items.ts'
import { type Game, openGame } from '../../support/open-game.ts'
import { buy, cancel, giveResource, inventoryOf, lotOf, trader } from './stall-keeper.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

it('finds nothing while every lot is sold, cancelled, ended or open', async () => {
  const [seller, buyer] = [await trader(game), await trader(game)]
  await giveResource(seller, 1, 100)
  await giveWine(seller, 1, 3)
  const wood = { marketKey: 'resource', itemId: 1, amount: 20 } as const
  const [sold, withdrawn] = [await lotOf(seller, wood), await lotOf(seller, wood)]
  await lotOf(seller, wood)
  await lotOf(seller, { marketKey: 'consumable', itemId: 1, amount: 2, hours: 72 })
  const bow = await giveGear(seller, { gearId: 1, quality: 50 })
  await lotOf(seller, { marketKey: 'gear', itemId: bow, hours: 72 })
  await buy(buyer, sold)
  await cancel(seller, withdrawn.lotId)
  game.clock.advance(24 * 3600)
  expect((await inventoryOf(seller)).resources).toMatchObject([{ amount: 80, amountInMarket: 0 }])
  expect(await strandedGoods()).toEqual([])
})

it('finds a stack and gear that a lot has left reserved', async () => {
  const lord = await trader(game)
  const { id } = lord.player
  await giveResource(lord, 2, 50)
  await lotOf(lord, { marketKey: 'resource', itemId: 2, amount: 10 })
  const bow = await giveGear(lord, { gearId: 1, quality: 50 })
  // A lot that is closed offers nothing.
  await cancel(lord, (await lotOf(lord, { marketKey: 'gear', itemId: bow })).lotId)
  await sql`UPDATE gear SET is_in_market = true WHERE id = ${bow}`
  await sql`UPDATE resource_stack SET amount_in_market = 15 WHERE player_id = ${id}`
  expect((await strandedGoods()).map(({ subject }) => subject).sort()).toEqual(
    [`${id} gear ${bow}`, `${id} resource 2`].sort(),
  )
})
