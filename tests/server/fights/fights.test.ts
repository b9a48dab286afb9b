import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '#server/platform/sql.ts'
import { ALL_PAGES_OPEN, type Game, type Lord, newKey, openGame } from '../../support/open-game.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

async function fightOnce(lord: Lord): Promise<number> {
  await lord.call('startMission', {
    body: { missionKey: 'oldMill', difficulty: 'EASY', skill: 'REAR_BATTLE' },
  })
  game.clock.advance(60)
  return (await lord.gameData('missions')).missions?.data.last?.fightId ?? 0
}
function newLord(overrides = {}) {
  return game.lord(overrides, ALL_PAGES_OPEN)
}
async function viewedCount() {
  return (await sql`SELECT fight_id FROM fight_log WHERE viewed_at IS NOT NULL`).length
}

describe('battle reports', () => {
  it('come newest first, page by page, without duplicates', async () => {
    const lord = await newLord()
    const ids: number[] = []
    for (let turn = 0; turn < 5; turn += 1) ids.unshift(await fightOnce(lord))
    const seen: number[] = []
    let cursor: string | null = null
    do {
      const query: Record<string, string> = cursor === null ? { limit: '2' } : { limit: '2', cursor }
      const { body } = await lord.call('listFights', { query })
      seen.push(...body.items.map((item) => item.fightId))
      cursor = body.nextCursor
    } while (cursor !== null)
    expect(seen).toEqual(ids)
  })

  it.each(['MA', 'LTE', 'MS41', 'eyJpZCI6MX0'])('refuse the invalid cursor %s', async (cursor) => {
    const lord = await newLord()
    expect((await lord.call('listFights', { query: { cursor } })).status).toBe(400)
  })

  it('show every strike, and both sides', async () => {
    const lord = await newLord()
    const fightId = await fightOnce(lord)
    const { body } = await lord.call('getFight', { params: { fightId } })
    expect(body).toMatchObject({
      missionKey: 'oldMill',
      summary: { fightId, title: 'Старая мельница', difficulty: 'EASY', isViewed: false },
      report: { attacker: { playerId: lord.player.id, skill: 'REAR_BATTLE' }, defender: { army: null } },
    })
    if (body.report.ground !== 'FIELD') throw new Error('Not fought in the field')
    expect(body.summary.opponentName).toBe(body.report.defender.name)
    expect(body.report.rounds.length).toBeGreaterThan(0)
  })

  it('are marked as viewed, once and for all', async () => {
    const lord = await newLord()
    const fightId = await fightOnce(lord)
    const options = { params: { fightId }, key: newKey(), subscribes: ['fightLogs', 'playerLayout'] as const }
    const first = await lord.call('markFightAsViewed', options)
    expect(first.body.gameData).toEqual(await lord.gameData('fightLogs', 'playerLayout'))
    expect(first.body.gameData).toMatchObject({
      fightLogs: { data: { unviewed: 0, items: [{ isViewed: true }] } },
      playerLayout: { data: { unviewedFights: 0 } },
    })
    expect((await lord.call('markFightAsViewed', options)).text).toBe(first.text)
    expect((await lord.call('markFightAsViewed', { params: { fightId } })).status).toBe(200)
  })

  it('of another player are not found, and stay unviewed', async () => {
    const fightId = await fightOnce(await newLord())
    const stranger = await newLord()
    const viewed = await viewedCount()
    expect((await stranger.call('getFight', { params: { fightId } })).error.code).toBe('notFound')
    expect((await stranger.call('markFightAsViewed', { params: { fightId } })).status).toBe(404)
    expect((await stranger.call('getFight', { params: { fightId: 999_999 } })).status).toBe(404)
    expect((await stranger.call('getFight', { params: { fightId: 'one' } })).status).toBe(400)
    expect((await stranger.call('listFights')).body.items).toEqual([])
    expect(await viewedCount()).toBe(viewed)
  })

  it('open for everybody by the key in their link only', async () => {
    const lord = await newLord({ gold: 4_321 })
    const fightId = await fightOnce(lord)
    const own = (await lord.call('getFight', { params: { fightId } })).body
    const shared = await game.visitor('getSharedFight', { params: { shareKey: own.summary.shareKey } })
    expect(shared.body.report).toEqual(own.report)
    expect(shared.body.summary).toEqual({ ...own.summary, isViewed: true })
    expect(shared.text).not.toMatch(/4321|email|session/)
    expect((await game.visitor('getSharedFight', { params: { shareKey: newKey() } })).status).toBe(404)
    expect((await game.visitor('getSharedFight', { params: { shareKey: fightId } })).status).toBe(400)
  })
})
