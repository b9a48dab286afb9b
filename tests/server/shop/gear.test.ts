import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gearById } from '#catalogue/gear/gear.ts'
import { gearShopPrice, isShopModel } from '#rules/shop/trade.ts'
import { assortmentOf } from '#server/domains/shop/assortment.ts'
import { retireChains } from '#server/game/draws/retire-chains.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { findPlayer } from '#server/game/player/player-row.ts'
import { payReward } from '#server/game/rewards/pay-reward.ts'
import { sql } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { giveGear } from '../../support/give-items.ts'
import { ALL_PAGES_OPEN, type Game, type Lord, newKey, openGame } from '../../support/open-game.ts'
import { buyPlace, refused, shopGearOf } from './shopping.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

function newLord(overrides = {}) {
  return game.lord({ level: 20, gold: 20_000, diamonds: 10, ...overrides }, ALL_PAGES_OPEN)
}
function items(lord: Lord) {
  return sql<{
    gearId: number
    quality: number
  }>`SELECT gear_id, quality FROM gear WHERE player_id = ${lord.player.id}`
}
async function lootOf(lord: Lord) {
  return (await shopGearOf(lord)).offers.map(({ gear }) => [gear.gearId, gear.quality])
}
function rise(lord: Lord) {
  return inTransaction(async () => {
    const player = await lockPlayer(lord.player.id)
    payReward(
      player,
      { experience: 100_000_000, gold: 0, diamonds: 0, glory: 0 },
      { source: 'MISSION', reference: 'test' },
    )
  })
}

describe('the assortment', () => {
  it('is six items of the last six levels, at the price of level and quality', async () => {
    const lord = await newLord()
    const { offers, resetsAt, discountBasisPoints } = await shopGearOf(lord)
    expect(offers.map(({ place, isBought }) => [place, isBought])).toEqual(
      [1, 2, 3, 4, 5, 6].map((place) => [place, false]),
    )
    for (const { gear, price } of offers) {
      const level = gearById(gear.gearId)?.level ?? 0
      expect(isShopModel(level, 20)).toBe(true)
      expect(price).toEqual({ gold: gearShopPrice(level, gear.quality), diamonds: 0 })
    }
    expect(new Set(offers.map(({ gear }) => gear.gearId)).size).toBe(6)
    expect(discountBasisPoints).toBe(0)
    expect(new Date(resetsAt).toISOString()).toMatch(/T21:00:00.000Z$/)
  })

  it('stays all day, and differs for another level, day and player', async () => {
    const lord = await newLord({ level: 8 })
    const morning = await lootOf(lord)
    expect(await lootOf(lord)).toEqual(morning)
    expect(await lootOf(await newLord({ level: 8 }))).not.toEqual(morning)
    await rise(lord)
    expect((await findPlayer(lord.player.id))?.level).toBeGreaterThan(8)
    expect(await lootOf(lord)).not.toEqual(morning)
    const { assortmentKey } = await shopGearOf(lord)
    game.clock.advance(86_400)
    const next = await shopGearOf(lord)
    expect(next.assortmentKey).not.toBe(assortmentKey)
    const level = (await findPlayer(lord.player.id))?.level ?? 0
    for (const { gear } of next.offers) {
      expect(isShopModel(gearById(gear.gearId)?.level ?? 0, level)).toBe(true)
    }
  })
})

describe('tomorrow’s assortment', () => {
  it('cannot be predicted: other secrets give another one for the same player and day', async () => {
    const { player } = await newLord({ level: 20 })
    const tomorrow = new Date(game.clock.now().getTime() + 86_400_000)
    const laidOut = async () => {
      const { key, offers } = await assortmentOf({ ...player, shopDay: null, shopBought: [] }, tomorrow)
      return { key, gear: offers.map(({ model, quality }) => [model.id, quality]) }
    }
    const before = await laidOut()
    expect(before.gear).toHaveLength(6)
    expect(await laidOut()).toEqual(before)
    await retireChains(game.platform.database.pool, game.clock.now())
    const after = await laidOut()
    expect(after.gear).not.toEqual(before.gear)
    expect(after.key).not.toBe(before.key)
  })
})

