import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { CHANNEL_NAMES } from '#generated/events.ts'
import { ALL_PAGES_OPEN, type Game, openGame } from '../../support/open-game.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

describe('GET /game-data', () => {
  it('returns the requested channels, and no others', async () => {
    const lord = await game.lord()
    expect(Object.keys(await lord.gameData('army', 'quests')).sort()).toEqual(['army', 'quests'])
    expect(Object.keys(await lord.gameData(...CHANNEL_NAMES)).sort()).toEqual([...CHANNEL_NAMES].sort())
  })

  it('gives every channel the same revision, which rises with each change', async () => {
    const lord = await game.lord({ gold: 1_000 }, ALL_PAGES_OPEN)
    const revisions: number[] = []
    for (let turn = 0; turn < 3; turn += 1) {
      const data = await lord.gameData('army', 'missions', 'notifications')
      const revs = new Set([data.army?.rev, data.missions?.rev, data.notifications?.rev])
      expect(revs.size).toBe(1)
      revisions.push(data.army?.rev ?? 0)
      await lord.call('buyUnits', { body: { group: 'squires', amount: 1 } })
    }
    expect(new Set(revisions).size).toBe(3)
    expect(revisions).toEqual([...revisions].sort((a, b) => a - b))
  })

  it('shows a mission as ended the moment it is due, though no timer has run', async () => {
    const lord = await game.lord({}, ALL_PAGES_OPEN)
    await lord.call('startMission', {
      body: { missionKey: 'oldMill', difficulty: 'EASY', skill: 'FRONTAL_ATTACK' },
    })
    expect((await lord.gameData('missions')).missions?.data.active).not.toBeNull()
    game.clock.advance(10)
    const data = await lord.gameData('missions', 'fightLogs', 'controlPanel', 'playerLayout')
    expect(data).toMatchObject({
      missions: { data: { active: null, last: { missionKey: 'oldMill' } } },
      fightLogs: { data: { unviewed: 1 } },
      playerLayout: { data: { unviewedFights: 1, unreadNotifications: 1 } },
    })
  })

  it('sends as many statements for a full panel as for an empty one', async () => {
    const lord = await game.lord({ energy: 120 }, ALL_PAGES_OPEN)
    // The fewest of three calls: work of the server in the background also sends statements, now and then.
    const statements = async () => {
      const counts: number[] = []
      while (counts.length < 3) {
        const query = vi.spyOn(game.platform.database.pool, 'query')
        await lord.gameData(...CHANNEL_NAMES)
        counts.push(query.mock.calls.length)
        query.mockRestore()
      }
      return Math.min(...counts)
    }
    const empty = await statements()
    for (let turn = 0; turn < 10; turn += 1) {
      await lord.call('startMission', {
        body: { missionKey: 'oldMill', difficulty: 'EASY', skill: 'FRONTAL_ATTACK' },
      })
      game.clock.advance(10)
      await lord.gameData('missions')
    }
    expect(await statements()).toBe(empty)
    expect(empty).toBeLessThanOrEqual(9)
  })

  it('refuses a request without channels, and unknown ones', async () => {
    const lord = await game.lord()
    expect((await lord.call('getGameData')).status).toBe(400)
    expect((await lord.call('getGameData', { query: { purse: 'true' } })).status).toBe(400)
    expect((await lord.call('getGameData', { query: { army: 'false' } })).status).toBe(400)
    expect((await game.visitor('getGameData', { query: { army: 'true' } })).status).toBe(401)
  })
})
