import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { part } from '#server/platform/sql.ts'
import { runOneTimer } from '#server/platform/timers/run-timer.ts'
import { type Game, type Lord, openGame } from '../../support/open-game.ts'
import { bodyOf, freshNames, join as joinGuild } from '../guilds/guild-folk.ts'
import { accept, ask, call, crusader, gather, join, newsOf, notesOf, ownOf, STRONG } from './crusaders.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

const HOUR_SECONDS = 3_600

/** The first founds a guild that the others join. Resolves to its tag. */
async function foundGuild([leader, ...others]: readonly [Lord, ...Lord[]]): Promise<string> {
  const names = freshNames()
  bodyOf(await leader.call('foundGuild', { body: names }))
  for (const other of others) await joinGuild(leader, names.tag, other)
  return names.tag
}

describe('a crusade', () => {
  it('is called under a trimmed name and listed for others, with its boss', async () => {
    const [leader, other] = [await crusader(game), await crusader(game)]
    const crusade = await call(leader, { missionKey: 'ogreToll', name: '  На великана ' })
    expect(crusade).toMatchObject({ name: 'На великана', state: 'GATHERING', tie: 'LEADER', membersMax: 6 })
    expect(crusade.disbandsAt).toBe(
      new Date(game.clock.now().getTime() + 72 * HOUR_SECONDS * 1_000).toISOString(),
    )
    expect(crusade.startRefusals).toMatchObject([{ code: 'crusadeTooSmall' }])
    const { items, bosses, ownCrusadeId } = (await other.call('listCrusades')).body
    expect(bosses).toHaveLength(10)
    expect(bosses.map(({ refusals }) => refusals.length)).toEqual([0, 1, 1, 1, 1, 1, 1, 1, 1, 1])
    expect(ownCrusadeId).toBeNull()
    expect(items[0]).toMatchObject({
      crusadeId: crusade.crusadeId,
      leader: { playerId: leader.player.id },
      members: 1,
      tie: 'NONE',
      joinRefusals: [],
    })
    const seen = (await other.call('getCrusade', { params: { crusadeId: crusade.crusadeId } })).body
    expect(seen).toMatchObject({ tie: 'NONE', inviteKey: null, members: [{ isAway: null, hasEnergy: null }] })
  })

  it('pages through the crusades that look for members, without those that are full', async () => {
    const full = await gather([
      await crusader(game),
      await crusader(game),
      await crusader(game),
      await crusader(game),
      await crusader(game),
      await crusader(game),
    ])
    const lords = [await crusader(game), await crusader(game), await crusader(game)]
    const ids: number[] = []
    for (const lord of lords) ids.unshift((await call(lord)).crusadeId)
    const stranger = await crusader(game)
    const first = (await stranger.call('listCrusades', { query: { limit: '2' } })).body
    expect(first.items.map(({ crusadeId }) => crusadeId)).toEqual(ids.slice(0, 2))
    const cursor = first.nextCursor ?? ''
    const second = (await stranger.call('listCrusades', { query: { limit: '2', cursor } })).body
    expect(second.items[0]?.crusadeId).toBe(ids[2])
    expect(second.items.map(({ crusadeId }) => crusadeId)).not.toContain(full.crusadeId)
  })

  it('of a guild mate comes first, and once, however old it is', async () => {
    const fellows = [await crusader(game, { ...STRONG, diamonds: 1000 }), await crusader(game)] as const
    const guildTag = await foundGuild(fellows)
    const [leader, mate] = fellows
    const { crusadeId } = await call(leader)
    for (let index = 0; index < 3; index += 1) await call(await crusader(game))
    const first = (await mate.call('listCrusades', { query: { limit: '2' } })).body
    expect(first.items[0]).toMatchObject({ crusadeId, leader: { guildTag } })
    const cursor = first.nextCursor ?? ''
    const second = (await mate.call('listCrusades', { query: { limit: '50', cursor } })).body
    expect(second.items.map((item) => item.crusadeId)).not.toContain(crusadeId)
    const stranger = (await (await crusader(game)).call('listCrusades', { query: { limit: '2' } })).body
    expect(stranger.items.map((item) => item.crusadeId)).not.toContain(crusadeId)
  })

  it('shows its chance only to grow with every army', async () => {
    const [leader, mate] = [await crusader(game), await crusader(game)]
    const alone = await call(leader)
    const two = await join(leader, alone.crusadeId, mate)
    expect(two.winPercent).toBeGreaterThan(alone.winPercent)
    expect(two.members.map(({ winShare }) => winShare).reduce((sum, share) => sum + share)).toBe(100)
  })

  it('is removed while empty, and those who asked hear of it', async () => {
    const [leader, mate] = [await crusader(game), await crusader(game)]
    const { crusadeId } = await call(leader)
    await ask(mate, crusadeId)
    expect((await leader.call('removeCrusade', { params: { crusadeId } })).body).toEqual({ crusadeId })
    expect(await newsOf(mate)).toEqual(['CRUSADE_REMOVED'])
    expect((await notesOf(mate))[0]?.crusadeId).toBeNull()
    expect((await mate.call('getCrusade', { params: { crusadeId } })).status).toBe(404)
  })

  it('is disbanded: its members are free again and hear of it', async () => {
    const [leader, mate] = [await crusader(game), await crusader(game)]
    const { crusadeId } = await gather([leader, mate])
    expect((await leader.call('disbandCrusade', { params: { crusadeId } })).status).toBe(200)
    expect((await newsOf(mate))[0]).toBe('CRUSADE_DISBANDED')
    expect(await newsOf(leader)).not.toContain('CRUSADE_DISBANDED')
    await call(mate)
  })

  it('is disbanded after three days without setting out', async () => {
    const [leader, mate] = [await crusader(game), await crusader(game)]
    await gather([leader, mate])
    game.clock.advance(72 * HOUR_SECONDS + 1)
    await runOneTimer(
      game.platform,
      undefined,
      part`kind = 'crusadeGathering' AND player_id = ${leader.player.id}`,
    )
    expect((await ownOf(mate)).crusade).toBeNull()
    expect((await newsOf(mate))[0]).toBe('CRUSADE_DISBANDED')
    expect((await newsOf(leader))[0]).toBe('CRUSADE_DISBANDED')
  })
})

