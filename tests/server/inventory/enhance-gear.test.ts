import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SKILLS } from '#catalogue/skills/skills.ts'
import { recyclePoints } from '#rules/forge/recycle.ts'
import { findPlayer } from '#server/game/player/player-row.ts'
import { sql } from '#server/platform/sql.ts'
import { giveGear, givePoints } from '../../support/give-items.ts'
import { ALL_PAGES_OPEN, type Game, type Lord, newKey, openGame } from '../../support/open-game.ts'
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
async function pointsOf(lord: Lord) {
  return (await findPlayer(lord.player.id))?.enhancePoints
}
async function refused(ask: () => Promise<{ status: number; error: { code: string; message: string } }>) {
  const before = await stateDigest()
  const { status, error } = await ask()
  expect(await stateDigest()).toEqual(before)
  return [status, error.code]
}

describe('the junk dealer', () => {
  it('recycles several items for their points, and the history records it', async () => {
    const lord = await newLord()
    const items = [
      await giveGear(lord, bow),
      await giveGear(lord, bow, { fromMarket: true, enhancePoints: 500 }),
    ]
    const plain = { gearId: 1, level: 1, quality: 40 }
    const expected =
      recyclePoints({ ...plain, enhancePoints: 0, fromMarket: false }) +
      recyclePoints({ ...plain, enhancePoints: 500, fromMarket: true })
    const { status, body } = await lord.call('recycleGear', { body: { gearEntityIds: items } })
    expect([status, body.points, body.enhancePoints]).toEqual([200, expected, expected])
    expect(await sql`SELECT id FROM gear WHERE player_id = ${lord.player.id}`).toEqual([])
    expect(
      await sql`SELECT action, source FROM gear_entry WHERE player_id = ${lord.player.id} AND action = 'REMOVED'`,
    ).toEqual([
      { action: 'REMOVED', source: 'ENHANCE' },
      { action: 'REMOVED', source: 'ENHANCE' },
    ])
  })

  it('pays a skill’s bonus on the gear, not on the points in it', async () => {
    const skill = SKILLS.find(({ effect }) => effect === 'recyclePoints')
    if (!skill) throw new Error('No skill of recycling')
    const lord = await newLord({ skills: { [skill.key]: 10 } })
    const own = recyclePoints({ gearId: 1, level: 1, quality: 100, enhancePoints: 0, fromMarket: false })
    const item = await giveGear(lord, { ...bow, quality: 100 }, { enhancePoints: 1_000 })
    const { body } = await lord.call('recycleGear', { body: { gearEntityIds: [item] } })
    expect(body.points).toBe(Math.floor((own * (10_000 + 10 * skill.perLevel)) / 10_000) + 500)
  })

  it('takes all or none, and gives the reason', async () => {
    const lord = await newLord()
    const free = await giveGear(lord, bow)
    const others = {
      gearEquipped: await giveGear(lord, { ...bow, equippedSlot: 1 }),
      gearInMarket: await giveGear(lord, bow, { isInMarket: true }),
      gearLocked: await giveGear(lord, bow, { isLocked: true }),
      gearIsBlank: await giveGear(lord, { gearId: 999, quality: 50 }, { limitsLevel: 3 }),
    }
    for (const [code, id] of Object.entries(others)) {
      const ask = () => lord.call('recycleGear', { body: { gearEntityIds: [free, id] } })
      expect(await refused(ask)).toEqual([422, code])
    }
    const foreign = await giveGear(await newLord(), bow)
    const ask = () => lord.call('recycleGear', { body: { gearEntityIds: [free, foreign] } })
    expect(await refused(ask)).toEqual([404, 'notFound'])
  })

  it('pays once for gear in twenty concurrent calls', async () => {
    const lord = await newLord()
    const id = await giveGear(lord, bow)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        lord.call('recycleGear', { key: newKey(), body: { gearEntityIds: [id] } }),
      ),
    )
    const paid = answers.filter(({ status }) => status === 200)
    expect(paid).toHaveLength(1)
    expect(await pointsOf(lord)).toBe(paid[0]?.body.points)
  })
})

