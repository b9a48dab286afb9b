import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dataFaults } from '#server/domains/invariants.ts'
import { sql } from '#server/platform/sql.ts'
import { blockLord, runDueTimers, unblockLord } from '../../support/block-lord.ts'
import { type Game, type Lord, openGame } from '../../support/open-game.ts'
import { stateDigest } from '../../support/state-digest.ts'
import { buy, giveResource, lotOf, purseOf, termsOf, trader } from '../market/stall-keeper.ts'

const RESOURCE = 5
const ASKED = { marketKey: 'resource', itemId: RESOURCE, amount: 10 } as const

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

let cheat: Lord
let honest: Lord
let buyer: Lord
beforeEach(async () => {
  cheat = await trader(game)
  honest = await trader(game)
  buyer = await trader(game)
  for (const lord of [cheat, honest]) await giveResource(lord, RESOURCE, 40)
})

async function sellersShown(query: Readonly<Record<string, string>> = {}): Promise<number[]> {
  const params = { marketKey: 'resource' }
  const asked = { itemId: String(RESOURCE), ...query }
  const { body } = await buyer.call('listMarketLots', { params, query: asked })
  const sellers = body.items.map(({ sellerId }) => sellerId)
  return sellers.filter((id) => [cheat, honest].some(({ player }) => player.id === id))
}

describe('lots of a blocked lord', () => {
  it('are not shown and not sold while the block lasts, and are back when it is lifted', async () => {
    const lot = await lotOf(cheat, ASKED)
    await lotOf(honest, ASKED)
    const [first, second] = [cheat.player.id, honest.player.id]
    expect(await sellersShown()).toEqual([first, second])
    const purse = await purseOf(buyer)
    await blockLord(game, cheat, null)
    expect(await sellersShown()).toEqual([second])
    const before = await stateDigest()
    const refused = await buy(buyer, lot)
    expect([refused.status, refused.error]).toMatchObject([
      409,
      { code: 'lotClosed', message: 'Продавец заблокирован, его лоты сейчас не продаются' },
    ])
    expect(await stateDigest()).toEqual(before)
    expect(await purseOf(buyer)).toEqual(purse)
    await unblockLord(game, cheat)
    expect(await sellersShown()).toEqual([first, second])
    expect((await buy(buyer, lot)).status).toBe(200)
  })

  it('are sold before the block or not at all', async () => {
    for (let round = 0; round < 4; round += 1) {
      const seller = await trader(game)
      await giveResource(seller, RESOURCE, 10)
      const lot = await lotOf(seller, ASKED)
      const before = await purseOf(buyer)
      const [, answer] = await Promise.all([blockLord(game, seller, null), buy(buyer, lot)])
      expect([200, 409]).toContain(answer.status)
      const paid = before.gold - (await purseOf(buyer)).gold
      expect(paid).toBe(answer.status === 200 ? lot.price : 0)
    }
    expect(await dataFaults()).toEqual([])
  })

  it('are back when the time of the block is over', async () => {
    const lot = await lotOf(cheat, ASKED)
    await blockLord(game, cheat, 5)
    game.clock.advance(5 * 3_600 - 1)
    await runDueTimers(game)
    expect(await sellersShown()).toEqual([])
    game.clock.advance(1)
    await runDueTimers(game)
    expect(await sellersShown()).toEqual([cheat.player.id])
    buyer = await trader(game)
    expect((await buy(buyer, lot)).status).toBe(200)
  })

  it('end in their time, and the item is free again with its owner', async () => {
    await lotOf(cheat, ASKED)
    const { gold } = await purseOf(cheat)
    await blockLord(game, cheat, 48)
    game.clock.advance(24 * 3_600)
    await runDueTimers(game)
    expect(await dataFaults()).toEqual([])
    game.clock.advance(24 * 3_600)
    await runDueTimers(game)
    expect(
      await sql`SELECT amount, amount_in_market FROM resource_stack WHERE player_id = ${cheat.player.id}`,
    ).toEqual([{ amount: 40, amountInMarket: 0 }])
    expect((await purseOf(cheat)).gold).toBe(gold)
    expect(await sql`SELECT type FROM notification WHERE player_id = ${cheat.player.id}`).toEqual([
      { type: 'LOT_EXPIRED' },
    ])
  })

  it('leave the usual price as it is', async () => {
    const before = await termsOf(honest, ASKED)
    await lotOf(cheat, { ...ASKED, price: before.gold.max })
    await blockLord(game, cheat, null)
    expect((await termsOf(honest, ASKED)).gold).toEqual(before.gold)
  })

  it('hold up no page: the next one follows', async () => {
    for (let lot = 0; lot < 3; lot += 1) await lotOf(cheat, { ...ASKED, amount: 1, price: 20 + lot })
    await lotOf(honest, { ...ASKED, amount: 1, price: 30 })
    await blockLord(game, cheat, null)
    const params = { marketKey: 'resource' }
    const seen: number[] = []
    let cursor: string | null = null
    do {
      const query: Record<string, string> = {
        itemId: String(RESOURCE),
        limit: '2',
        ...(cursor && { cursor }),
      }
      const { body } = await buyer.call('listMarketLots', { params, query })
      seen.push(...body.items.map(({ sellerId }) => sellerId))
      cursor = body.nextCursor
    } while (cursor !== null)
    expect(seen).not.toContain(cheat.player.id)
    expect(seen).toContain(honest.player.id)
  })
})
