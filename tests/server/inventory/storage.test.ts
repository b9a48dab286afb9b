import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { receiveResources } from '#server/game/items/resources.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { sql } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { giveGear, giveWine } from '../../support/give-items.ts'
import { ALL_PAGES_OPEN, type Game, type Lord, openGame } from '../../support/open-game.ts'
import { stateDigest } from '../../support/state-digest.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

function newLord(overrides = {}) {
  return game.lord(overrides, ALL_PAGES_OPEN)
}
const bow = { gearId: 1, quality: 40 }
async function inventoryOf(lord: Lord) {
  return (await lord.gameData('inventory')).inventory?.data
}
async function item(lord: Lord, query: Record<string, string>) {
  return (await lord.call('getItem', { query })).body
}

describe('the channel inventory', () => {
  it('shows all items, newest gear first, and counts slots by storage, subscription and stacks', async () => {
    const lord = await newLord({ storage: 2, subscriptionUntil: new Date('2026-02-01T00:00:00Z') })
    const first = await giveGear(lord, bow)
    const worn = await giveGear(lord, { ...bow, equippedSlot: 1 })
    await giveWine(lord, 3, 7)
    await inTransaction(async () =>
      receiveResources(await lockPlayer(lord.player.id), [{ resourceId: 4, amount: 12 }], 'DAILY_REWARD'),
    )
    const inventory = await inventoryOf(lord)
    expect(inventory?.gear.map(({ id, equippedSlot }) => [id, equippedSlot])).toEqual([
      [worn, 1],
      [first, null],
    ])
    expect(inventory?.resources).toMatchObject([
      { resourceId: 4, name: 'Лён', amount: 12, amountInMarket: 0 },
    ])
    expect(inventory?.consumables).toMatchObject([
      { consumableId: 3, amount: 7, additional: { regenerateUnit: 'percent', regenerateValue: 15 } },
    ])
    expect(inventory?.slots).toEqual({ used: 3, total: 30 + 10 + 20, free: 57 })
  })

  it('shows base, best and additional values apart', async () => {
    const lord = await newLord()
    const plain = await giveGear(lord, bow)
    const worked = await giveGear(lord, bow, {
      characteristicsName: 'archersAttack',
      characteristicsLevel: 2,
      enhancePoints: 500,
      craft: {
        gearId: 1,
        levelMin: 16,
        characteristics: { luck: 3 },
        army: { archers: 4 },
      },
    })
    const gear = (await inventoryOf(lord))?.gear ?? []
    const [after, before] = [gear.find(({ id }) => id === worked), gear.find(({ id }) => id === plain)]
    const base = before?.characteristicsBase.archersAttackMax ?? 0
    expect(base).toBeGreaterThan(0)
    expect(before?.characteristicsMax.archersAttackMax).toBeGreaterThan(base)
    expect(before).toMatchObject({
      characteristicsAdditional: {},
      armyAdditional: {},
      craft: null,
      enhanceLevel: 0,
    })
    expect(after).toMatchObject({
      characteristicsBase: { archersAttackMax: 2 * base },
      characteristicsAdditional: { archersAttackMin: 24, archersAttackMax: 24, luck: 3 },
      armyAdditional: { archers: 4 },
      enhanceLevel: 1,
      currentGrind: { characteristicsName: 'archersAttack', characteristicsValue: 2, limitsValue: 0 },
      level: { levelMin: 16, levelMinBase: 1, levelMinFromGrind: 8, levelMinFromCraft: 16 },
    })
  })

  it('is the same in the answer to a command and in a new query', async () => {
    const lord = await newLord()
    const id = await giveGear(lord, bow)
    const { body } = await lord.call('toggleGearLock', {
      body: { gearEntityId: id },
      subscribes: ['inventory'],
    })
    expect(body.gameData?.inventory).toEqual((await lord.gameData('inventory')).inventory)
  })
})