describe('a request', () => {
  it('reaches the leader, is accepted, and ends the other requests of the player', async () => {
    const [leader, mate, third] = [await crusader(game), await crusader(game), await crusader(game)]
    const [mine, theirs] = [await call(leader), await call(third)]
    await ask(mate, theirs.crusadeId)
    const before = game.notified.length
    expect((await ask(mate, mine.crusadeId)).body.crusade.tie).toBe('REQUESTED')
    const noticed = game.notified.slice(before).find(({ playerId }) => playerId === leader.player.id)
    expect(noticed?.channels).toEqual(expect.arrayContaining(['missions', 'notifications']))
    expect((await notesOf(leader))[0]).toMatchObject({
      type: 'CRUSADE_JOIN_REQUEST_SENT',
      crusadeId: mine.crusadeId,
      player: { playerId: mate.player.id },
    })
    const mark = (await leader.gameData('missions')).missions?.data.crusade
    expect(mark).toMatchObject({ isLeader: true, requests: 1, members: 1 })
    expect((await ownOf(mate)).requests).toHaveLength(2)
    const { crusade } = (await accept(leader, mine.crusadeId, mate)).body
    expect(crusade).toMatchObject({
      requests: [],
      members: [{ isLeader: true }, { isLeader: false, isAway: false }],
    })
    expect((await newsOf(mate))[0]).toBe('CRUSADE_JOIN_REQUEST_ACCEPTED')
    expect(await ownOf(mate)).toMatchObject({
      crusade: { tie: 'MEMBER', inviteKey: null, requests: [] },
      requests: [],
    })
    expect(
      (await third.call('getCrusade', { params: { crusadeId: theirs.crusadeId } })).body.requests,
    ).toEqual([])
  })

  it('is revoked, and rejected, with news to the other side', async () => {
    const [leader, mate] = [await crusader(game), await crusader(game)]
    const { crusadeId } = await call(leader)
    await ask(mate, crusadeId)
    await mate.call('revokeCrusadeRequest', { params: { crusadeId } })
    expect((await newsOf(leader))[0]).toBe('CRUSADE_JOIN_REQUEST_REVOKED')
    await ask(mate, crusadeId)
    await leader.call('rejectCrusadeRequest', { params: { crusadeId, playerId: mate.player.id } })
    expect((await newsOf(mate))[0]).toBe('CRUSADE_JOIN_REQUEST_REJECTED')
    expect((await ownOf(mate)).requests).toEqual([])
  })
})

