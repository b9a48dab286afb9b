import { afterAll, beforeAll, expect, it } from 'vitest'
import { earn } from '#server/game/player/ledger.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { advance } from '#server/game/quests/advance.ts'
import { countGuildStandings } from '#server/game/standings/count-guilds.ts'
import { countStandings } from '#server/game/standings/count-standings.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { type Game, type Lord, openGame, RAIDS_OPEN } from '../../support/open-game.ts'
import { band, bodyOf, fellow, freshNames, join, seen } from './guild-folk.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

async function count(): Promise<void> {
  while (await inTransaction(countStandings));
  while (await inTransaction(countGuildStandings));
}

async function topTags(lord: Lord, query: Record<string, string>): Promise<[string, number][]> {
  const { items } = bodyOf(await lord.call('listTopGuilds', { query }))
  return items.map(({ guildTag, place }) => [guildTag, place])
}

it('the top list orders guilds by gold, level and members, with shared places, and forgets deleted ones', async () => {
  const [large, small, rich] = [await band(game, 2), await band(game), await band(game)]
  await inTransaction(async () => earn(await lockPlayer(rich.leader.player.id), { gold: 1_000_000 }, 'ADMIN'))
  await count()
  const caller = await fellow(game)
  expect((await topTags(caller, { sort: 'TOTAL_GOLD', limit: '1' }))[0]).toEqual([rich.tag, 1])
  expect(await topTags(caller, { sort: 'MEMBER_COUNT' })).toEqual([
    [large.tag, 1],
    [rich.tag, 2],
    [small.tag, 2],
  ])
  expect(bodyOf(await caller.call('getOwnGuildPlace'))).toEqual({ item: null, guilds: 3, cursor: null })
  const own = bodyOf(await small.leader.call('getOwnGuildPlace', { query: { sort: 'MEMBER_COUNT' } }))
  expect(own).toMatchObject({ item: { guildTag: small.tag, place: 2, memberCount: 1 }, guilds: 3 })
  const first = bodyOf(await caller.call('listTopGuilds', { query: { sort: 'MEMBER_COUNT', limit: '2' } }))
  const rest = { sort: 'MEMBER_COUNT', limit: '2', cursor: first.nextCursor ?? '' }
  expect(await topTags(caller, rest)).toEqual([[small.tag, 2]])
  const found = bodyOf(await caller.call('listGuildsByName', { query: { name: large.tag.toLowerCase() } }))
  expect(found.items).toMatchObject([{ guildTag: large.tag, memberCount: 3 }])
  bodyOf(await large.leader.call('deleteGuild', { params: { guildTag: large.tag } }))
  await count()
  expect(await topTags(caller, { sort: 'MEMBER_COUNT' })).toEqual([
    [rich.tag, 1],
    [small.tag, 1],
  ])
})

it('the week counts what members won, and nothing of strangers or training', async () => {
  const { tag, leader, members } = await band(game, 1)
  const [member] = members
  const win = { type: 'missionWon', difficulty: 'EASY', missionKey: 'oldMill', regionKey: 'posad' } as const
  const raid = { type: 'forayFought', isTraining: false, isWon: true } as const
  for (const lord of [leader, member, await fellow(game)])
    await inTransaction(async () =>
      advance(
        lord?.player.id ?? 0,
        win,
        raid,
        { ...raid, isTraining: true },
        { ...raid, isWon: false },
        {
          type: 'crusadeFought',
          isWon: true,
        },
      ),
    )
  const { items } = bodyOf(await leader.call('listGuildWeeks', { params: { guildTag: tag } }))
  expect(items).toHaveLength(8)
  expect(items.at(-1)).toMatchObject({ missions: 2, raids: 2, crusades: 2 })
  expect(items[0]).toMatchObject({ missions: 0, raids: 0, crusades: 0 })
})

it('members do not raid each other', async () => {
  const castle = { level: 12, archers: 30, swordsmen: 30, squires: 20 }
  const pages = ['guildsOpenBanner', ...RAIDS_OPEN]
  const raider = await game.lord({ ...castle, diamonds: 1_000 }, pages)
  const mate = await game.lord(castle, pages)
  const names = freshNames()
  bodyOf(await raider.call('foundGuild', { body: names }))
  await join(raider, names.tag, mate)
  const params = { opponentId: mate.player.id }
  const { raidRefusals } = bodyOf(await raider.call('getOpponent', { params }))
  expect(raidRefusals.map(({ code }) => code)).toContain('sameGuild')
  bodyOf(await mate.call('leaveGuild', { params: { guildTag: names.tag } }))
  expect((await seen(raider, names.tag)).members).toHaveLength(1)
  const after = bodyOf(await raider.call('getOpponent', { params }))
  expect(after.raidRefusals.map(({ code }) => code)).not.toContain('sameGuild')
})