describe('the mark of new gear', () => {
  it('is counted in the frame until each is viewed', async () => {
    const lord = await newLord()
    const id = await giveGear(lord, bow)
    await giveGear(lord, bow)
    const unviewed = async () => (await lord.gameData('playerLayout')).playerLayout?.data.unviewedGear
    expect(await unviewed()).toBe(2)
    const { status } = await lord.call('markGearAsViewed', { body: { gearEntityId: id } })
    expect(status).toBe(200)
    expect(await unviewed()).toBe(1)
    const before = await stateDigest()
    expect((await lord.call('markGearAsViewed', { body: { gearEntityId: id } })).status).toBe(200)
    expect(await stateDigest()).toEqual(before)
  })
})

describe('the lock', () => {
  it('can be set and removed, and prevents recycling', async () => {
    const lord = await newLord()
    const gearEntityId = await giveGear(lord, bow)
    const toggle = async () => (await lord.call('toggleGearLock', { body: { gearEntityId } })).body.isLocked
    expect(await toggle()).toBe(true)
    const before = await stateDigest()
    const { status, error } = await lord.call('recycleGear', { body: { gearEntityIds: [gearEntityId] } })
    expect([status, error.code, error.message]).toEqual([422, 'gearLocked', 'Вещь заблокирована'])
    expect(await stateDigest()).toEqual(before)
    expect(await toggle()).toBe(false)
  })

  it('is refused on the market', async () => {
    const lord = await newLord()
    const gearEntityId = await giveGear(lord, bow, { isInMarket: true })
    expect((await lord.call('toggleGearLock', { body: { gearEntityId } })).error.code).toBe('gearInMarket')
  })
})

describe('an item by reference', () => {
  it('is the player’s gear with all marks, or other gear without private marks', async () => {
    const [owner, other] = [await newLord(), await newLord()]
    const id = await giveGear(owner, bow, { isLocked: true, equippedSlot: 1 })
    const asked = { type: 'gear', id: '1', entityId: String(id) }
    expect((await item(owner, asked)).value).toMatchObject({
      id,
      isLocked: true,
      equippedSlot: 1,
      isViewed: false,
    })
    expect((await item(other, asked)).value).toMatchObject({
      id,
      quality: 40,
      isLocked: false,
      equippedSlot: null,
      isViewed: true,
    })
  })

  it('is a model at a quality, a stack of an amount, or the player’s stack', async () => {
    const lord = await newLord()
    await giveWine(lord, 1, 5)
    expect((await item(lord, { type: 'gear', id: '999', quality: '50' })).value).toMatchObject({
      id: null,
      name: 'Заготовка',
      cost: { gold: 0, diamonds: 1 },
      slots: [],
    })
    expect((await item(lord, { type: 'resource', id: '1', amount: '30' })).value).toMatchObject({
      amount: 30,
    })
    expect((await item(lord, { type: 'resource', id: '1' })).value).toMatchObject({
      name: 'Дерево',
      amount: 0,
    })
    expect((await item(lord, { type: 'consumable', id: '1' })).value).toMatchObject({
      amount: 5,
      levelMin: 1,
    })
  })

  it('is null if it does not exist', async () => {
    const lord = await newLord()
    const id = await giveGear(lord, bow)
    const asked: Record<string, string>[] = [
      { type: 'gear', id: '777' },
      { type: 'gear', id: '2', entityId: String(id) },
      { type: 'resource', id: '13' },
      { type: 'consumable', id: '9' },
    ]
    for (const query of asked) expect((await item(lord, query)).value).toBeNull()
  })
})

describe('the tables', () => {
  it('refuse worn and locked gear on the market by a constraint', async () => {
    const lord = await newLord()
    const id = await giveGear(lord, { ...bow, equippedSlot: 1 })
    await expect(sql`UPDATE gear SET is_in_market = true WHERE id = ${id}`).rejects.toThrow(
      /gear_in_one_place/,
    )
    const second = await giveGear(lord, bow)
    await expect(sql`UPDATE gear SET equipped_slot = 1 WHERE id = ${second}`).rejects.toThrow(/gear_worn/)
  })
})
