import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataFaults } from '#server/domains/invariants.ts'
import { findPlayer } from '#server/game/player/player-row.ts'
import { sql } from '#server/platform/sql.ts'
import { ALL_PAGES_OPEN, type Game, newKey, openGame } from '../../support/open-game.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

function request(amount: number, group = 'archers') {
  return { body: { group, amount } }
}
function newLord(gold: number) {
  return game.lord({ gold }, ALL_PAGES_OPEN)
}
function entriesOf(playerId: number) {
  return sql<{ amount: number; source: string; balanceAfter: number }>`
    SELECT amount, source, balance_after FROM money_entry WHERE player_id = ${playerId} AND source = 'ARMY' ORDER BY id`
}

describe('buying units', () => {
  it('takes the gold, books it in the ledger, and updates every channel', async () => {
    const lord = await newLord(100)
    const answer = await lord.call('buyUnits', {
      ...request(5),
      subscribes: ['army', 'controlPanel', 'missions'],
    })
    expect(answer.status).toBe(200)
    // 8 gold at level 1, plus 8 % per level: 9 gold each.
    expect(answer.body).toMatchObject({
      group: 'archers',
      amount: 5,
      cost: { gold: 45, diamonds: 0 },
      current: 17,
    })
    expect(answer.body.gameData).toEqual(await lord.gameData('army', 'controlPanel'))
    expect(answer.body.gameData?.controlPanel?.data.purse.gold).toBe(55)
    expect(await entriesOf(lord.player.id)).toEqual([{ amount: -45, source: 'ARMY', balanceAfter: 55 }])
  })

  it('raises the revision with every purchase and tells the player’s other tabs', async () => {
    const lord = await newLord(100)
    const before = await lord.gameData('army')
    game.notified.length = 0
    await lord.call('buyUnits', request(1))
    const after = await lord.gameData('army')
    expect(after.army?.rev).toBeGreaterThan(before.army?.rev ?? 0)
    expect(game.notified).toEqual([
      { playerId: lord.player.id, channels: ['army', 'controlPanel', 'quests'] },
    ])
  })

  it('refuses with every reason without gold or space, and changes nothing', async () => {
    const lord = await newLord(10)
    const { status, error } = await lord.call('buyUnits', request(12))
    expect(status).toBe(422)
    expect(error).toMatchObject({
      code: 'armyLimitReached',
      message: 'Столько в отряд не поместится',
      details: {
        reasons: [
          { code: 'armyLimitReached', have: 11, need: 12 },
          { code: 'notEnoughGold', message: 'Недостаточно золота', have: 10, need: 108 },
        ],
      },
    })
    expect((await lord.call('buyUnits', request(2))).error.code).toBe('notEnoughGold')
    expect(await findPlayer(lord.player.id)).toMatchObject({ gold: 10, archers: 12, rev: lord.player.rev })
  })

  it.each([
    { group: 'archers', amount: 0 },
    { group: 'archers', amount: -1 },
    { group: 'archers', amount: 1.5 },
    { group: 'archers', amount: '1' },
    { group: 'dragons', amount: 1 },
    { group: 'archers', amount: 1, gold: 1000 },
    { group: 'archers' },
    [],
    null,
  ])('refuses %j as a bad request', async (body) => {
    const lord = await newLord(100)
    const { status, error } = await lord.call('buyUnits', { body })
    expect(status).toBe(400)
    expect(error.code).toBe('badRequest')
    expect(await findPlayer(lord.player.id)).toMatchObject({ gold: 100, archers: 12 })
  })

  it('sells 7 of 100 asked at once when there is gold for 7', async () => {
    const lord = await newLord(7 * 9 + 8)
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => lord.call('buyUnits', { ...request(1), key: newKey() })),
    )
    const statuses = answers.map((answer) => answer.status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(7)
    expect(statuses.filter((status) => status === 422)).toHaveLength(93)
    expect(await findPlayer(lord.player.id)).toMatchObject({ gold: 8, archers: 19 })
    expect(await entriesOf(lord.player.id)).toHaveLength(7)
    expect(await dataFaults()).toEqual([])
  })

  it('answers a repeated key with the same bytes, and pays once', async () => {
    const lord = await newLord(100)
    const options = { ...request(2), key: newKey(), subscribes: ['army'] as const }
    const first = await lord.call('buyUnits', options)
    const again = await lord.call('buyUnits', options)
    expect(again).toEqual(first)
    expect((await lord.call('buyUnits', { ...options, ...request(3) })).status).toBe(422)
    expect(await findPlayer(lord.player.id)).toMatchObject({ gold: 82, archers: 14 })
  })

  it('pays once for twenty concurrent calls with one key', async () => {
    const lord = await newLord(100)
    const key = newKey()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => lord.call('buyUnits', { ...request(1), key })),
    )
    const statuses = new Set(answers.map((answer) => answer.status))
    expect(statuses.has(200)).toBe(true)
    expect([...statuses].every((status) => status === 200 || status === 409)).toBe(true)
    expect(await findPlayer(lord.player.id)).toMatchObject({ gold: 91, archers: 13 })
  })

  it('is locked until the tutorial opens it', async () => {
    const lord = await game.lord({ gold: 100 }, ['myCastleAboutBanner'])
    const { status, error } = await lord.call('buyUnits', request(1))
    expect({ status, code: error.code, unlock: error.details?.unlock }).toEqual({
      status: 403,
      code: 'pageLocked',
      unlock: 'armyOpenBanner',
    })
  })
})
