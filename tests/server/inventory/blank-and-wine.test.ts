import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GearChanges } from '#server/game/items/gear-row.ts'
import { sql } from '#server/platform/sql.ts'
import { giveGear, giveWine } from '../../support/give-items.ts'
import { ALL_PAGES_OPEN, type Game, type Lord, newKey, openGame } from '../../support/open-game.ts'
import { stateDigest } from '../../support/state-digest.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

function newLord(overrides = {}) {
  return game.lord({ level: 20, ...overrides }, ALL_PAGES_OPEN)
}
const bow = { gearId: 1, quality: 40 }
const blank = { gearId: 999, quality: 50 }
const limits = { limitsLevel: 3 }
function transfer(lord: Lord, blankEntityId: number, gearEntityId: number) {
  return lord.call('transferBlankToGear', { key: newKey(), body: { blankEntityId, gearEntityId } })
}
function craftFor(gearId: number, craftBy: number | null = null): GearChanges {
  return {
    craftBy,
    craft: { gearId, levelMin: 16, characteristics: { luck: 3 }, army: {} },
  }
}

describe('the work on a blank', () => {
  it('moves to the gear, and the blank is destroyed', async () => {
    const lord = await newLord()
    const crafter = await newLord()
    const from = await giveGear(lord, blank, {
      ...limits,
      ...craftFor(1, crafter.player.id),
      characteristicsName: 'archersAttack',
      characteristicsLevel: 2,
    })
    const to = await giveGear(lord, bow)
    expect((await transfer(lord, from, to)).status).toBe(200)
    const gear = (await lord.gameData('inventory')).inventory?.data.gear
    expect(gear).toHaveLength(1)
    expect(gear?.[0]).toMatchObject({
      id: to,
      currentGrind: { characteristicsName: 'archersAttack', characteristicsValue: 2, limitsValue: 3 },
      craft: { creatorName: crafter.player.name },
    })
    expect(
      await sql`SELECT source FROM gear_entry WHERE gear_entity_id = ${from} AND action = 'REMOVED'`,
    ).toEqual([{ source: 'CRAFT' }])
  })

  it.each<[string, GearChanges, GearChanges, string]>([
    ['an empty blank', {}, {}, 'nothingToTransfer'],
    ['a sharpening of the same type', limits, { limitsLevel: 1 }, 'sameSharpening'],
    [
      'a sharpening that the class does not take',
      { characteristicsName: 'peasants', characteristicsLevel: 1 },
      {},
      'sharpeningUnavailable',
    ],
    [
      'a trade that the class does not take',
      { armorOrDodgeName: 'armor', armorOrDodgeLevel: 1 },
      {},
      'tradeUnavailable',
    ],
    ['a craft of another model', craftFor(2), {}, 'craftOfOtherGear'],
    ['a craft where one is', craftFor(1), craftFor(1), 'craftPresent'],
    ['a locked blank', { ...limits, isLocked: true }, {}, 'gearLocked'],
    ['a blank on the market', { ...limits, isInMarket: true }, {}, 'gearInMarket'],
    ['an item on the market', limits, { isInMarket: true }, 'gearInMarket'],
    [
      'a worn item that would ask for a higher level',
      { characteristicsName: 'archersAttack', characteristicsLevel: 6 },
      { equippedSlot: 1 },
      'levelTooLow',
    ],
  ])('stays for %s', async (_, onBlank, onGear, code) => {
    const lord = await newLord()
    const [from, to] = [await giveGear(lord, blank, onBlank), await giveGear(lord, bow, onGear)]
    const before = await stateDigest()
    const { status, error } = await transfer(lord, from, to)
    expect([status, error.code]).toEqual([422, code])
    expect(await stateDigest()).toEqual(before)
  })

  it('cannot move from other gear, to a blank, or to gear of another player', async () => {
    const [lord, other] = [await newLord(), await newLord()]
    const [item, first, second] = [
      await giveGear(lord, bow, limits),
      await giveGear(lord, blank, limits),
      await giveGear(lord, blank),
    ]
    const foreign = await giveGear(other, bow)
    const before = await stateDigest()
    expect((await transfer(lord, item, first)).error.code).toBe('sourceIsNoBlank')
    expect((await transfer(lord, first, second)).error.code).toBe('targetIsBlank')
    expect((await transfer(lord, first, foreign)).status).toBe(404)
    expect((await transfer(lord, first, first)).error.code).toBe('targetIsBlank')
    expect(await stateDigest()).toEqual(before)
  })
})

describe('a cup of wine', () => {
  const drink = (lord: Lord, consumableId = 1) =>
    lord.call('drinkWine', { key: newKey(), body: { consumableId } })
  const wounded = (health: number) => ({ health, healthAt: game.clock.now(), squires: 100 })

  it('restores health, and the next one waits for twelve hours', async () => {
    const lord = await newLord(wounded(100))
    await giveWine(lord, 1, 3)
    const { status, body } = await drink(lord)
    expect(status).toBe(200)
    expect(body.health).toMatchObject({ current: 180 })
    expect(Date.parse(body.wineReadyAt) - game.clock.now().getTime()).toBe(12 * 3_600_000)
    expect((await drink(lord)).error.code).toBe('wineCooldown')
    const { inventory, army } = await lord.gameData('inventory', 'army')
    expect(inventory?.data).toMatchObject({ wineReadyAt: body.wineReadyAt, consumables: [{ amount: 2 }] })
    expect(army?.data.lastingHealth.current).toBe(180)
    expect(army?.data.lastingHealth.max).toBe(army?.data.health)
  })

  it('is not needed after two hours, since health is full at the shown time', async () => {
    const lord = await newLord(wounded(0))
    const fullAt = (await lord.gameData('army')).army?.data.lastingHealth.fullAt ?? ''
    game.clock.set(new Date(Date.parse(fullAt)))
    const { army } = await lord.gameData('army')
    expect(army?.data.lastingHealth).toMatchObject({ current: army?.data.health, fullAt: null })
    await giveWine(lord, 1, 1)
    expect((await drink(lord)).error.code).toBe('healthFull')
  })

  it.each([
    ['none is there', 1, 0, 20, 'noWine'],
    ['the level is too low', 8, 1, 20, 'levelTooLow'],
  ])('is refused when %s', async (_, wine, amount, level, code) => {
    const lord = await newLord({ ...wounded(10), level })
    if (amount > 0) await giveWine(lord, wine, amount)
    const before = await stateDigest()
    expect((await drink(lord, wine)).error.code).toBe(code)
    expect(await stateDigest()).toEqual(before)
  })

  it('on the market cannot be drunk, and an unknown one is not found', async () => {
    const lord = await newLord(wounded(10))
    await giveWine(lord, 1, 1)
    await sql`UPDATE consumable_stack SET amount_in_market = 1 WHERE player_id = ${lord.player.id}`
    expect((await drink(lord)).error.code).toBe('noWine')
    expect((await drink(lord, 99)).status).toBe(404)
  })

  it('is drunk once by twenty concurrent calls', async () => {
    const lord = await newLord(wounded(10))
    await giveWine(lord, 1, 20)
    const answers = await Promise.all(Array.from({ length: 20 }, () => drink(lord)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await sql`SELECT amount FROM consumable_stack WHERE player_id = ${lord.player.id}`).toEqual([
      { amount: 19 },
    ])
  })
})
