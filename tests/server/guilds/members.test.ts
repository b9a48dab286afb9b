import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Game, type Lord, openGame } from '../../support/open-game.ts'
import { band, bodyOf, fellow, freshNames, join, makeOfficer, seen } from './guild-folk.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

async function titlesOf(lord: Lord): Promise<string[]> {
  const { items } = bodyOf(await lord.call('listNotifications'))
  return items.map(({ title }) => title)
}

async function actionsOf(lord: Lord, guildTag: string): Promise<string[]> {
  const { items } = bodyOf(await lord.call('listGuildHistory', { params: { guildTag } }))
  return items.map(({ action }) => action).reverse()
}

async function tagOf(lord: Lord): Promise<string | null | undefined> {
  return bodyOf(await lord.call('getHeaderPlayerInfo')).player?.guildTag
}

describe('a guild founded alone', () => {
  it('costs 1000 diamonds, has a leader and three roles, and puts the tag beside the name', async () => {
    const leader = await fellow(game, 1200)
    const { guild } = bodyOf(
      await leader.call('foundGuild', { body: { name: 'Вольный щит', tag: 'Щит7', description: 'Стоим ' } }),
    )
    expect(guild).toMatchObject({
      guildTag: 'Щит7',
      name: 'Вольный щит',
      description: 'Стоим',
      relation: 'MEMBER',
      ownRole: { type: 'LEADER', name: 'Глава', order: 1 },
      members: [{ player: { playerId: leader.player.id, guildTag: 'Щит7' }, role: { type: 'LEADER' } }],
      notice: '',
      requestCount: 0,
    })
    expect(guild.roles?.map(({ type }) => type)).toEqual(['LEADER', 'MEMBER', 'NEW_MEMBER'])
    expect((await leader.gameData('controlPanel')).controlPanel?.data.purse.diamonds).toBe(200)
    expect((await leader.gameData('playerLayout')).playerLayout?.data.player.guildTag).toBe('Щит7')
    expect(await seen(await fellow(game), 'щИТ7')).toMatchObject({
      relation: 'STRANGER',
      ownRole: null,
      roles: null,
      notice: null,
      requestCount: null,
      members: [{ seenAt: null }],
    })
    expect(await actionsOf(leader, 'Щит7')).toEqual(['CREATE'])
  })

  it('refuses a name or tag in use, whatever the letters, a poor founder, and a member', async () => {
    const { leader, tag } = await band(game)
    const guild = await seen(leader, tag)
    const rich = await fellow(game, 1000)
    const found = (lord: Lord, body: { name: string; tag: string }) => lord.call('foundGuild', { body })
    expect((await found(rich, { name: guild.name.toUpperCase(), tag: 'Вол1' })).error.code).toBe('nameTaken')
    expect((await found(rich, { name: 'Другая сотня', tag })).error.code).toBe('tagTaken')
    expect((await found(leader, freshNames())).error.code).toBe('alreadyInGuild')
    expect((await found(await fellow(game, 999), freshNames())).error.code).toBe('notEnoughDiamonds')
    expect((await found(rich, { name: 'Абв', tag: 'Вол1' })).status).toBe(400)
  })
})

