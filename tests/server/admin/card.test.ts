import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { earn, savePlayer, spend } from '#server/game/player/ledger.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { sql } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { ALL_PAGES_OPEN, type Game, type Lord, openGame } from '../../support/open-game.ts'
import { openTestSession } from '../../support/open-session.ts'
import { giveSecondFactor } from '../../support/second-factor.ts'

let game: Game
let steward: Lord
let lord: Lord
beforeAll(async () => {
  game = await openGame()
  steward = await game.lord({ roles: ['PLAYER', 'USER_ADMIN'] })
  await giveSecondFactor(steward.player.id)
})
beforeEach(async () => {
  lord = await game.lord({ gold: 300, diamonds: 5 }, [...ALL_PAGES_OPEN])
})
afterAll(() => game.close())

function castleAt(instant?: Date) {
  const query = instant && { instant: instant.toISOString() }
  return steward.call('getPlayerAtForAdmin', { params: { id: lord.player.id }, query })
}

function ofLord() {
  return { query: { filter: JSON.stringify({ playerId: lord.player.id }) } }
}

function give(kind: 'gear' | 'resource', amount: number, quality: number | null) {
  const body = { playerId: lord.player.id, kind, itemId: 1, amount, quality, reason: 'Награда' }
  return steward.call('giveItem', { body })
}

describe('a castle at a past time', () => {
  it('has the purse, the army and the items of then', async () => {
    await inTransaction(async () => savePlayer(await lockPlayer(lord.player.id), { archers: 7 }))
    await give('resource', 20, null)
    const gear = (await give('gear', 1, 64)).body
    const first = game.clock.now()
    game.clock.advance(3600)
    await inTransaction(async () => {
      const player = await lockPlayer(lord.player.id)
      earn(player, { gold: 50 }, 'MISSION', { changes: { archers: 3 } })
      spend(player, { diamonds: 5 }, 'ENERGY')
    })
    await steward.call('undoCorrection', { params: { id: gear.id } })
    await give('resource', 5, null)

    const { body: then } = await castleAt(first)
    expect(then).toMatchObject({ instant: first.toISOString(), gold: 300, diamonds: 5, army: { archers: 7 } })
    expect(then.items).toMatchObject([
      { kind: 'gear', itemId: 1, amount: 1, quality: 64, gearEntityId: gear.gearEntityId },
      { kind: 'resource', itemId: 1, amount: 20, quality: null },
    ])
    const { body: now } = await castleAt()
    expect(now).toMatchObject({ gold: 350, diamonds: 0, army: { archers: 3 } })
    expect(now.items).toMatchObject([{ kind: 'resource', amount: 25 }])
  })

  it('says from when the army is known, and refuses the future', async () => {
    await sql`DELETE FROM army_entry WHERE player_id = ${lord.player.id}`
    expect((await castleAt()).body).toMatchObject({ army: null, armySince: null })
    const before = game.clock.now()
    game.clock.advance(60)
    await inTransaction(async () => savePlayer(await lockPlayer(lord.player.id), { archers: 9 }))
    const since = game.clock.now().toISOString()
    expect((await castleAt(before)).body).toMatchObject({ army: null, armySince: since })
    const refused = await castleAt(new Date(game.clock.now().getTime() + 60_000))
    expect([refused.status, refused.error.code]).toEqual([400, 'badRequest'])
    const unknown = await steward.call('getPlayerAtForAdmin', { params: { id: 999_999 } })
    expect(unknown.status).toBe(404)
  })

  it('keeps the army only when it changes', async () => {
    const count = async () =>
      (await sql`SELECT id FROM army_entry WHERE player_id = ${lord.player.id}`).length
    const before = await count()
    await inTransaction(async () => {
      const player = await lockPlayer(lord.player.id)
      savePlayer(player, { archers: player.archers, wineReadyAt: null })
    })
    expect(await count()).toBe(before)
  })
})