describe('enhance points in gear', () => {
  it('give stars, and half of them is returned', async () => {
    const lord = await newLord()
    await givePoints(lord, 1_300)
    const gearEntityId = await giveGear(lord, bow)
    const added = await lord.call('addEnhancePoints', { body: { gearEntityId, points: 1_251 } })
    expect(added.body).toMatchObject({ gearEnhancePoints: 1_251, enhanceLevel: 2, enhancePoints: 49 })
    const reset = await lord.call('resetEnhancePoints', { body: { gearEntityId } })
    expect(reset.body).toMatchObject({ gearEnhancePoints: 0, enhanceLevel: 0, enhancePoints: 49 + 625 })
    const again = () => lord.call('resetEnhancePoints', { body: { gearEntityId } })
    expect(await refused(again)).toEqual([422, 'nothingToReset'])
  })

  it('are refused beyond the available points, beyond the stars of the level, for blanks and on the market', async () => {
    const lord = await newLord()
    await givePoints(lord, 10_000)
    const add = (gearEntityId: number, points: number) => () =>
      lord.call('addEnhancePoints', { body: { gearEntityId, points } })
    const item = await giveGear(lord, bow)
    expect(await refused(add(item, 5_001))).toEqual([422, 'enhanceLimitReached'])
    expect(await refused(add(await giveGear(lord, { gearId: 999, quality: 50 }), 10))).toEqual([
      422,
      'gearIsBlank',
    ])
    expect(await refused(add(await giveGear(lord, bow, { isInMarket: true }), 10))).toEqual([
      422,
      'gearInMarket',
    ])
    const poor = await newLord()
    const ask = () => poor.call('addEnhancePoints', { body: { gearEntityId: 1, points: 10 } })
    expect((await refused(ask))[0]).toBe(404)
    const own = await giveGear(poor, bow)
    expect(
      await refused(() => poor.call('addEnhancePoints', { body: { gearEntityId: own, points: 10 } })),
    ).toEqual([422, 'notEnoughPoints'])
  })

  it('never exceed the available points in twenty concurrent calls', async () => {
    const lord = await newLord()
    await givePoints(lord, 450)
    const gearEntityId = await giveGear(lord, bow)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        lord.call('addEnhancePoints', { key: newKey(), body: { gearEntityId, points: 100 } }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
    expect(await pointsOf(lord)).toBe(50)
  })
})

describe('a name for gear', () => {
  const rename = (lord: Lord, gearEntityId: number, name: string) => () =>
    lord.call('renameGear', { key: newKey(), body: { gearEntityId, name } })

  it('costs 300 diamonds once per key, and is shown instead of the model’s', async () => {
    const lord = await newLord({ diamonds: 500 })
    const gearEntityId = await giveGear(lord, bow, { enhancePoints: 5_000 })
    const { status, body } = await rename(lord, gearEntityId, '  Ночная  стрела ')()
    expect([status, body.name]).toEqual([200, 'Ночная стрела'])
    expect((await findPlayer(lord.player.id))?.diamonds).toBe(200)
    const gear = (await lord.gameData('inventory')).inventory?.data.gear[0]
    expect(gear?.name).toBe('Ночная стрела')
    expect(gear?.modelName).not.toBe('Ночная стрела')
    expect(await refused(rename(lord, gearEntityId, 'Другое имя'))).toEqual([422, 'notEnoughDiamonds'])
  })

  it.each([
    ['without five stars', { enhancePoints: 4_999 }, 'Заноза', 'notEnoughStars'],
    ['for two letters', { enhancePoints: 5_000 }, ' Ну ', 'textTooShort'],
    ['for seventeen letters', { enhancePoints: 5_000 }, 'Семнадцать букв ж', 'textTooLong'],
    ['on the market', { enhancePoints: 5_000, isInMarket: true }, 'Заноза', 'gearInMarket'],
  ])('is refused %s', async (_, changes, name, code) => {
    const lord = await newLord({ diamonds: 500 })
    const gearEntityId = await giveGear(lord, bow, changes)
    expect(await refused(rename(lord, gearEntityId, name))).toEqual([422, code])
  })

  it('says how many stars it needs in the words of the specification', async () => {
    const lord = await newLord({ diamonds: 500 })
    const { error } = await rename(lord, await giveGear(lord, bow), 'Заноза')()
    expect(error.message).toBe('Вещь должна иметь 5 звезд')
  })
})
