import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gearShopPrice } from '#rules/shop/trade.ts'
import { findPlayer } from '#server/game/player/player-row.ts'
import { sql } from '#server/platform/sql.ts'
import { giveGear } from '../../support/give-items.ts'
import { ALL_PAGES_OPEN, type Game, type Lord, newKey, openGame } from '../../support/open-game.ts'
import { buyPlace, refused, shopGearOf } from './shopping.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

function newLord(overrides = {}) {
  return game.lord({ level: 20, ...overrides }, ALL_PAGES_OPEN)
}
const bow = { gearId: 1, quality: 40 }
const worth = Math.floor(gearShopPrice(1, 40) / 2)
function sell(lord: Lord, gearEntityIds: readonly number[], gold: number, key?: string) {
  return lord.call('sellGear', { body: { gearEntityIds, gold }, key })
}

describe('selling gear', () => {
  it('pays half of the full price for each item, and both books tell of each', async () => {
    const lord = await newLord()
    const ids = [await giveGear(lord, bow), await giveGear(lord, bow, { enhancePoints: 900 })]
    const { status, body } = await sell(lord, ids, 2 * worth)
    expect([status, body.gold]).toEqual([200, 2 * worth])
    expect(await findPlayer(lord.player.id)).toMatchObject({ gold: 2 * worth })
    expect(await sql`SELECT id FROM gear WHERE player_id = ${lord.player.id}`).toEqual([])
    expect(
      await sql`SELECT amount, reference FROM money_entry
        WHERE player_id = ${lord.player.id} AND source = 'SHOP_GEAR' ORDER BY id`,
    ).toEqual(ids.map((id) => ({ amount: worth, reference: `gear:1:${id}` })))
    expect(
      await sql`SELECT source FROM gear_entry WHERE player_id = ${lord.player.id} AND action = 'REMOVED'`,
    ).toEqual([{ source: 'SHOP' }, { source: 'SHOP' }])
  })

  it('takes all or none, and refuses gear that is worn, locked, on the market, worthless or another player’s', async () => {
    const lord = await newLord()
    const free = await giveGear(lord, bow)
    const others = {
      gearEquipped: await giveGear(lord, { ...bow, equippedSlot: 1 }),
      gearInMarket: await giveGear(lord, bow, { isInMarket: true }),
      gearLocked: await giveGear(lord, bow, { isLocked: true }),
      nothingToGain: await giveGear(lord, { gearId: 999, quality: 100 }),
    }
    for (const [code, id] of Object.entries(others)) {
      expect((await refused(() => sell(lord, [free, id], 2 * worth))).slice(0, 2)).toEqual([422, code])
    }
    const foreign = await giveGear(await newLord(), bow)
    expect((await refused(() => sell(lord, [free, foreign], 2 * worth)))[1]).toBe('notFound')
    expect((await refused(() => sell(lord, [free], worth + 1)))[1]).toBe('priceChanged')
  })

  it('pays once for twenty concurrent calls', async () => {
    const lord = await newLord()
    const id = await giveGear(lord, bow)
    const answers = await Promise.all(Array.from({ length: 20 }, () => sell(lord, [id], worth, newKey())))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await findPlayer(lord.player.id)).toMatchObject({ gold: worth })
  })

  it('never brings a gain: buying and selling the whole assortment loses gold, with every skill learned', async () => {
    const lord = await newLord({ gold: 20_000, skills: { haggling: 10, wholesale: 10 } })
    for (const { place, gear } of (await shopGearOf(lord)).offers) {
      const { body } = await buyPlace(lord, place)
      const gold = Math.floor(gear.cost.gold / 2)
      expect((await sell(lord, [body.gearEntityId], gold)).status).toBe(200)
      expect(gold).toBeLessThan(body.cost.gold)
    }
    expect((await findPlayer(lord.player.id))?.gold).toBeLessThan(20_000)
  })
})
