import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { giveGear } from '../../support/give-items.ts'
import { ALL_PAGES_OPEN, type Game, type Lord, newKey, openGame } from '../../support/open-game.ts'
import { stateDigest } from '../../support/state-digest.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

/** Bast shoes of level 4: boots of squires (slot 9) and servants (slot 21). */
const lapti = { gearId: 39, quality: 50 }
/** The first ranged weapon. */
const sling = { gearId: 1, quality: 100 }

function lordAt(level: number, squires = 150) {
  return game.lord({ level, squires, archers: 40, servants: 20 }, ALL_PAGES_OPEN)
}
function equip(lord: Lord, gearEntityId: number, slot?: number) {
  return lord.call('equipGear', { key: newKey(), body: { gearEntityId, ...(slot ? { slot } : {}) } })
}
async function inventoryOf(lord: Lord) {
  const { inventory } = await lord.gameData('inventory')
  if (!inventory) throw new Error('No inventory')
  return inventory.data
}
async function wornBy(lord: Lord) {
  return Object.fromEntries(
    (await inventoryOf(lord)).gear.flatMap(({ id, equippedSlot }) =>
      equippedSlot ? [[equippedSlot, id]] : [],
    ),
  )
}

describe('equipping gear', () => {
  it('fills the first free slot, then replaces, and the storage counts gear that is not worn', async () => {
    const lord = await lordAt(10)
    const [first, second, third] = [
      await giveGear(lord, lapti),
      await giveGear(lord, lapti),
      await giveGear(lord, lapti),
    ]
    expect((await inventoryOf(lord)).slots).toEqual({ used: 3, total: 30, free: 27 })
    expect((await equip(lord, first)).body).toMatchObject({ equippedSlot: 9, replacedEntityId: null })
    expect((await equip(lord, second)).body).toMatchObject({ equippedSlot: 21, replacedEntityId: null })
    expect((await equip(lord, third)).body).toMatchObject({ equippedSlot: 9, replacedEntityId: first })
    expect(await wornBy(lord)).toEqual({ 9: third, 21: second })
    expect((await inventoryOf(lord)).slots.used).toBe(1)
  })

  it('moves worn gear to another slot that it fits, and repeating changes nothing', async () => {
    const lord = await lordAt(10)
    const boots = await giveGear(lord, lapti)
    await equip(lord, boots, 9)
    await equip(lord, boots, 21)
    expect(await wornBy(lord)).toEqual({ 21: boots })
    const before = await stateDigest()
    expect((await equip(lord, boots)).body.equippedSlot).toBe(21)
    expect((await stateDigest()).gear).toBe(before.gear)
  })

  it('raises the characteristics in the channel army, and lends units', async () => {
    const lord = await lordAt(10)
    const before = (await lord.gameData('army')).army?.data
    const bow = await giveGear(lord, sling)
    const boots = await giveGear(lord, lapti)
    const { gameData } = (
      await lord.call('equipGear', {
        key: newKey(),
        body: { gearEntityId: bow },
        subscribes: ['army', 'inventory'],
      })
    ).body
    const after = gameData?.army?.data
    expect(after?.characteristics.current.archersAttackMax).toBeGreaterThan(
      before?.characteristics.current.archersAttackMax ?? Number.MAX_VALUE,
    )
    expect(gameData?.inventory?.data.gear.find(({ id }) => id === bow)?.equippedSlot).toBe(1)
    await equip(lord, boots)
    const shod = (await lord.gameData('army')).army?.data
    const squires = shod?.groups.find(({ group }) => group === 'squires')
    expect(squires).toMatchObject({ current: 150, max: 300 })
    expect(squires?.additional).toBeGreaterThan(0)
    expect(shod?.health).toBeGreaterThan(after?.health ?? Number.MAX_VALUE)
  })

  it('has no effect while its group is too small', async () => {
    const lord = await lordAt(10, 20)
    await equip(lord, await giveGear(lord, lapti))
    const { army } = await lord.gameData('army')
    expect(army?.data.groups.find(({ group }) => group === 'squires')?.additional).toBe(0)
  })

  it.each([
    ['a blank', { gearId: 999, quality: 50 }, 10, undefined, 422, 'gearIsBlank'],
    ['a slot of another class', lapti, 10, 1, 422, 'slotDoesNotFit'],
    ['a level too low', lapti, 3, undefined, 422, 'levelTooLow'],
  ])('is refused for %s, and changes nothing', async (_, gear, level, slot, status, code) => {
    const lord = await lordAt(level)
    const id = await giveGear(lord, gear)
    const before = await stateDigest()
    const answer = await equip(lord, id, slot)
    expect([answer.status, answer.error.code]).toEqual([status, code])
    expect(await stateDigest()).toEqual(before)
  })

  it('is refused for gear on the market, of another player, or unknown', async () => {
    const [lord, other] = [await lordAt(10), await lordAt(10)]
    const offered = await giveGear(lord, lapti, { isInMarket: true })
    const own = await giveGear(lord, lapti)
    const before = await stateDigest()
    expect((await equip(lord, offered)).error.code).toBe('gearInMarket')
    expect((await equip(other, own)).status).toBe(404)
    expect((await equip(lord, 9_000_000)).status).toBe(404)
    expect(await stateDigest()).toEqual(before)
  })

  it('leaves one item in a slot after twenty concurrent calls', async () => {
    const lord = await lordAt(10)
    const items = await Promise.all(Array.from({ length: 20 }, () => giveGear(lord, lapti)))
    const answers = await Promise.all(items.map((id) => equip(lord, id, 9)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(Object.keys(await wornBy(lord))).toEqual(['9'])
  })
})

describe('equipping a set', () => {
  function equipSet(lord: Lord, ...items: readonly (readonly [gearEntityId: number, slot: number])[]) {
    const body = { pieces: items.map(([gearEntityId, slot]) => ({ gearEntityId, slot })) }
    return lord.call('equipGearSet', { key: newKey(), body })
  }

  it('puts every item into its slot, and names what it replaced', async () => {
    const lord = await lordAt(10)
    const [boots, better, bow] = [
      await giveGear(lord, lapti),
      await giveGear(lord, lapti),
      await giveGear(lord, sling),
    ]
    await equip(lord, boots, 9)
    const { status, body } = await equipSet(lord, [better, 9], [bow, 1])
    expect(status).toBe(200)
    expect(body.equipped).toEqual([
      { gearEntityId: better, equippedSlot: 9, replacedEntityId: boots },
      { gearEntityId: bow, equippedSlot: 1, replacedEntityId: null },
    ])
    expect(await wornBy(lord)).toEqual({ 1: bow, 9: better })
  })

  it('lets two worn items change places', async () => {
    const lord = await lordAt(10)
    const [first, second] = [await giveGear(lord, lapti), await giveGear(lord, lapti)]
    await equip(lord, first, 9)
    await equip(lord, second, 21)
    expect((await equipSet(lord, [first, 21], [second, 9])).status).toBe(200)
    expect(await wornBy(lord)).toEqual({ 9: second, 21: first })
  })

  it('is refused as a whole for one item that cannot be worn', async () => {
    const lord = await lordAt(3)
    const [boots, bow] = [await giveGear(lord, lapti), await giveGear(lord, sling)]
    const before = await stateDigest()
    expect((await equipSet(lord, [bow, 1], [boots, 9])).error.code).toBe('levelTooLow')
    expect((await equipSet(lord, [bow, 1], [9_000_000, 9])).status).toBe(404)
    expect(await stateDigest()).toEqual(before)
  })

  it('is refused for one item in two slots and for two items in one', async () => {
    const lord = await lordAt(10)
    const [first, second] = [await giveGear(lord, lapti), await giveGear(lord, lapti)]
    expect((await equipSet(lord, [first, 9], [first, 21])).error.code).toBe('slotDoesNotFit')
    expect((await equipSet(lord, [first, 9], [second, 9])).error.code).toBe('slotDoesNotFit')
    expect(await wornBy(lord)).toEqual({})
  })

  it('counts every item for the daily and infinite quests', async () => {
    const lord = await lordAt(10)
    const [boots, bow] = [await giveGear(lord, lapti), await giveGear(lord, sling)]
    const before = await lord.gameData('quests')
    await equipSet(lord, [boots, 9], [bow, 1])
    expect((await lord.gameData('quests')).quests?.rev).toBeGreaterThan(before.quests?.rev ?? 0)
  })
})

describe('unequipping gear', () => {
  it('moves it to the storage, once', async () => {
    const lord = await lordAt(10)
    const boots = await giveGear(lord, lapti)
    await equip(lord, boots)
    const off = () => lord.call('unequipGear', { key: newKey(), body: { gearEntityId: boots } })
    const answers = await Promise.all([off(), off()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(answers.find(({ status }) => status === 422)?.error.code).toBe('gearNotEquipped')
    expect(await wornBy(lord)).toEqual({})
  })
})
