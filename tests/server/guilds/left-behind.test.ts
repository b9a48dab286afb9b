import { afterAll, beforeAll, expect, it } from 'vitest'
import { purgeAccounts } from '#server/domains/auth/purge-accounts.ts'
import { now } from '#server/platform/clock.ts'
import { sql } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { type Game, type Lord, openGame } from '../../support/open-game.ts'
import { band, bodyOf, seen } from './guild-folk.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

/** Lets the account go: never confirmed, and away for two years. */
async function loseAccount({ player }: Lord): Promise<void> {
  await sql`UPDATE account SET email_confirmed_at = NULL WHERE player_id = ${player.id}`
  await sql`UPDATE player SET last_seen_at = ${new Date(now().getTime() - 730 * 86_400_000)} WHERE id = ${player.id}`
  expect(await inTransaction(() => purgeAccounts(now(), 100))).toBe(1)
}

it('a guild whose leader is gone for good goes to the highest role, then to who joined first', async () => {
  const { tag, leader, members } = await band(game, 3)
  const [first, second, third] = members
  if (!first || !second || !third) throw new Error('No members')
  const params = { guildTag: tag, playerId: third.player.id }
  bodyOf(await leader.call('changeGuildRole', { params, body: { change: 'UPGRADE' } }))
  await loseAccount(leader)
  const after = await seen(first, tag)
  expect(after.members.map(({ player, role }) => [player.playerId, role.type])).toEqual([
    [third.player.id, 'LEADER'],
    [first.player.id, 'NEW_MEMBER'],
    [second.player.id, 'NEW_MEMBER'],
  ])
  const { items } = bodyOf(await first.call('listGuildHistory', { params: { guildTag: tag } }))
  expect(items.slice(0, 2)).toMatchObject([
    { action: 'LEAVE_GUILD', actor: { playerId: leader.player.id } },
    { action: 'TRANSFER_LEADERSHIP', actor: null, target: { playerId: third.player.id } },
  ])
  await loseAccount(third)
  expect((await seen(first, tag)).members[0]?.player.playerId).toBe(first.player.id)
})

it('a guild without others ends', async () => {
  const { tag, leader } = await band(game)
  const { leader: stranger } = await band(game)
  await loseAccount(leader)
  expect((await stranger.call('getGuild', { params: { guildTag: tag } })).status).toBe(404)
})
