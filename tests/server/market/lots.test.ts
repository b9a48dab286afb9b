import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#server/platform/sql.ts'
import { runOneTimer } from '#server/platform/timers/run-timer.ts'
import { giveGear, giveWine } from '../../support/give-items.ts'
import { type Game, type Lord, newKey, openGame } from '../../support/open-game.ts'
import { stateDigest } from '../../support/state-digest.ts'
import {
  type Asked,
  buy,
  cancel,
  createLot,
  giveResource,
  inventoryOf,
  lotOf,
  purseOf,
  termsOf,
  trader,
} from './stall-keeper.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

const bow = { gearId: 1, quality: 50 }
function refusedCodes(error: { details?: Record<string, unknown> }) {
  const reasons = error.details?.reasons
  return Array.isArray(reasons) ? reasons.map(({ code }: { code: string }) => code) : []
}
async function runTimers() {
  while (await runOneTimer(game.platform));
}

describe('creating a lot', () => {
  it('costs one per cent, and the gear can be neither worn, locked, recycled nor offered again', async () => {
    const lord = await trader(game)
    const id = await giveGear(lord, bow)
    const { gold } = await termsOf(lord, { marketKey: 'gear', itemId: id })
    const { status, body } = await createLot(lord, { marketKey: 'gear', itemId: id, price: gold.usual })
    expect(status).toBe(200)
    expect(body.fee).toBe(Math.ceil(gold.usual / 100))
    expect(body.lot).toMatchObject({ isOwn: true, price: gold.usual, gear: { id, isInMarket: true } })
    expect((await purseOf(lord)).gold).toBe(10_000 - body.fee)
    for (const operation of ['equipGear', 'toggleGearLock', 'recycleGear'] as const) {
      const asked = operation === 'recycleGear' ? { gearEntityIds: [id] } : { gearEntityId: id }
      const answer = await lord.call(operation, { key: newKey(), body: asked })
      expect([operation, answer.status, answer.error.code]).toEqual([operation, 422, 'gearInMarket'])
    }
    const again = await createLot(lord, { marketKey: 'gear', itemId: id, price: gold.usual })
    expect(again.error.code).toBe('gearInMarket')
    expect((await lord.call('listMyMarketLots')).body.items).toHaveLength(1)
  })

  it('reserves a part of a stack, and shows it as on the market', async () => {
    const lord = await trader(game)
    await giveWine(lord, 1, 2)
    await lotOf(lord, { marketKey: 'consumable', itemId: 1, amount: 2 })
    expect((await inventoryOf(lord)).consumables).toMatchObject([{ amount: 2, amountInMarket: 2 }])
    const drunk = await lord.call('drinkWine', { key: newKey(), body: { consumableId: 1 } })
    expect(drunk.error.code).toBe('noWine')
    expect((await createLot(lord, { marketKey: 'consumable', itemId: 1, price: 20 })).error.code).toBe(
      'notEnoughItems',
    )
  })

  it('tells the fair band before, and refuses outside of it', async () => {
    const lord = await trader(game)
    await giveResource(lord, 1, 100)
    const asked: Asked = { marketKey: 'resource', itemId: 1, amount: 50 }
    const terms = await termsOf(lord, asked)
    // Wood costs 10 gold per unit. In diamonds, by the shop's rate at level 10.
    expect(terms.gold).toEqual({ usual: 500, min: 250, max: 1500 })
    expect(terms.diamonds).toEqual({ usual: 3, min: 2, max: 9 })
    expect(terms).toMatchObject({ free: 100, lots: 0, lotsMax: 10, feeDiscount: 0 })
    const before = await stateDigest()
    expect((await createLot(lord, { ...asked, price: 249 })).error.code).toBe('priceTooLow')
    expect((await createLot(lord, { ...asked, price: 1501 })).error.code).toBe('priceTooHigh')
    expect((await createLot(lord, { ...asked, price: 10, currency: 'DIAMONDS' })).error.code).toBe(
      'priceTooHigh',
    )
    expect(await stateDigest()).toEqual(before)
    expect((await createLot(lord, { ...asked, price: 250 })).status).toBe(200)
  })

  it('refuses with every reason: worn, locked, too many, no fee', async () => {
    const lord = await trader(game, { gold: 0, archers: 40 })
    const [worn, locked] = [await giveGear(lord, bow), await giveGear(lord, bow)]
    await lord.call('equipGear', { key: newKey(), body: { gearEntityId: worn } })
    await lord.call('toggleGearLock', { key: newKey(), body: { gearEntityId: locked } })
    const of = async (itemId: number) =>
      refusedCodes((await createLot(lord, { marketKey: 'gear', itemId, price: 100 })).error)
    expect(await of(worn)).toEqual(['itemInUse', 'notEnoughGold'])
    expect(await of(locked)).toEqual(['itemLocked', 'notEnoughGold'])
    const { status } = await createLot(lord, { marketKey: 'gear', itemId: 999_999, price: 100 })
    expect(status).toBe(404)
  })

  it('allows ten lots, and another after a cancellation, without returning the fee', async () => {
    const lord = await trader(game)
    await giveResource(lord, 2, 100)
    const asked: Asked = { marketKey: 'resource', itemId: 2, amount: 1, price: 10 }
    const lots = []
    for (let n = 0; n < 10; n += 1) lots.push(await lotOf(lord, asked))
    expect((await createLot(lord, asked)).error.code).toBe('tooManyLots')
    expect((await inventoryOf(lord)).resources).toMatchObject([{ amount: 100, amountInMarket: 10 }])
    expect((await cancel(lord, lots[0]?.lotId ?? 0)).status).toBe(200)
    expect((await createLot(lord, asked)).status).toBe(200)
    expect((await purseOf(lord)).gold).toBe(10_000 - 11)
    expect((await cancel(lord, lots[0]?.lotId ?? 0)).error.code).toBe('lotClosed')
  })

  it('is locked before its banner is read, and refuses items of other players', async () => {
    const newcomer = await game.lord({}, ['storageOpenBanner'])
    expect((await newcomer.call('listMyMarketLots')).error.code).toBe('pageLocked')
    const [owner, thief] = [await trader(game), await trader(game)]
    const id = await giveGear(owner, bow)
    expect((await createLot(thief, { marketKey: 'gear', itemId: id, price: 100 })).status).toBe(404)
    const lot = await lotOf(owner, { marketKey: 'gear', itemId: id })
    expect((await cancel(thief, lot.lotId)).status).toBe(404)
  })
})

