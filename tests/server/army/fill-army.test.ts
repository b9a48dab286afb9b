import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ARMY_GROUPS, maxArmy } from '#rules/army/army.ts'
import { dataFaults } from '#server/domains/invariants.ts'
import { findPlayer } from '#server/game/player/player-row.ts'
import { sql } from '#server/platform/sql.ts'
import { ALL_PAGES_OPEN, type Game, newKey, openGame } from '../../support/open-game.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

function newLord(gold: number) {
  return game.lord({ gold }, ALL_PAGES_OPEN)
}

function request(gold: number) {
  return { body: { gold } }
}

function entriesOf(playerId: number) {
  return sql<{ amount: number; reference: string }>`
    SELECT amount, reference FROM money_entry WHERE player_id = ${playerId} AND source = 'ARMY' ORDER BY id`
}

describe('filling the army', () => {
  it('fills every group in one entry of the ledger and tells what was hired', async () => {
    const lord = await newLord(10_000)
    const { status, body } = await lord.call('fillArmy', {
      ...request(10_000),
      subscribes: ['army', 'controlPanel'],
    })
    expect(status).toBe(200)
    expect(await findPlayer(lord.player.id)).toMatchObject({
      ...maxArmy(1),
      gold: 10_000 - body.cost.gold,
    })
    const hired = body.hired.reduce((sum, { amount }) => sum + amount, 0)
    expect(await entriesOf(lord.player.id)).toEqual([{ amount: -body.cost.gold, reference: `fill:${hired}` }])
    expect(body.gameData).toEqual(await lord.gameData('army', 'controlPanel'))
  })

  it('never spends more than the price that the player has seen', async () => {
    const lord = await newLord(10_000)
    const { body } = await lord.call('fillArmy', request(60))
    expect(body.cost.gold).toBeLessThanOrEqual(60)
    expect(body.cost.gold).toBeGreaterThan(60 - 10)
  })

  it('hires for the gold that is there when it is short', async () => {
    const lord = await newLord(100)
    const { body } = await lord.call('fillArmy', request(10_000))
    expect(body.cost.gold).toBeLessThanOrEqual(100)
    const { gold } = (await findPlayer(lord.player.id)) ?? {}
    expect(gold).toBe(100 - body.cost.gold)
  })

  it('counts the hired units for the daily and infinite quests', async () => {
    const lord = await game.lord({ gold: 5_000 }, ['myCastleAboutBanner', 'firstWinQuest', 'armyOpenBanner'])
    const before = await lord.gameData('quests')
    const { status } = await lord.call('fillArmy', request(5_000))
    expect(status).toBe(200)
    expect((await lord.gameData('quests')).quests?.rev).toBeGreaterThan(before.quests?.rev ?? 0)
  })

  it('refuses without gold for one unit, and when every group is full', async () => {
    const poor = await newLord(1)
    const { status, error } = await poor.call('fillArmy', request(500))
    expect({ status, code: error.code }).toEqual({ status: 422, code: 'notEnoughGold' })
    const full = await game.lord({ gold: 100, ...maxArmy(1) }, ALL_PAGES_OPEN)
    const again = await full.call('fillArmy', request(100))
    expect({ status: again.status, message: again.error.message }).toEqual({
      status: 422,
      message: 'Все отряды полны',
    })
    expect(await findPlayer(full.player.id)).toMatchObject({ gold: 100, rev: full.player.rev })
  })

  it('pays once for a repeated key', async () => {
    const lord = await newLord(500)
    const options = { ...request(100), key: newKey() }
    const first = await lord.call('fillArmy', options)
    expect(await lord.call('fillArmy', options)).toEqual(first)
    expect(await findPlayer(lord.player.id)).toMatchObject({ gold: 500 - first.body.cost.gold })
  })

  it('never exceeds a group or the purse with twenty calls at once', async () => {
    const lord = await newLord(700)
    await Promise.all(
      Array.from({ length: 20 }, () => lord.call('fillArmy', { ...request(90), key: newKey() })),
    )
    const player = await findPlayer(lord.player.id)
    const max = maxArmy(1)
    expect(ARMY_GROUPS.filter((group) => (player?.[group] ?? 0) > max[group])).toEqual([])
    expect(player?.gold).toBeGreaterThanOrEqual(0)
    expect(await dataFaults()).toEqual([])
  })

  it('is locked until the tutorial opens it', async () => {
    const lord = await game.lord({ gold: 100 }, ['myCastleAboutBanner'])
    const { status, error } = await lord.call('fillArmy', request(100))
    expect({ status, unlock: error.details?.unlock }).toEqual({ status: 403, unlock: 'armyOpenBanner' })
  })
})
