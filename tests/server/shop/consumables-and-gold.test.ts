import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WINES } from '#catalogue/inventory/wines.ts'
import { findPlayer } from '#server/game/player/player-row.ts'
import { sql } from '#server/platform/sql.ts'
import { giveGear, giveWine } from '../../support/give-items.ts'
import { ALL_PAGES_OPEN, type Game, type Lord, newKey, openGame } from '../../support/open-game.ts'
import { giveSecondFactor } from '../../support/second-factor.ts'
import { refused } from './shopping.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

function newLord(overrides = {}) {
  return game.lord({ level: 10, gold: 1_000, diamonds: 10, ...overrides }, ALL_PAGES_OPEN)
}
const kvass = { gold: 40, diamonds: 0 }
function buy(lord: Lord, amount: number, consumableId = 1, price = kvass) {
  return lord.call('buyConsumables', { body: { consumableId, amount, price } })
}
function cups(lord: Lord) {
  return sql`SELECT consumable_id, amount FROM consumable_stack WHERE player_id = ${lord.player.id} AND amount > 0`
}

describe('consumables', () => {
  it('are all shown with level and price', async () => {
    const lord = await newLord()
    const data = (await lord.gameData('shopConsumable')).shopConsumable?.data
    expect(data?.consumables.map(({ consumable, price }) => [consumable.consumableId, price])).toEqual(
      WINES.map(({ id, cost }) => [id, cost]),
    )
    expect(data?.consumables.map(({ consumable }) => consumable.levelMin)).toEqual([
      1, 5, 10, 15, 20, 30, 40, 50,
    ])
  })

  it('cost price times amount, fill a stack and appear in both histories', async () => {
    const lord = await newLord()
    const { status, body } = await buy(lord, 12)
    expect([status, body.cost]).toEqual([200, { gold: 480, diamonds: 0 }])
    expect(await cups(lord)).toEqual([{ consumableId: 1, amount: 12 }])
    expect(await findPlayer(lord.player.id)).toMatchObject({ gold: 520 })
    expect(
      await sql`SELECT amount, reference FROM money_entry
        WHERE player_id = ${lord.player.id} AND source = 'SHOP_CONSUMABLE'`,
    ).toEqual([{ amount: -480, reference: 'consumable:1:12' }])
    expect(
      await sql`SELECT action, amount, source FROM consumable_entry WHERE player_id = ${lord.player.id}`,
    ).toEqual([{ action: 'RECEIVED', amount: 12, source: 'SHOP' }])
  })

  it('are refused for level, a full stack, gold, diamonds and another price', async () => {
    const lord = await newLord()
    const rowan = WINES[3]?.cost ?? kvass
    expect(await refused(() => buy(lord, 1, 4, rowan))).toEqual([422, 'levelTooLow', 'Нужен уровень 15'])
    expect((await refused(() => buy(lord, 26)))[1]).toBe('notEnoughGold')
    expect((await refused(() => buy(lord, 1, 1, { gold: 39, diamonds: 0 })))[1]).toBe('priceChanged')
    expect((await refused(() => buy(lord, 1, 77)))[1]).toBe('notFound')
    await giveWine(lord, 1, 490)
    expect(await refused(() => buy(lord, 11))).toEqual([422, 'notEnoughSpace', 'На складе нет места'])
    expect((await buy(lord, 10)).status).toBe(200)
    const duke = await newLord({ level: 50, diamonds: 5 })
    const blood = { gold: 0, diamonds: 3 }
    expect((await refused(() => buy(duke, 2, 8, blood)))[1]).toBe('notEnoughDiamonds')
    expect((await buy(duke, 1, 8, blood)).status).toBe(200)
  })

  it('need a free slot unless they have a stack already', async () => {
    const lord = await newLord()
    await giveWine(lord, 1, 1)
    for (let n = 0; n < 29; n += 1) await giveGear(lord, { gearId: 1, quality: 20 })
    expect((await refused(() => buy(lord, 1, 2, { gold: 120, diamonds: 0 })))[1]).toBe('notEnoughSpace')
    expect((await buy(lord, 1)).status).toBe(200)
  })

  it('are sold for half of the full price, except for those on the market', async () => {
    const lord = await newLord({ gold: 0 })
    await giveWine(lord, 1, 9)
    await sql`UPDATE consumable_stack SET amount_in_market = 4 WHERE player_id = ${lord.player.id}`
    const sell = (amount: number, gold: number, consumableId = 1) =>
      lord.call('sellConsumables', { body: { consumableId, amount, gold } })
    expect((await refused(() => sell(6, 120))).slice(1)).toEqual(['notEnoughItems', 'Столько у вас нет'])
    expect((await refused(() => sell(5, 101)))[1]).toBe('priceChanged')
    expect((await sell(5, 100)).body.gold).toBe(100)
    expect(await cups(lord)).toEqual([{ consumableId: 1, amount: 4 }])
    await sql`UPDATE consumable_stack SET amount_in_market = 0 WHERE player_id = ${lord.player.id}`
    await giveWine(lord, 8, 1)
    expect((await refused(() => sell(1, 0, 8)))[1]).toBe('nothingToGain')
  })

  it('never gain by being bought and sold again, with every skill learned', async () => {
    const lord = await newLord({ level: 60, gold: 20_000, skills: { haggling: 10, wholesale: 10 } })
    const data = (await lord.gameData('shopConsumable')).shopConsumable?.data
    for (const { consumable, price } of data?.consumables ?? []) {
      if (price.gold === 0) continue
      const { consumableId, cost } = consumable
      expect((await buy(lord, 3, consumableId, price)).status).toBe(200)
      const gold = Math.floor((cost.gold * 3) / 2)
      const { status } = await lord.call('sellConsumables', { body: { consumableId, amount: 3, gold } })
      expect(status).toBe(200)
      expect(gold).toBeLessThan(price.gold * 3)
    }
    expect((await findPlayer(lord.player.id))?.gold).toBeLessThan(20_000)
  })
})