describe('buying', () => {
  let seller: Lord
  let buyer: Lord
  beforeAll(async () => {
    seller = await trader(game)
    buyer = await trader(game)
  })

  it('moves the item and the money, less five per cent, and both books tell it', async () => {
    const id = await giveGear(seller, { gearId: 20, quality: 80 })
    const lot = await lotOf(seller, { marketKey: 'gear', itemId: id })
    const [before, paidBefore] = [await purseOf(seller), await purseOf(buyer)]
    game.notified.length = 0
    const answer = await buy(buyer, lot)
    expect([answer.status, answer.body.gearEntityId]).toEqual([200, id])
    expect((await purseOf(buyer)).gold).toBe(paidBefore.gold - lot.price)
    expect((await purseOf(seller)).gold).toBe(before.gold + lot.price - Math.ceil(lot.price / 20))
    const [bought] = (await inventoryOf(buyer)).gear
    expect(bought).toMatchObject({ id, isInMarket: false, isFromMarket: true, isViewed: false })
    expect((await inventoryOf(seller)).gear).toEqual([])
    const price = new Intl.NumberFormat('ru-RU').format(lot.price)
    const about = `продавец ${seller.player.name}, покупатель ${buyer.player.name}, за ${price}\u00a0золота`
    const players = [seller, buyer].map(({ player: { id: playerId, name } }) => ({ playerId, name }))
    const source = { source: 'MARKET', about, players }
    expect((await buyer.call('listItemHistory')).body.items).toMatchObject([
      { action: 'RECEIVED', ...source },
    ])
    expect((await seller.call('listItemHistory')).body.items[0]).toMatchObject({
      action: 'REMOVED',
      ...source,
    })
    const [entry] = (await seller.call('listMoneyHistory')).body.items
    expect(entry).toMatchObject({
      source: 'MARKET_GEAR',
      type: 'INCREASE',
      about: expect.stringMatching(/./),
    })
    const notified = game.notified
      .filter(({ playerId }) => playerId === seller.player.id)
      .flatMap(({ channels }) => channels)
    expect(notified).toEqual(expect.arrayContaining(['inventory', 'controlPanel', 'notifications']))
    const { notifications } = await seller.gameData('notifications')
    expect(notifications?.data.items[0]).toMatchObject({
      type: 'LOT_SOLD',
      title: 'Лот продан',
      text: expect.stringContaining(buyer.player.name),
      player: { playerId: buyer.player.id, name: buyer.player.name },
    })
  })

  it('moves a part of a stack, in diamonds too', async () => {
    await giveResource(seller, 11, 40)
    const lot = await lotOf(seller, {
      marketKey: 'resource',
      itemId: 11,
      amount: 25,
      price: 7,
      currency: 'DIAMONDS',
    })
    expect((await buy(buyer, lot)).status).toBe(200)
    expect((await inventoryOf(seller)).resources).toMatchObject([{ amount: 15, amountInMarket: 0 }])
    expect((await inventoryOf(buyer)).resources).toMatchObject([{ amount: 25, amountInMarket: 0 }])
    expect((await purseOf(buyer)).diamonds).toBe(93)
    expect((await purseOf(seller)).diamonds).toBe(107)
  })

  it('refuses the player’s lot, another price, a full storage, no money, a closed lot', async () => {
    await giveResource(seller, 3, 500)
    const asked: Asked = { marketKey: 'resource', itemId: 3, amount: 10, price: 100 }
    const lot = await lotOf(seller, asked)
    const poor = await trader(game, { gold: 99 })
    const full = await trader(game)
    await giveResource(full, 3, 491)
    const before = await stateDigest()
    expect((await buy(seller, lot)).error.code).toBe('ownLot')
    expect((await buy(buyer, { ...lot, price: 99 })).error.code).toBe('lotChanged')
    expect((await buy(poor, lot)).error.code).toBe('notEnoughGold')
    expect((await buy(full, lot)).error.code).toBe('notEnoughSpace')
    expect((await buy(buyer, { ...lot, lotId: 999_999 })).status).toBe(404)
    expect(await stateDigest()).toEqual(before)
    await cancel(seller, lot.lotId)
    const late = await buy(buyer, lot)
    expect([late.status, late.error.code]).toEqual([409, 'lotClosed'])
  })

  it('refuses accounts that were used in one browser', async () => {
    const lot = await lotOf(seller, { marketKey: 'resource', itemId: 3, amount: 10 })
    const friend = await trader(game)
    await sql`UPDATE session SET device_id = '0e9c1f0a-6f0e-4a39-9a1c-9a5f6f7f0b11'
      WHERE player_id IN (${seller.player.id}, ${friend.player.id})`
    expect((await buy(friend, lot)).error).toMatchObject({
      code: 'sameHousehold',
      message: 'С домочадцами не торгуют',
    })
    expect((await buy(buyer, lot)).status).toBe(200)
  })

  it('between two castles leaves the usual price as it is, however many they are', async () => {
    const [one, other] = [await trader(game, { gold: 900_000 }), await trader(game, { gold: 900_000 })]
    const asked: Asked = { marketKey: 'resource', itemId: 11, amount: 10 }
    await giveResource(one, 11, 150)
    const before = (await termsOf(one, asked)).gold
    for (let sale = 0; sale < 12; sale += 1)
      expect((await buy(other, await lotOf(one, { ...asked, price: before.max }))).status).toBe(200)
    game.clock.advance(6 * 3600)
    expect((await termsOf(one, asked)).gold).toEqual(before)
  })

  it('of many castles moves the usual price towards the price paid, six hours later', async () => {
    const lord = await trader(game)
    await giveResource(lord, 12, 100)
    const asked: Asked = { marketKey: 'resource', itemId: 12, amount: 10 }
    expect((await termsOf(lord, asked)).gold.usual).toBe(600)
    for (let sale = 0; sale < 6; sale += 1) {
      const [one, other] = [await trader(game), await trader(game)]
      await giveResource(one, 12, 10)
      // What is beyond a quarter of the usual price counts as a quarter.
      await buy(other, await lotOf(one, { ...asked, price: 1800 }))
    }
    expect((await termsOf(lord, asked)).gold.usual).toBe(600)
    game.clock.advance(6 * 3600)
    expect((await termsOf(lord, asked)).gold).toEqual({ usual: 750, min: 375, max: 2250 })
    game.clock.advance(73 * 3600)
    expect((await termsOf(lord, asked)).gold.usual).toBe(600)
  })
})

