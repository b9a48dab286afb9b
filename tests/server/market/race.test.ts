import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#server/platform/sql.ts'
import { runOneTimer } from '#server/platform/timers/run-timer.ts'
import { giveGear } from '../../support/give-items.ts'
import { type Game, newKey, openGame } from '../../support/open-game.ts'
import { buy, cancel, giveResource, inventoryOf, lotOf, purseOf, trader } from './stall-keeper.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

function times(count: number) {
  return Array.from({ length: count }, (_, index) => index)
}

describe('concurrent calls for a lot', () => {
  it('sell it to exactly one of twenty players', async () => {
    const seller = await trader(game)
    const id = await giveGear(seller, { gearId: 1, quality: 50 })
    const lot = await lotOf(seller, { marketKey: 'gear', itemId: id })
    const sellersGold = (await purseOf(seller)).gold
    const buyers = await Promise.all(times(20).map(() => trader(game)))
    const answers = await Promise.all(buyers.map((buyer) => buy(buyer, lot)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ error }) => error.code))).toEqual(
      new Set(['lotClosed']),
    )
    const golds = await Promise.all(buyers.map(async (buyer) => (await purseOf(buyer)).gold))
    expect(golds.filter((gold) => gold === 10_000)).toHaveLength(19)
    expect((await purseOf(seller)).gold).toBe(sellersGold + lot.price - Math.ceil(lot.price / 20))
  })

  it('take the price once for twenty equal calls of a buyer', async () => {
    const [seller, buyer] = [await trader(game), await trader(game)]
    await giveResource(seller, 1, 50)
    const lot = await lotOf(seller, { marketKey: 'resource', itemId: 1, amount: 50, price: 500 })
    const key = newKey()
    const { lotId, price, currency } = lot
    const answers = await Promise.all(
      times(20).map(() => buyer.call('buyMarketLot', { key, params: { lotId }, body: { price, currency } })),
    )
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual(
      [],
    )
    expect((await purseOf(buyer)).gold).toBe(9_500)
    expect((await inventoryOf(buyer)).resources).toMatchObject([{ amount: 50 }])
  })

  it('buy, cancel or end it, exactly one of the three', async () => {
    const outcomes = new Set<string>()
    for (let round = 0; round < 12; round += 1) {
      const [seller, buyer] = [await trader(game), await trader(game)]
      await giveResource(seller, 1, 10)
      const lot = await lotOf(seller, { marketKey: 'resource', itemId: 1, amount: 10 })
      const [bought, cancelled] = await Promise.all([buy(buyer, lot), cancel(seller, lot.lotId)])
      expect([bought.status, cancelled.status].sort()).toEqual([200, 409])
      outcomes.add(bought.status === 200 ? 'bought' : 'cancelled')
      const [stack] = (await inventoryOf(seller)).resources
      expect(stack?.amount ?? 0).toBe(bought.status === 200 ? 0 : 10)
    }
    expect(outcomes.size).toBeGreaterThan(0)
    const [seller, buyer] = [await trader(game), await trader(game)]
    await giveResource(seller, 1, 10)
    const lot = await lotOf(seller, { marketKey: 'resource', itemId: 1, amount: 10 })
    game.clock.advance(24 * 3600)
    const [bought, cancelled] = await Promise.all([
      buy(buyer, lot),
      cancel(seller, lot.lotId),
      runOneTimer(game.platform),
      runOneTimer(game.platform),
    ])
    expect([bought.error.code, cancelled.error.code]).toEqual(['lotClosed', 'lotClosed'])
    expect((await inventoryOf(seller)).resources).toMatchObject([{ amount: 10, amountInMarket: 0 }])
  })

  it('give the item back once for twenty calls that cancel it', async () => {
    const seller = await trader(game)
    await giveResource(seller, 1, 10)
    const { lotId } = await lotOf(seller, { marketKey: 'resource', itemId: 1, amount: 10 })
    const answers = await Promise.all(times(20).map(() => cancel(seller, lotId)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ error }) => error.code))).toEqual(
      new Set(['lotClosed']),
    )
    expect((await inventoryOf(seller)).resources).toMatchObject([{ amount: 10, amountInMarket: 0 }])
  })

  it('do not deadlock if two players buy from each other', async () => {
    const [one, other] = [await trader(game), await trader(game)]
    await giveResource(one, 1, 100)
    await giveResource(other, 2, 100)
    const lots = []
    for (const _ of times(8)) {
      lots.push({ buyer: other, lot: await lotOf(one, { marketKey: 'resource', itemId: 1, amount: 5 }) })
      lots.push({ buyer: one, lot: await lotOf(other, { marketKey: 'resource', itemId: 2, amount: 5 }) })
    }
    const answers = await Promise.all(lots.map(({ buyer, lot }) => buy(buyer, lot)))
    expect(answers.map(({ status }) => status)).toEqual(lots.map(() => 200))
    const [{ deadlocks = 1 } = {}] = await sql<{ deadlocks: number }>`
      SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()`
    expect(deadlocks).toBe(0)
    const [{ sold = 0 } = {}] = await sql<{ sold: number }>`
      SELECT count(*)::int AS sold FROM market_lot WHERE seller_id IN (${one.player.id}, ${other.player.id}) AND status = 'SOLD'`
    expect(sold).toBe(16)
  })

  it('take one fee for creating it twenty times', async () => {
    const seller = await trader(game)
    const id = await giveGear(seller, { gearId: 1, quality: 50 })
    const body = { marketKey: 'gear', itemId: id, amount: 1, currency: 'GOLD', price: 100, hours: 24 }
    const answers = await Promise.all(
      times(20).map(() => seller.call('createMarketLot', { key: newKey(), body })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await purseOf(seller)).gold).toBe(9_999)
  })
})
