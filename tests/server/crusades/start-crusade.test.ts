import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { crusadeInputOf, verifyCrusade } from '#rules/proof/verify-many.ts'
import { findPlayer } from '#server/game/player/player-row.ts'
import { sql } from '#server/platform/sql.ts'
import { ALL_PAGES_OPEN, CRUSADES_OPEN, type Game, openGame, RAIDS_OPEN } from '../../support/open-game.ts'
import { raid } from '../raids/raiders.ts'
import { crusader, gather, newsOf, notesOf, ownOf, STRONG, start, WEAK, waitForReturn } from './crusaders.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

const AWAY_SECONDS = 300

function raidingCrusader() {
  return game.lord(STRONG, [...ALL_PAGES_OPEN, ...RAIDS_OPEN, ...CRUSADES_OPEN])
}

describe('a crusade that sets out', () => {
  it('takes energy from every member, and keeps the armies away until it returns', async () => {
    const [leader, mate] = [await crusader(game), await crusader(game)]
    const { crusadeId } = await gather([leader, mate])
    const { status, body } = await start(leader, crusadeId)
    expect(status).toBe(200)
    const back = new Date(game.clock.now().getTime() + AWAY_SECONDS * 1_000).toISOString()
    expect(body.crusade).toMatchObject({
      state: 'OUT',
      endsAt: back,
      disbandsAt: null,
      fightId: null,
      result: null,
      inviteKey: null,
    })
    for (const lord of [leader, mate]) {
      expect(await findPlayer(lord.player.id)).toMatchObject({ energy: 110 })
      const request = { missionKey: 'oldMill', difficulty: 'EASY', skill: 'FRONTAL_ATTACK' }
      const refused = await lord.call('startMission', { body: request })
      expect([refused.status, refused.error]).toMatchObject([
        409,
        { code: 'missionUnderway', details: { until: back } },
      ])
      const mark = (await lord.gameData('missions')).missions?.data.crusade
      expect(mark).toMatchObject({ crusadeId, state: 'OUT', endsAt: back, members: 2 })
    }
    expect(await newsOf(mate)).toEqual(['CRUSADE_COMPLETION_STARTED', 'CRUSADE_JOIN_REQUEST_ACCEPTED'])
  })

  it('forbids raids by its members, and allows raids on them', async () => {
    const [leader, mate] = [await raidingCrusader(), await raidingCrusader()]
    const { crusadeId } = await gather([leader, mate])
    await start(leader, crusadeId)
    const refused = await raid(mate, leader.player.id)
    expect([refused.status, refused.error.code]).toEqual([422, 'hostAway'])
    const raider = await raidingCrusader()
    expect((await raid(raider, mate.player.id)).status).toBe(200)
  })

  it('pays each member of a victory, with a report that anyone can check', async () => {
    const [leader, mate] = [await crusader(game), await crusader(game)]
    const { crusadeId } = await gather([leader, mate])
    await start(leader, crusadeId)
    const before = await findPlayer(mate.player.id)
    waitForReturn(game)
    const own = await ownOf(mate)
    expect(own).toMatchObject({ crusade: null, last: { crusadeId, result: 'WIN' } })
    const reward = own.last?.reward
    expect(reward?.experience).toBeGreaterThan(0)
    expect(reward?.resources).toMatchObject([{ resourceId: 2, amount: 12, leftBehind: 0 }])
    const after = await findPlayer(mate.player.id)
    expect(after?.gold).toBe((before?.gold ?? 0) + (reward?.gold ?? 0))
    expect(after?.squires).toBeLessThan(before?.squires ?? 0)
    const { fightId } = own.last ?? { fightId: 0 }
    await ownOf(leader)
    for (const lord of [leader, mate]) {
      const { summary, report, missionKey, drawnFrom } = (
        await lord.call('getFight', { params: { fightId } })
      ).body
      const ownReward = (await ownOf(lord)).last?.reward
      expect(summary).toMatchObject({
        type: 'GROUP_MISSION',
        side: 'ATTACKER',
        result: 'WIN',
        reward: ownReward,
      })
      expect([missionKey, drawnFrom?.label]).toEqual(['ogreToll', `crusade:${leader.player.id}:1`])
      if (report.ground !== 'CRUSADE') throw new Error('Not a crusade')
      expect(verifyCrusade(crusadeInputOf(report), report)).toEqual({ ok: true })
      expect(report.hosts.map(({ playerId }) => playerId)).toEqual([leader.player.id, mate.player.id])
      const listed = (await lord.call('listFights', { query: { type: 'GROUP_MISSION' } })).body.items
      expect(listed).toEqual([summary])
      const shared = await game.visitor('getSharedFight', { params: { shareKey: summary.shareKey } })
      expect(shared.body.summary.reward).toEqual((await ownOf(leader)).last?.reward)
      const [note] = (await notesOf(lord)).filter(({ type }) => type === 'MISSION_COMPLETED')
      expect(note).toMatchObject({
        title: 'Крестовый поход окончен: победа',
        fightId,
        crusadeId,
        result: 'WIN',
      })
      const entries = await sql`
        SELECT 1 AS one FROM money_entry
        WHERE player_id = ${lord.player.id} AND source = 'GROUP_MISSION' AND reference = ${`crusade:${crusadeId}`}`
      expect(entries.length).toBeGreaterThan(0)
    }
    const stranger = await crusader(game)
    expect((await stranger.call('getFight', { params: { fightId } })).status).toBe(404)
    expect((await stranger.call('getCrusade', { params: { crusadeId } })).status).toBe(404)
    const seen = (await mate.call('getCrusade', { params: { crusadeId } })).body
    expect(seen).toMatchObject({ state: 'ENDED', fightId, result: 'WIN' })
  })

  it('pays nothing after a defeat, comes home sooner and says so only then', async () => {
    const [leader, mate] = [await crusader(game, WEAK), await crusader(game, WEAK)]
    const { crusadeId, winPercent } = await gather([leader, mate])
    expect(winPercent).toBe(1)
    const { body } = await start(leader, crusadeId)
    const whole = Date.parse(body.crusade.endsAt ?? '') - game.clock.now().getTime()
    expect(whole).toBe(AWAY_SECONDS * 1_000)
    game.clock.advance(AWAY_SECONDS / 3 - 1)
    expect((await ownOf(mate)).crusade?.result).toBeNull()
    game.clock.advance(2)
    const gold = { gold: 0, diamonds: 0, experience: 0, resources: [], gear: [] }
    expect((await ownOf(mate)).last).toMatchObject({ result: 'LOSE', reward: gold })
  })
})
