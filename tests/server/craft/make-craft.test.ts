import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { choiceOfCraft, makeCraft } from '#rules/craft/craft.ts'
import { sql } from '#server/platform/sql.ts'
import { changeGear, giveGear, giveResources } from '../../support/give-items.ts'
import { ALL_PAGES_OPEN, type Game, type Lord, newKey, openGame } from '../../support/open-game.ts'
import { stateDigest } from '../../support/state-digest.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

const [bow, blank] = [
  { gearId: 1, quality: 40 },
  { gearId: 999, quality: 50 },
]
/** 30 + 30 points, the whole budget of a forge of level 4. */
const choice = { archersAttack: 6, archersMastery: 2 }
/** Cost of 60 points on a bow: wood, herbs, amber. */
const materials = { 1: 4, 7: 3, 12: 1 }

async function smith(overrides = {}, resources: Record<number, number> = materials): Promise<Lord> {
  const lord = await game.lord({ level: 16, forge: 4, gold: 1_200, ...overrides }, ALL_PAGES_OPEN)
  if (Object.keys(resources).length > 0) await giveResources(lord, resources)
  return lord
}
function craft(lord: Lord, targetEntityId: number, changes: object = {}) {
  return lord.call('makeCraft', { key: newKey(), body: { targetEntityId, gearId: 1, choice, ...changes } })
}
function reset(lord: Lord, gearEntityId: number) {
  return lord.call('resetCraft', { key: newKey(), body: { gearEntityId } })
}
async function gearOf(lord: Lord, id: number) {
  return (await lord.gameData('inventory')).inventory?.data.gear.find((gear) => gear.id === id)
}