describe('a join request', () => {
  it('is sent, revoked, sent again and accepted: the newcomer has the last role', async () => {
    const { leader, tag } = await band(game)
    const candidate = await fellow(game)
    const params = { guildTag: tag }
    const sent = bodyOf(await candidate.call('sendGuildJoinRequest', { params }))
    expect(sent.guild.relation).toBe('REQUESTED')
    expect((await candidate.call('sendGuildJoinRequest', { params })).error.code).toBe('requestPending')
    expect((await seen(leader, tag)).requestCount).toBe(1)
    bodyOf(await candidate.call('revokeGuildJoinRequest', { params }))
    expect((await candidate.call('revokeGuildJoinRequest', { params })).status).toBe(404)
    const guild = await join(leader, tag, candidate)
    expect(guild.members.map(({ role }) => role.type)).toEqual(['LEADER', 'NEW_MEMBER'])
    expect(await tagOf(candidate)).toBe(tag)
    expect(await actionsOf(leader, tag)).toEqual([
      'CREATE',
      'SEND_JOIN_REQUEST',
      'REVOKE_JOIN_REQUEST',
      'SEND_JOIN_REQUEST',
      'ACCEPT_JOIN_REQUEST',
    ])
    expect(await titlesOf(leader)).toEqual(['Заявка в гильдию', 'Заявка отозвана', 'Заявка в гильдию'])
    expect(await titlesOf(candidate)).toEqual(['Вас приняли в гильдию'])
  })

  it('is rejected, and the candidate is notified', async () => {
    const { leader, tag } = await band(game)
    const candidate = await fellow(game)
    bodyOf(await candidate.call('sendGuildJoinRequest', { params: { guildTag: tag } }))
    const { items } = bodyOf(await leader.call('listGuildJoinRequests', { params: { guildTag: tag } }))
    expect(items).toMatchObject([{ player: { playerId: candidate.player.id } }])
    const params = { guildTag: tag, playerId: candidate.player.id }
    bodyOf(await leader.call('rejectGuildJoinRequest', { params }))
    expect((await leader.call('acceptGuildJoinRequest', { params })).status).toBe(404)
    expect(await titlesOf(candidate)).toEqual(['Заявка отклонена'])
    expect(await actionsOf(leader, tag)).toContain('REJECT_JOIN_REQUEST')
  })

  it('goes to five guilds at once, and the others end when one accepts', async () => {
    const candidate = await fellow(game)
    const bands = []
    for (let index = 0; index < 6; index += 1) bands.push(await band(game))
    const codes = []
    for (const { tag } of bands)
      codes.push((await candidate.call('sendGuildJoinRequest', { params: { guildTag: tag } })).error?.code)
    expect(codes).toEqual([undefined, undefined, undefined, undefined, undefined, 'tooManyJoinRequests'])
    const [first, second] = bands
    if (!first || !second) throw new Error('No guilds')
    const params = { guildTag: first.tag, playerId: candidate.player.id }
    bodyOf(await first.leader.call('acceptGuildJoinRequest', { params }))
    expect((await seen(second.leader, second.tag)).requestCount).toBe(0)
    expect(bodyOf(await candidate.call('getOwnGuild'))).toMatchObject({
      requests: [],
      guild: { guildTag: first.tag },
    })
  })

  it('of twenty candidates for the last seat lets one in', { timeout: 120_000 }, async () => {
    const { leader, tag, members } = await band(game, 18)
    const candidates: Lord[] = []
    for (let index = 0; index < 20; index += 1) candidates.push(await fellow(game))
    for (const one of candidates)
      bodyOf(await one.call('sendGuildJoinRequest', { params: { guildTag: tag } }))
    const answers = await Promise.all(
      candidates.map(({ player }) =>
        leader.call('acceptGuildJoinRequest', { params: { guildTag: tag, playerId: player.id } }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ error }) => error.code))).toEqual(
      new Set(['guildFull']),
    )
    const guild = await seen(leader, tag)
    expect([guild.members.length, guild.requestCount]).toEqual([20, 19])
    const late = await (await fellow(game)).call('sendGuildJoinRequest', { params: { guildTag: tag } })
    expect(late.error.code).toBe('guildFull')
    expect(members).toHaveLength(18)
  })
})

describe('roles', () => {
  it('are ten at most, and a refused change leaves them as they were', async () => {
    const { leader, tag } = await band(game)
    const { roles: before } = await seen(leader, tag)
    const own = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ roleId: null, name: `Чин ${index}`, permissions: [] }))
    const save = async (count: number) => {
      const { roles = [] } = await seen(leader, tag)
      const kept = (roles ?? []).map(({ roleId, name, permissions }) => ({ roleId, name, permissions }))
      const body = { roles: [...kept.slice(0, 1), ...own(count), ...kept.slice(1)] }
      return leader.call('saveGuildRoles', { params: { guildTag: tag }, body })
    }
    expect((await save(11 - (before?.length ?? 0))).status).not.toBe(200)
    expect((await seen(leader, tag)).roles).toEqual(before)
    bodyOf(await save(10 - (before?.length ?? 0)))
    expect((await seen(leader, tag)).roles).toHaveLength(10)
  })
})

