import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '#server/platform/sql.ts'
import { giveGear } from '../../support/give-items.ts'
import { type Game, type Lord, openGame } from '../../support/open-game.ts'
import { buy, cancel, giveResource, lotOf, termsOf, trader } from './stall-keeper.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

function pricesOf(lord: Lord, lotId: number) {
  return lord.call('getMarketLotPrices', { params: { lotId } })
}

/** Sells ten planks for this share of their usual price. */
async function sellWood(seller: Lord, buyer: Lord, percent: number) {
  const wood = { marketKey: 'resource', itemId: 1, amount: 10 } as const
  const { gold } = await termsOf(seller, wood)
  const price = Math.round((gold.usual * percent) / 100)
  const lot = await lotOf(seller, { ...wood, price })
  expect((await buy(buyer, lot)).status).toBe(200)
  return price
}

it('gives past sales as prices of the lot asked about, the oldest first', async () => {
  const [seller, buyer] = await Promise.all([trader(game), trader(game)])
  await giveResource(seller, 1, 100)
  const first = await sellWood(seller, buyer, 100)
  game.clock.advance(3600)
  const second = await sellWood(seller, buyer, 150)
  // Twice the amount: every sale counts double.
  const lot = await lotOf(seller, { marketKey: 'resource', itemId: 1, amount: 20 })
  const { status, body } = await pricesOf(buyer, lot.lotId)
  expect(status).toBe(200)
  expect(body.sales.map(({ price }: { price: number }) => price)).toEqual([2 * first, 2 * second])
  expect(body.usual).toBe(lot.price)
})

it('compares gear of another quality by its worth', async () => {
  const [seller, buyer] = await Promise.all([trader(game), trader(game)])
  const [rag, gem] = [
    await giveGear(seller, { gearId: 1, quality: 10 }),
    await giveGear(seller, { gearId: 1, quality: 95 }),
  ]
  const sold = await lotOf(seller, { marketKey: 'gear', itemId: rag })
  expect((await buy(buyer, sold)).status).toBe(200)
  const lot = await lotOf(seller, { marketKey: 'gear', itemId: gem })
  const { body } = await pricesOf(buyer, lot.lotId)
  // Both were offered at the usual price of their quality.
  expect(body.sales).toMatchObject([{ price: lot.price }])
  expect(lot.price).toBeGreaterThan(sold.price)
})

it('forgets sales of more than thirty days ago, and knows no closed lots', async () => {
  const [seller, buyer] = await Promise.all([trader(game), trader(game)])
  await giveResource(seller, 2, 100)
  const clay = { marketKey: 'resource', itemId: 2, amount: 10 } as const
  const sold = await lotOf(seller, clay)
  expect((await buy(buyer, sold)).status).toBe(200)
  const lot = await lotOf(seller, clay)
  expect((await pricesOf(buyer, lot.lotId)).body.sales).toHaveLength(1)
  await sql`UPDATE market_lot SET closed_at = closed_at - interval '31 days' WHERE id = ${sold.lotId}`
  expect((await pricesOf(buyer, lot.lotId)).body.sales).toEqual([])
  await cancel(seller, lot.lotId)
  expect((await pricesOf(buyer, lot.lotId)).status).toBe(404)
})