describe('gold', () => {
  const change = (lord: Lord, packKey: string, amount: number, gold: number) =>
    lord.call('buyGold', { body: { packKey, amount, gold } })

  it('is bought with diamonds by level, with both entries in the ledger', async () => {
    const lord = await newLord()
    const shown = (await lord.gameData('shopGold')).shopGold?.data
    expect(shown?.goldPerDiamond).toBe(150)
    expect(shown?.packs.map(({ diamonds, gold }) => gold / diamonds)).toEqual([150, 150, 150, 150])
    expect((await change(lord, 'casket', 2, 1_500)).body).toMatchObject({ gold: 1_500, diamonds: 10 })
    expect(await findPlayer(lord.player.id)).toMatchObject({ gold: 2_500, diamonds: 0 })
    expect(
      await sql`SELECT currency, amount, reference FROM money_entry
        WHERE player_id = ${lord.player.id} AND source = 'SHOP_GOLD' ORDER BY id`,
    ).toEqual([
      { currency: 'GOLD', amount: 1_500, reference: 'goldPack:casket' },
      { currency: 'DIAMONDS', amount: -10, reference: 'goldPack:casket' },
    ])
  })

  it('is refused without diamonds, for another sum and for an unknown pack', async () => {
    const lord = await newLord({ diamonds: 4 })
    expect(await refused(() => change(lord, 'casket', 1, 750))).toEqual([
      422,
      'notEnoughDiamonds',
      'Недостаточно алмазов',
    ])
    expect((await refused(() => change(lord, 'purse', 1, 151)))[1]).toBe('priceChanged')
    expect((await refused(() => change(lord, 'barn', 1, 150)))[1]).toBe('notFound')
  })

  it('is bought as often as diamonds allow in twenty concurrent calls', async () => {
    const lord = await newLord({ gold: 0, diamonds: 3 })
    const body = { packKey: 'purse', amount: 1, gold: 150 }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => lord.call('buyGold', { key: newKey(), body })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(await findPlayer(lord.player.id)).toMatchObject({ gold: 450, diamonds: 0 })
  })

  it('costs what the setting of the rate says, and nothing is exchanged at a rate that was shown before', async () => {
    const keeper = await game.lord({ roles: ['PLAYER', 'SUPER_ADMIN'] })
    await giveSecondFactor(keeper.player.id)
    const params = { settingKey: 'goldRatePercent' }
    const set = async (value: number | null) => {
      const { revision } = (await keeper.call('getAppSettingForAdmin', { params })).body
      return keeper.call('saveAppSetting', { params, body: { revision, value, reason: 'Праздник' } })
    }
    for (const value of [49, 151]) expect((await set(value)).status).toBe(400)
    const lord = await newLord({ gold: 0 })
    const perDiamond = async () => (await lord.gameData('shopGold')).shopGold?.data.goldPerDiamond
    expect(await perDiamond()).toBe(150)

    expect((await set(125)).status).toBe(200)
    // At once: another process may have shown the new rate.
    expect((await change(lord, 'casket', 1, 935)).body).toMatchObject({ gold: 935, diamonds: 5 })
    await expect.poll(perDiamond, { timeout: 20_000 }).toBe(187)
    expect(await refused(() => change(lord, 'casket', 1, 750))).toEqual([
      409,
      'priceChanged',
      'Цена изменилась, посмотрите ещё раз',
    ])
    expect(await findPlayer(lord.player.id)).toMatchObject({ gold: 935, diamonds: 5 })
    await set(null)
    await expect.poll(perDiamond, { timeout: 20_000 }).toBe(150)
    expect((await refused(() => change(lord, 'casket', 1, 935)))[1]).toBe('priceChanged')
  })
})
