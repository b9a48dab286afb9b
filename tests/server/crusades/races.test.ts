import { afterAll, beforeAll, expect, it } from 'vitest'
import { findPlayer } from '#server/game/player/player-row.ts'
import { sql } from '#server/platform/sql.ts'
import { type Game, type Lord, newKey, openGame } from '../../support/open-game.ts'
import { accept, ask, call, crusader, gather, ownOf, start, waitForReturn } from './crusaders.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

function crusaders(count: number): Promise<Lord[]> {
  return Promise.all(Array.from({ length: count }, () => crusader(game)))
}

function codesOf(answers: readonly { status: number; error: { code: string } | null }[]) {
  return answers.map(({ status, error }) => (status === 200 ? 'done' : (error?.code ?? ''))).sort()
}

it('gives the last place to one of twenty who come by the link at once', async () => {
  const [leader, ...others] = await crusaders(25)
  if (!leader) throw new Error('Nobody came')
  const { crusadeId, inviteKey } = await call(leader)
  for (const mate of others.slice(0, 4)) await ask(mate, crusadeId, { inviteKey })
  const answers = await Promise.all(others.slice(4).map((lord) => ask(lord, crusadeId, { inviteKey })))
  expect(codesOf(answers)).toEqual([...Array.from({ length: 19 }, () => 'crusadeFull'), 'done'])
  expect((await ownOf(leader)).crusade?.members).toHaveLength(6)
})

it('sets out once of twenty starts, takes energy once and pays once', async () => {
  const [leader, mate] = [await crusader(game), await crusader(game)]
  const { crusadeId } = await gather([leader, mate])
  const answers = await Promise.all(Array.from({ length: 20 }, () => start(leader, crusadeId)))
  expect(codesOf(answers)).toEqual([...Array.from({ length: 19 }, () => 'crusadeStarted'), 'done'])
  for (const { player } of [leader, mate]) expect((await findPlayer(player.id))?.energy).toBe(110)
  waitForReturn(game)
  await Promise.all([leader, mate, leader, mate].map((lord) => ownOf(lord)))
  for (const { player } of [leader, mate]) {
    const paid = await sql`
      SELECT 1 AS one FROM money_entry WHERE player_id = ${player.id} AND source = 'GROUP_MISSION' AND currency = 'GOLD'`
    expect(paid).toHaveLength(1)
  }
})

it('lets a member leave or sets out with the member, never both', async () => {
  const [leader, mate, third] = [await crusader(game), await crusader(game), await crusader(game)]
  const { crusadeId } = await gather([leader, mate, third])
  const [started, left] = await Promise.all([
    start(leader, crusadeId),
    mate.call('leaveCrusade', { params: { crusadeId } }),
  ])
  expect(started.status).toBe(200)
  const members = (await ownOf(leader)).crusade?.members.length
  expect([left.status, members]).toEqual(left.status === 200 ? [200, 2] : [422, 3])
  expect((await findPlayer(mate.player.id))?.energy).toBe(left.status === 200 ? 120 : 110)
})

it('accepts a player into one of two crusades at once', async () => {
  const [one, two, mate] = [await crusader(game), await crusader(game), await crusader(game)]
  const [first, second] = [await call(one), await call(two)]
  await ask(mate, first.crusadeId)
  await ask(mate, second.crusadeId)
  const answers = await Promise.all([accept(one, first.crusadeId, mate), accept(two, second.crusadeId, mate)])
  expect(codesOf(answers)).toEqual(['done', 'notFound'])
})

it('answers the same key once', async () => {
  const [leader, mate] = [await crusader(game), await crusader(game)]
  const { crusadeId } = await gather([leader, mate])
  const key = newKey()
  const again = () => leader.call('startCrusade', { params: { crusadeId }, key })
  const [first, second] = [await again(), await again()]
  expect([first.status, second.text]).toEqual([200, first.text])
  expect((await findPlayer(mate.player.id))?.energy).toBe(110)
})

it('takes either a request or the end of the crusade when the leader disbands it meanwhile', async () => {
  const [leader, mate] = [await crusader(game), await crusader(game)]
  const { crusadeId } = await call(leader)
  const [ended, asked] = await Promise.all([
    leader.call('disbandCrusade', { params: { crusadeId } }),
    ask(mate, crusadeId),
  ])
  expect(ended.status).toBe(200)
  expect([200, 404]).toContain(asked.status)
  expect((await ownOf(mate)).requests).toEqual([])
})