describe('members', () => {
  it('rise and fall by one role, below who acts', async () => {
    const guild = await band(game, 2)
    const [officer, newcomer] = guild.members
    if (!officer || !newcomer) throw new Error('No members')
    await makeOfficer(guild, officer, ['UPGRADE_ROLE', 'DOWNGRADE_ROLE'])
    const change = (lord: Lord, target: Lord, step: 'UPGRADE' | 'DOWNGRADE') =>
      lord.call('changeGuildRole', {
        params: { guildTag: guild.tag, playerId: target.player.id },
        body: { change: step },
      })
    const raised = bodyOf(await change(officer, newcomer, 'UPGRADE'))
    expect(raised.guild.members.map(({ role }) => role.name)).toEqual(['Глава', 'Воевода', 'Участник'])
    expect((await change(officer, newcomer, 'UPGRADE')).error.code).toBe('notOutranked')
    bodyOf(await change(officer, newcomer, 'DOWNGRADE'))
    expect((await change(officer, newcomer, 'DOWNGRADE')).error.code).toBe('noSuchRole')
    expect((await change(officer, guild.leader, 'DOWNGRADE')).error.code).toBe('notOutranked')
    expect((await change(newcomer, officer, 'DOWNGRADE')).status).toBe(403)
    expect((await titlesOf(newcomer)).slice(0, 2)).toEqual([
      'Вас понизили в гильдии',
      'Вас повысили в гильдии',
    ])
  })

  it('are kicked out, leave, and lose the tag', async () => {
    const { leader, tag, members } = await band(game, 2)
    const [kicked, leaving] = members
    if (!kicked || !leaving) throw new Error('No members')
    bodyOf(await leader.call('kickGuildMember', { params: { guildTag: tag, playerId: kicked.player.id } }))
    expect(await tagOf(kicked)).toBeNull()
    expect((await titlesOf(kicked))[0]).toBe('Вас исключили из гильдии')
    const left = bodyOf(await leaving.call('leaveGuild', { params: { guildTag: tag } }))
    expect(left.guild).toMatchObject({
      relation: 'STRANGER',
      members: [{ player: { playerId: leader.player.id } }],
    })
    expect((await titlesOf(leader))[0]).toBe('Член гильдии ушёл')
    expect((await leader.call('leaveGuild', { params: { guildTag: tag } })).error.code).toBe('leaderStays')
    expect((await actionsOf(leader, tag)).slice(-2)).toEqual(['KICK_OUT', 'LEAVE_GUILD'])
    const self = await leader.call('kickGuildMember', {
      params: { guildTag: tag, playerId: leader.player.id },
    })
    expect(self.error.code).toBe('notOutranked')
  })

  it('get the guild from their leader, who stays below them', async () => {
    const { leader, tag, members } = await band(game, 1)
    const [heir] = members
    if (!heir) throw new Error('No member')
    const hand = (lord: Lord, playerId: number) =>
      lord.call('transferGuildLeadership', { params: { guildTag: tag }, body: { playerId } })
    expect((await hand(heir, heir.player.id)).status).toBe(403)
    expect((await hand(leader, leader.player.id)).error.code).toBe('notOutranked')
    const { guild } = bodyOf(await hand(leader, heir.player.id))
    expect(guild.members.map(({ player, role }) => [player.playerId, role.type])).toEqual([
      [heir.player.id, 'LEADER'],
      [leader.player.id, 'MEMBER'],
    ])
    expect((await titlesOf(heir))[0]).toBe('Вы возглавили гильдию')
    bodyOf(await leader.call('leaveGuild', { params: { guildTag: tag } }))
  })
})

describe('a deleted guild', () => {
  it('leaves nobody inside and frees name and tag', async () => {
    const { leader, tag, members } = await band(game, 2)
    const { name } = await seen(leader, tag)
    bodyOf(await leader.call('deleteGuild', { params: { guildTag: tag } }))
    for (const one of [leader, ...members]) expect(await tagOf(one)).toBeNull()
    expect((await titlesOf(members[0] ?? leader))[0]).toBe('Гильдия распущена')
    expect((await leader.call('getGuild', { params: { guildTag: tag } })).status).toBe(404)
    bodyOf(await (await fellow(game, 1000)).call('foundGuild', { body: { name, tag } }))
  })
})
