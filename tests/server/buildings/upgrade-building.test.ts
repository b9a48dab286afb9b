import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BUILDING_ENTRIES } from '#catalogue/buildings/buildings.ts'
import { type Building, buildingCost } from '#rules/buildings/buildings.ts'
import { dataFaults } from '#server/domains/invariants.ts'
import { findPlayer } from '#server/game/player/player-row.ts'
import { sql } from '#server/platform/sql.ts'
import { type Game, type Lord, newKey, openGame } from '../../support/open-game.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

function newLord(overrides = {}) {
  return game.lord({ level: 12, gold: 10_000, ...overrides }, ['buildingsOpenBanner', 'armyOpenBanner'])
}
function build(lord: Lord, building: string, key?: string) {
  return lord.call('upgradeBuilding', { body: { building }, key })
}
function costOf(building: Building, level: number) {
  const entry = BUILDING_ENTRIES.find((candidate) => candidate.building === building)
  return buildingCost(entry?.cost ?? { gold: 0, resources: [] }, level)
}
async function give(lord: Lord, resourceId: number, amount: number) {
  await sql`INSERT INTO resource_stack (player_id, resource_id, amount) VALUES (${lord.player.id}, ${resourceId}, ${amount})`
  await sql`
    INSERT INTO resource_entry (player_id, resource_id, action, amount, source, created_at)
    VALUES (${lord.player.id}, ${resourceId}, 'RECEIVED', ${amount}, 'DAILY_REWARD', ${game.clock.now()})`
}
async function stateOf(lord: Lord, building: string) {
  return (await lord.gameData('buildings')).buildings?.data.buildings.find(
    (state) => state.building === building,
  )
}