describe('a craft', () => {
  it('is added to gear for gold and resources, with its creator’s name', async () => {
    const lord = await smith()
    const id = await giveGear(lord, bow)
    const { status, body } = await craft(lord, id)
    expect(status).toBe(200)
    expect(body.cost).toMatchObject({
      gold: 1_200,
      resources: [
        { name: 'Дерево', amount: 4 },
        { name: 'Травы', amount: 3 },
        { name: 'Янтарь', amount: 1 },
      ],
    })
    const gear = await gearOf(lord, id)
    expect(gear?.craft).toEqual({
      creatorName: lord.player.name,
      levelMin: 16,
      gearId: 1,
      characteristics: { archersAttackMin: 6, archersAttackMax: 6, archersMastery: 2 },
      army: {},
      materials: [
        { resourceId: 1, amount: 4 },
        { resourceId: 7, amount: 3 },
        { resourceId: 12, amount: 1 },
      ],
    })
    expect(gear?.characteristicsAdditional).toEqual(body.craft.characteristics)
    const { inventory, controlPanel } = await lord.gameData('inventory', 'controlPanel')
    expect(inventory?.data.resources).toEqual([])
    expect(controlPanel?.data.purse.gold).toBe(0)
  })

  it('appears in both histories and counts for quests', async () => {
    const lord = await smith()
    await sql`
      INSERT INTO tutorial_step (player_id, step_key, kind, progress, status)
      VALUES (${lord.player.id}, 'firstCraftQuest', 'QUEST', 0, 'ACTIVE')`
    const id = await giveGear(lord, bow)
    expect((await craft(lord, id)).status).toBe(200)
    const money = await lord.call('listMoneyHistory', { query: { source: 'CRAFT' } })
    expect(money.body.items).toMatchObject([{ type: 'DECREASE', amount: 1_200, about: 'Пастушья праща' }])
    const entries = await sql`
      SELECT resource_id, amount FROM resource_entry
      WHERE player_id = ${lord.player.id} AND source = 'CRAFT' AND action = 'REMOVED' ORDER BY resource_id`
    expect(entries).toEqual([
      { resourceId: 1, amount: 4 },
      { resourceId: 7, amount: 3 },
      { resourceId: 12, amount: 1 },
    ])
    expect(
      await sql`SELECT progress FROM tutorial_step WHERE player_id = ${lord.player.id} AND step_key = 'firstCraftQuest'`,
    ).toEqual([{ progress: 1 }])
  })

  it('can be added to a blank for any model, and transferred only to that model', async () => {
    const lord = await smith()
    const [from, to, other] = [
      await giveGear(lord, blank),
      await giveGear(lord, bow),
      await giveGear(lord, { gearId: 2, quality: 40 }),
    ]
    expect((await craft(lord, from)).status).toBe(200)
    const carry = (gearEntityId: number) =>
      lord.call('transferBlankToGear', { key: newKey(), body: { blankEntityId: from, gearEntityId } })
    expect((await carry(other)).error.code).toBe('craftOfOtherGear')
    expect((await carry(to)).status).toBe(200)
    expect((await gearOf(lord, to))?.craft?.characteristics).toMatchObject({ archersMastery: 2 })
    expect(await gearOf(lord, from)).toBeUndefined()
  })

  it('on worn gear changes the army', async () => {
    const lord = await smith()
    const id = await giveGear(lord, bow, { equippedSlot: 1 })
    const before = (await lord.gameData('army')).army?.data
    const { body } = await lord.call('makeCraft', {
      key: newKey(),
      body: { targetEntityId: id, gearId: 1, choice },
      subscribes: ['army', 'inventory', 'controlPanel'],
    })
    expect(Object.keys(body.gameData ?? {}).sort()).toEqual(['army', 'controlPanel', 'inventory'])
    expect(body.gameData?.army?.data).not.toEqual(before)
  })

  it('costs less gold and may be larger by skill', async () => {
    const skills = { patternBook: 5, thriftyCut: 2 }
    const lord = await smith({ skillBranches: ['craft'], skills })
    expect((await lord.gameData('forgeCraft')).forgeCraft?.data).toMatchObject({
      forgeLevel: 4,
      forgeLevelMin: 4,
      budget: 63,
      kindsMax: 3,
      goldPerPoint: 20,
      discountBasisPoints: 250,
    })
    expect((await (await smith()).gameData('forgeCraft')).forgeCraft?.data.budget).toBe(60)
    const { body } = await craft(lord, await giveGear(lord, bow))
    expect(body.cost.gold).toBe(1_170)
  })

  it.each<[string, object, object, string]>([
    ['the forge is too low', { forge: 3 }, {}, 'forgeLevelTooLow'],
    ['nothing is chosen', {}, { choice: {} }, 'craftEmpty'],
    ['it is more than the forge can', {}, { choice: { archersAttack: 13 } }, 'craftOverBudget'],
    ['the class does not carry it', {}, { choice: { armor: 1 } }, 'craftUnavailable'],
    [
      'it is of too many kinds',
      {},
      { choice: { archersAttack: 1, archersMastery: 1, archers: 1, squires: 1 } },
      'craftTooManyKinds',
    ],
    ['it is made for another model', {}, { gearId: 2 }, 'craftOfOtherGear'],
    ['there is too little gold', { gold: 1_199 }, {}, 'notEnoughGold'],
  ])('is refused when %s', async (_, overrides, changes, code) => {
    const lord = await smith(overrides, { 1: 400, 7: 300, 12: 100 })
    const id = await giveGear(lord, bow)
    const before = await stateDigest()
    const { status, error } = await craft(lord, id, changes)
    expect([status, error.code]).toEqual([422, code])
    expect(await stateDigest()).toEqual(before)
  })

  it.each<[string, Parameters<typeof giveGear>[2], string]>([
    ['there is a craft', { craft: makeCraft({ luck: 1 }, 1) }, 'craftPresent'],
    ['the item is on the market', { isInMarket: true }, 'gearInMarket'],
  ])('is refused when %s', async (_, changes, code) => {
    const lord = await smith()
    const id = await giveGear(lord, bow, changes)
    const before = await stateDigest()
    expect((await craft(lord, id)).error.code).toBe(code)
    expect(await stateDigest()).toEqual(before)
    await changeGear(lord, id, { isInMarket: false })
  })

  it('is refused with every reason without resources that are not on the market', async () => {
    const lord = await smith({ gold: 0 })
    await sql`UPDATE resource_stack SET amount_in_market = 1 WHERE player_id = ${lord.player.id} AND resource_id = 12`
    const id = await giveGear(lord, bow)
    const { error } = await craft(lord, id)
    expect(error.code).toBe('notEnoughResources')
    expect(error.details?.reasons).toMatchObject([{ have: 0, need: 1 }, { code: 'notEnoughGold' }])
    await sql`UPDATE resource_stack SET amount_in_market = 0 WHERE player_id = ${lord.player.id}`
  })

  it('on worn gear is refused if it would require a higher level than the player’s', async () => {
    const lord = await smith({ level: 15 })
    const [worn, stored] = [await giveGear(lord, bow, { equippedSlot: 1 }), await giveGear(lord, bow)]
    expect((await craft(lord, worn)).error.code).toBe('levelTooLow')
    expect((await craft(lord, stored)).status).toBe(200)
  })

  it('is refused for other players’ gear, unknown models and the model of blanks', async () => {
    const [lord, other] = [await smith(), await smith()]
    const [own, foreign] = [await giveGear(lord, blank), await giveGear(other, bow)]
    expect((await craft(lord, foreign)).status).toBe(404)
    expect((await craft(lord, own, { gearId: 99_999 })).status).toBe(404)
    expect((await craft(lord, own, { gearId: 999 })).status).toBe(404)
  })

  it('is added and paid once for twenty concurrent calls', async () => {
    const lord = await smith({ gold: 24_000 }, { 1: 80, 7: 60, 12: 20 })
    const id = await giveGear(lord, bow)
    const answers = await Promise.all(Array.from({ length: 20 }, () => craft(lord, id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await lord.gameData('controlPanel')).controlPanel?.data.purse.gold).toBe(22_800)
  })
})

describe('a removed craft', () => {
  const crafted = { craft: makeCraft(choice, 1) }

  it('returns its resources for 1,000 diamonds', async () => {
    const lord = await smith({ diamonds: 1_000 })
    const id = await giveGear(lord, bow)
    expect((await craft(lord, id)).status).toBe(200)
    const { status, body } = await reset(lord, id)
    expect(status).toBe(200)
    expect(body.resources.map(({ resourceId, amount }) => [resourceId, amount])).toEqual([
      [1, 4],
      [7, 3],
      [12, 1],
    ])
    expect((await gearOf(lord, id))?.craft).toBeNull()
    const { inventory, controlPanel } = await lord.gameData('inventory', 'controlPanel')
    expect(inventory?.data.resources.map(({ amount }) => amount)).toEqual([4, 3, 1])
    expect(controlPanel?.data.purse).toMatchObject({ gold: 0, diamonds: 0 })
    expect((await reset(lord, id)).error.code).toBe('noCraft')
  })

  it('returns what was paid, whatever it would cost today, also after a transfer', async () => {
    const lord = await smith({ diamonds: 1_000 }, {})
    const put = [
      { resourceId: 1, amount: 9 },
      { resourceId: 5, amount: 2 },
    ]
    const from = await giveGear(lord, blank, { craft: { ...crafted.craft, materials: put } })
    expect((await gearOf(lord, from))?.craft?.materials).toEqual(put)
    const to = await giveGear(lord, bow)
    await lord.call('transferBlankToGear', { key: newKey(), body: { blankEntityId: from, gearEntityId: to } })
    const { body } = await reset(lord, to)
    expect(body.resources.map(({ resourceId, amount }) => ({ resourceId, amount }))).toEqual(put)
  })

  it.each<[string, object, Parameters<typeof giveGear>[2], string]>([
    ['there is none', {}, {}, 'noCraft'],
    ['the item is on the market', {}, { ...crafted, isInMarket: true }, 'gearInMarket'],
    ['the forge is too low', { forge: 3 }, crafted, 'forgeLevelTooLow'],
    ['there are too few diamonds', { diamonds: 999 }, crafted, 'notEnoughDiamonds'],
  ])('is refused when %s', async (_, overrides, changes, code) => {
    const lord = await smith({ diamonds: 1_000, ...overrides })
    const id = await giveGear(lord, bow, changes)
    const before = await stateDigest()
    const { status, error } = await reset(lord, id)
    expect([status, error.code]).toEqual([422, code])
    expect(await stateDigest()).toEqual(before)
    await changeGear(lord, id, { isInMarket: false })
  })

  it('is refused if a stack cannot hold the returned resources', async () => {
    const lord = await smith({ diamonds: 1_000 }, { 1: 498 })
    const id = await giveGear(lord, bow, crafted)
    // A craft stored without materials shows those of the catalogue.
    expect((await gearOf(lord, id))?.craft?.materials).toContainEqual({ resourceId: 1, amount: 4 })
    const { error } = await reset(lord, id)
    expect([error.code, error.message]).toEqual(['notEnoughSpace', 'На складе нет места'])
  })

  it('shows the chosen bonuses again', () => {
    expect(choiceOfCraft(crafted.craft)).toEqual(choice)
    const mixed = { cavalryAttack: 2, luck: 1, cavalry: 3 }
    expect(choiceOfCraft(makeCraft(mixed, 1))).toEqual(mixed)
  })
})
