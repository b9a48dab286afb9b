import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Game, type Lord, openGame } from '../../support/open-game.ts'
import { band, bodyOf, fellow, freshNames, seen } from './guild-folk.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

async function diamondsOf(lord: Lord): Promise<number | undefined> {
  return (await lord.gameData('controlPanel')).controlPanel?.data.purse.diamonds
}

function open(lord: Lord, diamonds: number, names = freshNames()) {
  return lord.call('createGuildFounding', { body: { ...names, diamonds } })
}

function chip(lord: Lord, foundingId: number, diamonds: number) {
  return lord.call('chipIntoFounding', { params: { foundingId }, body: { diamonds } })
}

describe('a founding', () => {
  it('becomes a guild with the share that completes it: its opener leads, the others are members', async () => {
    const [founder, second, third] = [
      await fellow(game, 500),
      await fellow(game, 500),
      await fellow(game, 500),
    ]
    const names = freshNames()
    const { founding } = bodyOf(await open(founder, 300, names))
    expect(founding).toMatchObject({
      status: 'OPEN',
      diamonds: 300,
      ownShare: 300,
      isOwn: true,
      chipInMin: 1,
    })
    const { foundingId } = founding
    bodyOf(await chip(second, foundingId, 400))
    const shown = bodyOf(await third.call('getGuildFounding', { params: { foundingId } }))
    expect(shown).toMatchObject({ chipInMin: 50, chipInMax: 300, chipInRefusals: [], isOwn: false })
    expect((await chip(third, foundingId, 301)).error.code).toBe('shareTooLarge')
    expect((await chip(third, foundingId, 49)).error.code).toBe('shareTooSmall')
    const done = bodyOf(await chip(third, foundingId, 300))
    expect(done.founding).toMatchObject({ status: 'FOUNDED', diamonds: 1_000 })
    const guild = await seen(third, names.tag)
    expect(guild.members.map(({ player, role }) => [player.playerId, role.type])).toEqual([
      [founder.player.id, 'LEADER'],
      [second.player.id, 'MEMBER'],
      [third.player.id, 'MEMBER'],
    ])
    expect([await diamondsOf(founder), await diamondsOf(second), await diamondsOf(third)]).toEqual([
      200, 100, 200,
    ])
    expect((await chip(second, foundingId, 10)).error.code).toBe('foundingClosed')
    const { items } = bodyOf(await founder.call('listGuildFoundings'))
    expect(items.map((item) => item.foundingId)).not.toContain(foundingId)
  })

  it('keeps its name and tag from others until it is cancelled, and gives every share back', async () => {
    const [founder, partner, rival] = [
      await fellow(game, 300),
      await fellow(game, 300),
      await fellow(game, 1_000),
    ]
    const names = freshNames()
    const { foundingId } = bodyOf(await open(founder, 100, names)).founding
    bodyOf(await chip(partner, foundingId, 200))
    expect((await rival.call('foundGuild', { body: names })).error.code).toBe('nameTaken')
    expect((await open(rival, 100, { ...freshNames(), tag: names.tag })).error.code).toBe('tagTaken')
    expect((await partner.call('cancelGuildFounding', { params: { foundingId } })).status).toBe(404)
    const cancelled = bodyOf(await founder.call('cancelGuildFounding', { params: { foundingId } }))
    expect(cancelled.founding).toMatchObject({ status: 'CANCELLED', diamonds: 0, shares: [] })
    expect([await diamondsOf(founder), await diamondsOf(partner)]).toEqual([300, 300])
    bodyOf(await rival.call('foundGuild', { body: names }))
  })

  it('gives a share back to who withdraws, but the opener stays', async () => {
    const [founder, partner] = [await fellow(game, 300), await fellow(game, 300)]
    const { foundingId } = bodyOf(await open(founder, 100)).founding
    const withdraw = (lord: Lord) => lord.call('withdrawFromFounding', { params: { foundingId } })
    expect((await withdraw(partner)).error.code).toBe('noShare')
    bodyOf(await chip(partner, foundingId, 100))
    bodyOf(await chip(partner, foundingId, 5))
    expect(bodyOf(await withdraw(partner)).founding).toMatchObject({ diamonds: 100, ownShare: 0 })
    expect(await diamondsOf(partner)).toBe(300)
    expect((await withdraw(founder)).error.code).toBe('founderStays')
  })

  it('ends after a week without its sum, and pays everybody back', async () => {
    const [founder, partner] = [await fellow(game, 300), await fellow(game, 300)]
    const names = freshNames()
    const { foundingId } = bodyOf(await open(founder, 100, names)).founding
    bodyOf(await chip(partner, foundingId, 200))
    game.clock.advance(7 * 24 * 3600)
    expect(await diamondsOf(founder)).toBe(300)
    expect(await diamondsOf(partner)).toBe(300)
    const ended = bodyOf(await partner.call('getGuildFounding', { params: { foundingId } }))
    expect(ended).toMatchObject({ status: 'EXPIRED', ownShare: 0 })
    expect(ended.chipInRefusals).toMatchObject([{ code: 'foundingClosed' }])
    bodyOf(await open(partner, 100, names))
  })

  it('is one at a time, for players without a guild, who then ask no guild', async () => {
    const { tag, leader } = await band(game)
    const founder = await fellow(game, 2_000)
    const candidate = await fellow(game, 500)
    bodyOf(await candidate.call('sendGuildJoinRequest', { params: { guildTag: tag } }))
    const { foundingId } = bodyOf(await open(founder, 100)).founding
    expect((await open(founder, 100)).error.code).toBe('foundingUnderway')
    expect((await founder.call('foundGuild', { body: freshNames() })).error.code).toBe('foundingUnderway')
    expect((await chip(leader, foundingId, 100)).error.code).toBe('alreadyInGuild')
    bodyOf(await chip(candidate, foundingId, 100))
    const params = { guildTag: tag, playerId: candidate.player.id }
    expect((await leader.call('acceptGuildJoinRequest', { params })).error.code).toBe('foundingUnderway')
    expect((await founder.call('sendGuildJoinRequest', { params: { guildTag: tag } })).error.code).toBe(
      'foundingUnderway',
    )
    bodyOf(await founder.call('cancelGuildFounding', { params: { foundingId } }))
    bodyOf(await leader.call('acceptGuildJoinRequest', { params }))
  })

  it('takes the last share once when twenty send it together', { timeout: 120_000 }, async () => {
    const founder = await fellow(game, 950)
    const { foundingId } = bodyOf(await open(founder, 950)).founding
    const others: Lord[] = []
    for (let index = 0; index < 20; index += 1) others.push(await fellow(game, 50))
    const answers = await Promise.all(others.map((lord) => chip(lord, foundingId, 50)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const codes = answers.flatMap(({ status, error }) => (status === 200 ? [] : [error.code]))
    expect(new Set(codes)).toEqual(new Set(['foundingClosed']))
    const left = await Promise.all(others.map(diamondsOf))
    expect(left.filter((diamonds) => diamonds === 0)).toHaveLength(1)
  })

  it('is either completed or cancelled when both come together', async () => {
    const [founder, partner] = [await fellow(game, 950), await fellow(game, 50)]
    const { foundingId } = bodyOf(await open(founder, 950)).founding
    await Promise.all([
      founder.call('cancelGuildFounding', { params: { foundingId } }),
      chip(partner, foundingId, 50),
    ])
    const { status } = bodyOf(await founder.call('getGuildFounding', { params: { foundingId } }))
    const purses = [await diamondsOf(founder), await diamondsOf(partner)]
    expect({ status, purses }).toEqual(
      status === 'FOUNDED' ? { status, purses: [0, 0] } : { status: 'CANCELLED', purses: [950, 50] },
    )
  })
})