describe('the end of a lot', () => {
  it('returns the unsold item with a notification, and it cannot be bought any more', async () => {
    const [seller, buyer] = [await trader(game), await trader(game)]
    const id = await giveGear(seller, bow)
    const lot = await lotOf(seller, { marketKey: 'gear', itemId: id, hours: 48 })
    game.clock.advance(48 * 3600)
    expect((await buy(buyer, lot)).error.code).toBe('lotClosed')
    const listed = await buyer.call('listMarketLots', { params: { marketKey: 'gear' } })
    expect(listed.body.items.map(({ lotId }) => lotId)).not.toContain(lot.lotId)
    await runTimers()
    expect((await inventoryOf(seller)).gear).toMatchObject([{ id, isInMarket: false, isFromMarket: false }])
    const { notifications } = await seller.gameData('notifications')
    expect(notifications?.data.items[0]).toMatchObject({ type: 'LOT_EXPIRED', title: 'Срок лота вышел' })
    expect((await seller.call('listMyMarketLots')).body.items).toEqual([])
  })

  it('is visible to the seller before the timer runs', async () => {
    const seller = await trader(game)
    await giveWine(seller, 1, 5)
    await lotOf(seller, { marketKey: 'consumable', itemId: 1, amount: 5 })
    game.clock.advance(24 * 3600)
    expect((await inventoryOf(seller)).consumables).toMatchObject([{ amount: 5, amountInMarket: 0 }])
    const { notifications } = await seller.gameData('notifications')
    expect(notifications?.data.items[0]?.text).toMatch(/, 5\u00a0шт\. Всё вернулось на склад\.$/)
  })
})