describe('upgrading a building', () => {
  it('takes the gold, books it in the ledger, has its effect at once and updates every channel', async () => {
    const lord = await newLord()
    const answer = await lord.call('upgradeBuilding', {
      body: { building: 'stable' },
      subscribes: ['buildings', 'controlPanel', 'army', 'missions'],
    })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ building: 'stable', level: 1, cost: costOf('stable', 1) })
    expect(answer.body.gameData).toEqual(await lord.gameData('buildings', 'controlPanel', 'army'))
    expect(await findPlayer(lord.player.id)).toMatchObject({
      stable: 1,
      gold: 10_000 - costOf('stable', 1).gold,
      forge: 0,
    })
    // Half of the previous maximum of archers, and one for the level.
    expect(answer.body.gameData?.army?.data.groups.find(({ group }) => group === 'cavalry')?.max).toBe(29)
    expect(
      await sql`SELECT amount, source, reference FROM money_entry
      WHERE player_id = ${lord.player.id} AND source = 'BUILDING'`,
    ).toEqual([{ amount: -costOf('stable', 1).gold, source: 'BUILDING', reference: 'building:stable:1' }])
  })

  it('builds the requested level once for two concurrent pages', async () => {
    const lord = await newLord()
    const ask = () => lord.call('upgradeBuilding', { body: { building: 'stable', level: 1 }, key: newKey() })
    const answers = await Promise.all([ask(), ask()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'priceChanged',
      message: 'Конюшня: уже 1-й уровень, посмотрите ещё раз',
    })
    expect(await findPlayer(lord.player.id)).toMatchObject({
      stable: 1,
      gold: 10_000 - costOf('stable', 1).gold,
    })
  })

  it('shows effects, costs and unlocks of all nine buildings', async () => {
    const lord = await newLord({ level: 9 })
    await build(lord, 'storage')
    const { buildings } = await lord.gameData('buildings')
    expect(buildings?.data.buildings.map(({ building }) => building)).toEqual([
      'forge',
      'storage',
      'servantsHouse',
      'stable',
      'walls',
      'moats',
      'stakes',
      'catapult',
      'catapultProjectiles',
    ])
    expect(await stateOf(lord, 'storage')).toMatchObject({
      level: 1,
      levelMax: 9,
      needsLevel: 2,
      cost: { gold: costOf('storage', 2).gold, resources: [] },
      effects: [
        { name: 'Места на складе', now: 35, next: 40, unit: 'PIECES' },
        { name: 'Золото, недоступное в набеге', now: 1_200, next: 1_500, unit: 'PIECES' },
      ],
    })
    expect(await stateOf(lord, 'walls')).toMatchObject({ level: 0, levelMax: 0, needsLevel: 10 })
    expect(await stateOf(lord, 'forge')).toMatchObject({
      levelMax: 2,
      needsLevel: 4,
      opens: [
        { level: 1, isOpen: false },
        { level: 4, isOpen: false },
      ],
    })
  })

  it('takes resources from level 3 on, and records them in the history', async () => {
    const lord = await newLord({ storage: 2 })
    const { gold, resources } = costOf('storage', 3)
    expect(resources.length).toBeGreaterThan(0)
    for (const { resourceId, amount } of resources) await give(lord, resourceId, amount + 6)
    const { cost } = (await build(lord, 'storage')).body
    expect(cost).toMatchObject({ gold, resources })
    expect(await findPlayer(lord.player.id)).toMatchObject({ storage: 3, gold: 10_000 - gold })
    expect(
      await sql`SELECT resource_id, amount FROM resource_stack WHERE player_id = ${lord.player.id} ORDER BY resource_id`,
    ).toEqual(resources.map(({ resourceId }) => ({ resourceId, amount: 6 })))
    expect(
      await sql`SELECT resource_id, amount, reference FROM resource_entry
        WHERE player_id = ${lord.player.id} AND action = 'REMOVED' ORDER BY resource_id`,
    ).toEqual(resources.map((resource) => ({ ...resource, reference: 'building:storage:3' })))
    const { buildings } = await lord.gameData('buildings')
    expect(buildings?.data.resources).toContainEqual({
      resourceId: 1,
      name: 'Дерево',
      icon: 'wood-pile',
      amount: 6,
    })
    expect(await dataFaults()).toEqual([])
  })

  it('does not use resources on the market', async () => {
    const lord = await newLord({ storage: 2 })
    const { resources } = costOf('storage', 3)
    for (const { resourceId, amount } of resources) await give(lord, resourceId, amount + 3)
    await sql`UPDATE resource_stack SET amount_in_market = 4 WHERE player_id = ${lord.player.id} AND resource_id = 1`
    const { status, error } = await build(lord, 'storage')
    const need = resources.find(({ resourceId }) => resourceId === 1)?.amount ?? 0
    expect({ status, details: error.details }).toEqual({
      status: 422,
      details: {
        reasons: [{ code: 'notEnoughResources', message: 'Недостаточно ресурсов', have: need - 1, need }],
      },
    })
    expect(await findPlayer(lord.player.id)).toMatchObject({ storage: 2, gold: 10_000 })
  })

  it('is refused with every reason for level, resources and gold, and changes nothing', async () => {
    const lord = await newLord({ level: 8, gold: 100, forge: 2, storage: 8 })
    const { gold, resources } = costOf('forge', 3)
    const { status, error } = await build(lord, 'forge')
    expect(status).toBe(422)
    expect(error).toMatchObject({
      code: 'levelTooLow',
      message: 'Нужен уровень 12',
      details: {
        reasons: [
          { code: 'levelTooLow', have: 8, need: 12 },
          ...resources.map(({ amount }) => ({ code: 'notEnoughResources', have: 0, need: amount })),
          { code: 'notEnoughGold', have: 100, need: gold },
        ],
      },
    })
    expect((await build(lord, 'moats')).error).toMatchObject({
      code: 'levelTooLow',
      message: 'Нужен уровень 10',
    })
    expect(await findPlayer(lord.player.id)).toMatchObject({ gold: 100, forge: 2, moats: 0 })
  })

  it('costs less by skill', async () => {
    const lord = await newLord({ skills: { goodTimber: 10, masons: 10 } })
    const gold = Math.ceil(costOf('forge', 1).gold * 0.8)
    expect((await build(lord, 'forge')).body.cost.gold).toBe(gold)
    expect((await lord.gameData('buildings')).buildings?.data.discountBasisPoints).toBe(2_000)
    expect(await findPlayer(lord.player.id)).toMatchObject({ gold: 10_000 - gold })
  })

  it('builds two levels of twenty concurrent calls with gold for two', async () => {
    const lord = await newLord({ gold: costOf('storage', 1).gold + costOf('storage', 2).gold })
    const answers = await Promise.all(Array.from({ length: 20 }, () => build(lord, 'storage', newKey())))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(18)
    expect(await findPlayer(lord.player.id)).toMatchObject({ storage: 2, gold: 0 })
    expect(await dataFaults()).toEqual([])
  })

  it('is locked until the tutorial opens it', async () => {
    const lord = await game.lord({ gold: 1_000 }, ['armyOpenBanner'])
    const { status, error } = await build(lord, 'storage')
    expect({ status, code: error.code, unlock: error.details?.unlock }).toEqual({
      status: 403,
      code: 'pageLocked',
      unlock: 'buildingsOpenBanner',
    })
  })
})
