import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { blockLord, runDueTimers, unblockLord } from '../../support/block-lord.ts'
import { type Game, type Lord, openGame } from '../../support/open-game.ts'
import { type Band, band, bodyOf, fellow, freshNames } from '../guilds/guild-folk.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

function chip(lord: Lord, foundingId: number, diamonds: number) {
  return lord.call('chipIntoFounding', { params: { foundingId }, body: { diamonds } })
}

describe('the requests of a blocked lord to guilds', () => {
  it('end, and the guilds see it', async () => {
    const guilds = [await band(game), await band(game)]
    const cheat = await fellow(game)
    for (const { tag: guildTag } of guilds)
      bodyOf(await cheat.call('sendGuildJoinRequest', { params: { guildTag } }))
    const asking = async ({ tag: guildTag, leader }: Band) => {
      const list = bodyOf(await leader.call('listGuildJoinRequests', { params: { guildTag } }))
      const { playerLayout } = await leader.gameData('playerLayout')
      return [list.items.length, playerLayout?.data.guildRequests]
    }
    await blockLord(game, cheat, 1)
    game.notified.length = 0
    await runDueTimers(game)
    for (const guild of guilds) {
      const { player } = guild.leader
      const noticed = game.notified.filter(({ playerId }) => playerId === player.id)
      expect(noticed.flatMap(({ channels }) => channels)).toContain('playerLayout')
      expect(await asking(guild)).toEqual([0, 0])
    }
  })

  it('are not accepted, also before they have ended, and stay if the block is lifted by then', async () => {
    const { tag: guildTag, leader } = await band(game)
    const cheat = await fellow(game)
    bodyOf(await cheat.call('sendGuildJoinRequest', { params: { guildTag } }))
    const accept = () =>
      leader.call('acceptGuildJoinRequest', { params: { guildTag, playerId: cheat.player.id } })
    await blockLord(game, cheat, null)
    expect((await accept()).status).toBe(404)
    await unblockLord(game, cheat)
    await runDueTimers(game)
    expect((await accept()).status).toBe(200)
  })
})

describe('the founding of a blocked lord', () => {
  it('takes no shares and is listed for those only who have one, until the block ends', async () => {
    const [cheat, mate, other] = [await fellow(game, 500), await fellow(game, 700), await fellow(game, 700)]
    const body = { ...freshNames(), diamonds: 300 }
    const { foundingId } = bodyOf(await cheat.call('createGuildFounding', { body })).founding
    bodyOf(await chip(mate, foundingId, 100))
    const listedFor = async (lord: Lord) =>
      bodyOf(await lord.call('listGuildFoundings')).items.map((founding) => founding.foundingId)
    await blockLord(game, cheat, null)
    const message = 'Основатель заблокирован, взносы пока не принимаются'
    const refused = await chip(mate, foundingId, 600)
    expect([refused.status, refused.error]).toMatchObject([409, { code: 'foundingClosed', message }])
    const shown = bodyOf(await mate.call('getGuildFounding', { params: { foundingId } }))
    expect(shown.chipInRefusals).toEqual([{ code: 'foundingClosed', message }])
    expect([await listedFor(mate), await listedFor(other)]).toEqual([[foundingId], []])
    await unblockLord(game, cheat)
    expect(await listedFor(other)).toEqual([foundingId])
    expect((await chip(mate, foundingId, 600)).status).toBe(200)
  })

  it('lets others take their shares back', async () => {
    const [cheat, mate] = [await fellow(game, 500), await fellow(game, 500)]
    const body = { ...freshNames(), diamonds: 300 }
    const { foundingId } = bodyOf(await cheat.call('createGuildFounding', { body })).founding
    bodyOf(await chip(mate, foundingId, 100))
    await blockLord(game, cheat, null)
    const back = await mate.call('withdrawFromFounding', { params: { foundingId } })
    expect(back.status).toBe(200)
  })
})