describe('the card of a player', () => {
  it('lists sessions, and ends one', async () => {
    const kept = await openTestSession(game.platform, lord.player.id)
    const ended = await openTestSession(game.platform, lord.player.id)
    const params = { id: lord.player.id, sessionId: ended.id }
    expect((await steward.call('endPlayerSession', { params })).body).toEqual({ closed: 1 })
    expect((await steward.call('endPlayerSession', { params })).status).toBe(404)
    const foreign = await openTestSession(game.platform, steward.player.id)
    const other = { params: { id: lord.player.id, sessionId: foreign.id } }
    expect((await steward.call('endPlayerSession', other)).status).toBe(404)
    const { body: sessions, text } = await steward.call('listPlayerSessionsForAdmin', ofLord())
    const found = new Map(sessions.map(({ id, endedAt }) => [id, endedAt]))
    expect(found.get(kept.id)).toBeNull()
    expect(found.get(ended.id)).toBe(game.clock.now().toISOString())
    expect(sessions.every(({ address }) => address === '' || address === '127.0.0.1')).toBe(true)
    // Neither the cookie nor the device's id, which would open or tell too much.
    expect(text).not.toContain(kept.cookie.split('=')[1] ?? 'cookie')
    expect(text).not.toContain('deviceId')
  })

  it('lists what came and went, by kind', async () => {
    await give('resource', 20, null)
    game.clock.advance(1)
    await give('gear', 1, 64)
    const { body: entries } = await steward.call('listItemEntriesForAdmin', ofLord())
    expect(entries.slice(0, 2)).toMatchObject([
      { kind: 'gear', action: 'RECEIVED', source: 'ADMIN' },
      { kind: 'resource', amount: 20, name: 'Дерево' },
    ])
    const filter = JSON.stringify({ playerId: lord.player.id, kind: 'resource' })
    const only = await steward.call('listItemEntriesForAdmin', { query: { filter } })
    expect(only.body.map(({ kind }) => kind)).toEqual(['resource'])
  })

  it('lists fights', async () => {
    const body = { missionKey: 'oldMill', difficulty: 'EASY' as const, skill: 'REAR_BATTLE' as const }
    await lord.call('startMission', { body })
    game.clock.advance(3600)
    await lord.gameData('missions')
    const { body: fights } = await steward.call('listPlayerFightsForAdmin', ofLord())
    expect(fights).toMatchObject([{ type: 'MISSION', isAttacker: true, otherId: null }])
  })

  it('keeps notes of administrators, with author and time', async () => {
    const text = 'Просил вернуть золото\nВторая строка'
    const added = await steward.call('addPlayerNote', { body: { playerId: lord.player.id, text } })
    expect(added.body).toMatchObject({
      text,
      byName: steward.player.name,
      createdAt: game.clock.now().toISOString(),
    })
    const { body: notes } = await steward.call('listPlayerNotesForAdmin', ofLord())
    expect(notes).toEqual([added.body])
    expect(
      (await steward.call('addPlayerNote', { body: { playerId: lord.player.id, text: '' } })).status,
    ).toBe(400)
    expect((await lord.call('listPlayerNotesForAdmin', ofLord())).status).toBe(403)
  })

  it('explains the household by browsers, addresses and trade', async () => {
    const ties = async () =>
      (await steward.call('getPlayerTiesForAdmin', { params: { id: lord.player.id } })).body
    await sql`UPDATE session SET ip = NULL`
    expect(await ties()).toEqual({ guild: null, household: { score: 0, reasons: [] } })
    const twin = await game.lord()
    const device = '0e9c1f0a-6f0e-4a39-9a1c-9a5f6f7f0b11'
    for (const { player } of [lord, twin]) {
      const { id } = await openTestSession(game.platform, player.id)
      await sql`UPDATE session SET device_id = ${device}, ip = '203.0.113.7' WHERE id = ${id}`
    }
    expect((await ties()).household).toEqual({
      score: 75,
      reasons: [
        {
          signal: 'SHARED_DEVICE',
          points: 60,
          text: 'Входили в одном браузере',
          players: [{ playerId: twin.player.id, name: twin.player.name }],
        },
        {
          signal: 'SHARED_ADDRESS',
          points: 15,
          text: 'Входили с одного адреса',
          players: [{ playerId: twin.player.id, name: twin.player.name }],
        },
      ],
    })
  })
})
