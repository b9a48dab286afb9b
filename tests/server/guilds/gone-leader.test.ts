import { afterAll, beforeAll, expect, it } from 'vitest'
import { withPlatform } from '#server/platform/ambient.ts'
import { part, sql } from '#server/platform/sql.ts'
import { runOneTimer } from '#server/platform/timers/run-timer.ts'
import { blockLord } from '../../support/block-lord.ts'
import { type Game, type Lord, openGame } from '../../support/open-game.ts'
import { type Band, band, bodyOf, seen } from './guild-folk.ts'

const DAY_MS = 86_400_000
let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

/** Runs the look for gone leaders until nothing is left to do, as an hour later. */
async function look(): Promise<void> {
  const now = game.clock.now()
  await withPlatform(game.platform, async () => {
    await sql`
      INSERT INTO timer (kind, subject_id, due_at, run_at) VALUES ('guildLeaders', 0, ${now}, ${now})
      ON CONFLICT (kind, subject_id) DO UPDATE SET due_at = excluded.due_at, run_at = excluded.run_at`
    while (await runOneTimer(game.platform, undefined, part`kind = 'guildLeaders'`)) game.clock.advance(1)
  })
}

function leave({ player }: Lord, days: number): Promise<unknown> {
  return sql`UPDATE player SET last_seen_at = ${new Date(game.clock.now().getTime() - days * DAY_MS)} WHERE id = ${player.id}`
}

function block(lord: Lord, days: number | null): Promise<void> {
  return blockLord(game, lord, days === null ? null : days * 24)
}

async function rolesSeenBy(lord: Lord, { tag }: Band) {
  return (await seen(lord, tag)).members.map(({ player, role }) => [player.playerId, role.type])
}

/** A guild with three members, the last of whom has the highest role. */
async function guildOfFour() {
  const guild = await band(game, 3)
  const [first, second, third] = guild.members
  if (!first || !second || !third) throw new Error('No members')
  const params = { guildTag: guild.tag, playerId: third.player.id }
  bodyOf(await guild.leader.call('changeGuildRole', { params, body: { change: 'UPGRADE' } }))
  return { guild, leader: guild.leader, first, second, third }
}

it('a guild whose leader was away for 30 days passes to the highest role, with the news and a line in the history', async () => {
  const { guild, leader, first, second, third } = await guildOfFour()
  await leave(leader, 29)
  await look()
  expect((await rolesSeenBy(first, guild))[0]).toEqual([leader.player.id, 'LEADER'])
  await leave(leader, 31)
  await look()
  expect(await rolesSeenBy(first, guild)).toEqual([
    [third.player.id, 'LEADER'],
    [leader.player.id, 'MEMBER'],
    [first.player.id, 'NEW_MEMBER'],
    [second.player.id, 'NEW_MEMBER'],
  ])
  const { items } = bodyOf(await first.call('listGuildHistory', { params: { guildTag: guild.tag } }))
  expect(items[0]).toMatchObject({
    action: 'TRANSFER_LEADERSHIP',
    actor: null,
    target: { playerId: third.player.id },
    roleAfter: 'Глава',
  })
  const newsOf = async (lord: Lord) => bodyOf(await lord.call('listNotifications')).items[0]
  expect(await newsOf(third)).toMatchObject({ title: 'Вы возглавили гильдию' })
  const read = await newsOf(second)
  expect(read).toMatchObject({ type: 'GUILD_ROLE_CHANGED', title: 'У гильдии новый глава' })
  expect(read?.text).toContain(third.player.name)
  expect((await newsOf(leader))?.title).toBe('У гильдии новый глава')
  // The new leader leads: nothing is left to look at, and the right to hand over is theirs.
  await look()
  const handOver = { params: { guildTag: guild.tag }, body: { playerId: first.player.id } }
  expect((await third.call('transferGuildLeadership', handOver)).status).toBe(200)
})

it('of equals who joined first leads, and who is blocked or away as well does not', async () => {
  const { guild, leader, first, second, third } = await guildOfFour()
  await leave(leader, 31)
  await block(third, 1)
  await leave(first, 40)
  await look()
  expect((await rolesSeenBy(second, guild))[0]).toEqual([second.player.id, 'LEADER'])
})

it('a leader who is blocked for good or for 30 days loses the guild, one who is blocked for less does not', async () => {
  const one = await guildOfFour()
  await block(one.leader, 29)
  await look()
  expect((await rolesSeenBy(one.first, one.guild))[0]).toEqual([one.leader.player.id, 'LEADER'])
  await block(one.leader, null)
  await look()
  expect((await rolesSeenBy(one.first, one.guild))[0]).toEqual([one.third.player.id, 'LEADER'])
  const other = await guildOfFour()
  await block(other.leader, 30)
  await look()
  expect((await rolesSeenBy(other.first, other.guild))[0]).toEqual([other.third.player.id, 'LEADER'])
})

it('a guild in which nobody acts waits for the first who comes back', async () => {
  const guild = await band(game, 1)
  const [mate] = guild.members
  if (!mate) throw new Error('No member')
  await leave(guild.leader, 31)
  await leave(mate, 32)
  await look()
  expect((await rolesSeenBy(mate, guild))[0]).toEqual([guild.leader.player.id, 'LEADER'])
  await leave(mate, 0)
  await look()
  expect((await rolesSeenBy(mate, guild))[0]).toEqual([mate.player.id, 'LEADER'])
})