describe('a member', () => {
  it('leaves, and is expelled, with news to the other side', async () => {
    const [leader, mate] = [await crusader(game), await crusader(game)]
    const { crusadeId } = await gather([leader, mate])
    await mate.call('leaveCrusade', { params: { crusadeId } })
    expect((await newsOf(leader))[0]).toBe('CRUSADE_MEMBER_LEFT')
    const { inviteKey } = await join(leader, crusadeId, mate)
    const kicked = await leader.call('kickCrusadeMember', { params: { crusadeId, playerId: mate.player.id } })
    expect(kicked.body.crusade.inviteKey).not.toBe(inviteKey)
    expect((await newsOf(mate))[0]).toBe('CRUSADE_MEMBER_KICKED')
    const again = await ask(mate, crusadeId, { inviteKey })
    expect([again.status, again.error.code]).toEqual([422, 'inviteEnded'])
  })

  it('is notified of the next crusade of a companion', async () => {
    const [leader, mate] = [await crusader(game), await crusader(game)]
    const { crusadeId } = await gather([leader, mate])
    await leader.call('startCrusade', { params: { crusadeId } })
    game.clock.advance(301)
    for (const lord of [leader, mate]) await ownOf(lord)
    await call(leader)
    expect((await newsOf(mate))[0]).toBe('CRUSADE_CREATED')
  })
})

describe('an invitation', () => {
  it('by name is accepted or declined', async () => {
    const [leader, one, two] = [await crusader(game), await crusader(game), await crusader(game)]
    const { crusadeId } = await call(leader)
    for (const { player } of [one, two]) {
      const body = { playerName: ` ${player.name}` }
      const { status } = await leader.call('inviteToCrusade', { params: { crusadeId }, body })
      expect(status).toBe(200)
    }
    expect((await notesOf(one))[0]).toMatchObject({
      type: 'CRUSADE_JOIN_REQUEST_SENT',
      title: 'Вас зовут в крестовый поход',
    })
    expect((await one.gameData('missions')).missions?.data.crusadeInvitations).toBe(1)
    expect((await ownOf(one)).invitations).toMatchObject([{ crusadeId, tie: 'INVITED', joinRefusals: [] }])
    const joined = await one.call('acceptCrusadeInvitation', { params: { crusadeId } })
    expect(joined.body.crusade.members).toHaveLength(2)
    await two.call('declineCrusadeInvitation', { params: { crusadeId } })
    expect((await newsOf(leader)).slice(0, 2)).toEqual([
      'CRUSADE_JOIN_REQUEST_REJECTED',
      'CRUSADE_JOIN_REQUEST_ACCEPTED',
    ])
  })

  it('by a link lets in at once', async () => {
    const [leader, mate] = [await crusader(game), await crusader(game)]
    const { crusadeId, inviteKey } = await call(leader)
    const query = { invite: inviteKey ?? '' }
    expect((await mate.call('getCrusadeByLink', { query })).body).toMatchObject({ crusadeId, tie: 'NONE' })
    const { body } = await ask(mate, crusadeId, { inviteKey })
    expect(body.crusade.tie).toBe('MEMBER')
    expect((await newsOf(leader))[0]).toBe('CRUSADE_JOIN_REQUEST_ACCEPTED')
    await leader.call('startCrusade', { params: { crusadeId } })
    expect((await mate.call('getCrusadeByLink', { query })).status).toBe(404)
  })
})
