import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Game, type Lord, openGame } from '../../support/open-game.ts'
import { band, bodyOf, fellow } from './guild-folk.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

async function requestsFor(lord: Lord): Promise<number | undefined> {
  return (await lord.gameData('playerLayout')).playerLayout?.data.guildRequests
}

it('counts open join requests for those whose role may answer them', async () => {
  const { tag, leader, members } = await band(game, 1)
  const [newcomer] = members
  if (!newcomer) throw new Error('The guild has no newcomer')
  const [first, second] = [await fellow(game), await fellow(game)]
  const params = { guildTag: tag }
  bodyOf(await first.call('sendGuildJoinRequest', { params }))
  bodyOf(await second.call('sendGuildJoinRequest', { params }))
  expect([await requestsFor(leader), await requestsFor(newcomer), await requestsFor(first)]).toEqual([
    2, 0, 0,
  ])

  const change = { params: { ...params, playerId: newcomer.player.id }, body: { change: 'UPGRADE' } } as const
  bodyOf(await leader.call('changeGuildRole', change))
  expect(await requestsFor(newcomer)).toBe(2)
  bodyOf(await second.call('revokeGuildJoinRequest', { params }))
  expect([await requestsFor(leader), await requestsFor(newcomer)]).toEqual([1, 1])
  bodyOf(await newcomer.call('leaveGuild', { params }))
  expect(await requestsFor(newcomer)).toBe(0)
})