describe('buying gear', () => {
  it('takes its price, books it, and leaves the place empty until tomorrow', async () => {
    const lord = await newLord()
    const shop = await shopGearOf(lord)
    const offer = shop.offers[2]
    const { status, body } = await lord.call('buyShopGear', {
      body: { assortmentKey: shop.assortmentKey, place: 3, price: offer?.price },
      subscribes: ['shopGear', 'inventory', 'controlPanel', 'playerLayout'],
    })
    expect([status, body.cost]).toEqual([200, offer?.price])
    expect(body.gameData).toEqual(
      await lord.gameData('shopGear', 'inventory', 'controlPanel', 'playerLayout'),
    )
    expect(await items(lord)).toEqual([{ gearId: offer?.gear.gearId, quality: offer?.gear.quality }])
    const gold = offer?.price.gold ?? 0
    expect(await findPlayer(lord.player.id)).toMatchObject({ gold: 20_000 - gold })
    expect(
      await sql`SELECT amount, reference FROM money_entry
        WHERE player_id = ${lord.player.id} AND source = 'SHOP_GEAR'`,
    ).toEqual([{ amount: -gold, reference: `gear:${body.gearId}:${body.gearEntityId}` }])
    expect(await sql`SELECT action, source FROM gear_entry WHERE player_id = ${lord.player.id}`).toEqual([
      { action: 'RECEIVED', source: 'SHOP' },
    ])
    expect((await shopGearOf(lord)).offers.filter(({ isBought }) => isBought)).toMatchObject([{ place: 3 }])
    expect(await refused(() => buyPlace(lord, 3))).toEqual([409, 'offerSold', 'Эта вещь уже куплена'])
    await rise(lord)
    expect((await shopGearOf(lord)).offers.filter(({ isBought }) => isBought)).toMatchObject([{ place: 3 }])
    game.clock.advance(86_400)
    expect((await shopGearOf(lord)).offers.filter(({ isBought }) => isBought)).toEqual([])
  })

  it('is refused without space or gold, with both reasons, and changes nothing', async () => {
    const lord = await newLord({ gold: 5 })
    for (let n = 0; n < 30; n += 1) await giveGear(lord, { gearId: 1, quality: 20 })
    const { error } = await buyPlace(lord, 1)
    expect(error.details).toMatchObject({
      reasons: [
        { code: 'notEnoughSpace', message: 'На складе нет места', have: 0, need: 1 },
        { code: 'notEnoughGold', message: 'Недостаточно золота', have: 5 },
      ],
    })
    expect(await refused(() => buyPlace(lord, 1))).toEqual([422, 'notEnoughSpace', 'На складе нет места'])
    const poor = await newLord({ gold: 5 })
    expect(await refused(() => buyPlace(poor, 1))).toEqual([422, 'notEnoughGold', 'Недостаточно золота'])
  })

  it('never takes another price than the one shown, or an offer of another day', async () => {
    const lord = await newLord()
    const { assortmentKey, offers } = await shopGearOf(lord)
    const price = offers[0]?.price
    const cheap = { assortmentKey, place: 1, price: { gold: 1, diamonds: 0 } }
    const ask = (body: unknown) => refused(() => lord.call('buyShopGear', { body }))
    expect((await ask(cheap)).slice(0, 2)).toEqual([409, 'priceChanged'])
    game.clock.advance(86_400)
    expect((await ask({ assortmentKey, place: 1, price })).slice(0, 2)).toEqual([409, 'assortmentChanged'])
  })

  it('gives one item for twenty concurrent calls', async () => {
    const lord = await newLord()
    const { assortmentKey, offers } = await shopGearOf(lord)
    const body = { assortmentKey, place: 5, price: offers[4]?.price }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => lord.call('buyShopGear', { key: newKey(), body })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ error }) => error?.code === 'offerSold')).toHaveLength(19)
    expect(await items(lord)).toHaveLength(1)
  })

  it('costs less by skill, and is never sold for more than it cost', async () => {
    const lord = await newLord({ skills: { haggling: 10, wholesale: 10 } })
    const { offers, discountBasisPoints } = await shopGearOf(lord)
    expect(discountBasisPoints).toBe(2_500)
    for (const { gear, price } of offers) {
      expect(price.gold).toBe(Math.ceil((gear.cost.gold * (10_000 - discountBasisPoints)) / 10_000))
      expect(Math.floor(gear.cost.gold / 2)).toBeLessThan(price.gold)
    }
  })

  it('is locked until the tutorial opens it', async () => {
    const lord = await game.lord({ gold: 1_000 }, ['armyOpenBanner'])
    expect((await refused(() => buyPlace(lord, 1))).slice(0, 2)).toEqual([403, 'pageLocked'])
  })
})

describe('blanks', () => {
  const price = { gold: 0, diamonds: 1 }
  const buy = (lord: Lord, amount: number) => lord.call('buyBlankGear', { body: { amount, price } })

  it('cost one diamond and take one slot each', async () => {
    const lord = await newLord()
    const { status, body } = await buy(lord, 3)
    expect([status, body.gearEntityIds.length, body.cost]).toEqual([200, 3, { gold: 0, diamonds: 3 }])
    expect((await items(lord)).map(({ gearId }) => gearId)).toEqual([999, 999, 999])
    expect(await findPlayer(lord.player.id)).toMatchObject({ diamonds: 7, gold: 20_000 })
    expect((await lord.gameData('inventory')).inventory?.data.slots.used).toBe(3)
  })

  it('are refused without diamonds or space', async () => {
    const lord = await newLord({ diamonds: 40 })
    expect((await refused(() => buy(lord, 31))).slice(1)).toEqual(['notEnoughSpace', 'На складе нет места'])
    const poor = await newLord({ diamonds: 2 })
    expect((await refused(() => buy(poor, 3))).slice(1)).toEqual([
      'notEnoughDiamonds',
      'Недостаточно алмазов',
    ])
    const body = { amount: 1, price: { gold: 0, diamonds: 0 } }
    expect((await refused(() => lord.call('buyBlankGear', { body })))[1]).toBe('priceChanged')
  })
})
