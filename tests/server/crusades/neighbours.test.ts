import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { prepareWorld } from '#server/domains/player/world.ts'
import { part, sql, sqlMaybe } from '#server/platform/sql.ts'
import { runOneTimer } from '#server/platform/timers/run-timer.ts'
import { type Game, openGame } from '../../support/open-game.ts'
import { accept, call, crusader, gather, ownOf, start, waitForReturn } from './crusaders.ts'

let game: Game

async function openWorld(env: Record<string, string> = {}) {
  game = await openGame({ WORLD_NEIGHBOURS: '40', ...env })
  await prepareWorld()
  // A castle to call on, near the first boss in level.
  await sql`UPDATE player SET level = 13 WHERE id IN (SELECT id FROM player WHERE kind = 'NEIGHBOUR' ORDER BY id LIMIT 5)`
}
beforeEach(() => openWorld())
afterEach(() => game.close())

const DELAY_SECONDS = 601

/** Whether neighbours have looked for a crusade. */
function look() {
  return runOneTimer(game.platform, undefined, part`kind = 'neighbourCrusades'`)
}

async function wait(seconds: number) {
  game.clock.advance(seconds)
  await look()
}

describe('neighbours', () => {
  it('ask to join a crusade that stays short of members, and go with it', async () => {
    const leader = await crusader(game)
    const { crusadeId } = await call(leader)
    await wait(60)
    expect((await ownOf(leader)).crusade?.requests).toEqual([])
    await wait(DELAY_SECONDS)
    const [asking] = (await ownOf(leader)).crusade?.requests ?? []
    expect(asking).toMatchObject({ isGenerated: true })
    const neighbour = asking?.player.playerId ?? 0
    await leader.call('acceptCrusadeRequest', { params: { crusadeId, playerId: neighbour } })
    expect((await start(leader, crusadeId)).status).toBe(200)
    waitForReturn(game)
    await runOneTimer(game.platform, undefined, part`kind = 'crusadeEnd' AND player_id = ${neighbour}`)
    expect((await ownOf(leader)).last?.crusadeId).toBe(crusadeId)
    const home = await sqlMaybe`
      SELECT 1 AS one FROM crusade_member WHERE player_id = ${neighbour} AND finished_at IS NOT NULL`
    expect(home).toBeDefined()
    const notes = await sql`SELECT 1 AS one FROM notification WHERE player_id = ${neighbour}`
    expect(notes).toEqual([])
  })

  it('accept invitations after a while', async () => {
    const leader = await crusader(game)
    const { crusadeId } = await call(leader)
    const [castle] = await sql<{
      name: string
    }>`SELECT name FROM player WHERE kind = 'NEIGHBOUR' AND level = 13 LIMIT 1`
    const body = { playerName: castle?.name }
    expect((await leader.call('inviteToCrusade', { params: { crusadeId }, body })).status).toBe(200)
    await wait(61)
    const crusade = (await ownOf(leader)).crusade
    expect(crusade).toMatchObject({ invitations: [], members: [{}, { player: { name: castle?.name } }] })
  })

  it('leave a crusade alone that has as many armies as it needs', async () => {
    const [leader, mate, third] = [await crusader(game), await crusader(game), await crusader(game)]
    await gather([leader, mate, third])
    await wait(DELAY_SECONDS)
    expect((await ownOf(leader)).crusade?.requests).toEqual([])
  })

  it('do not come to a world that is set to be quiet', async () => {
    await game.close()
    await openWorld({ WORLD_LIVELINESS: '0' })
    const leader = await crusader(game)
    await call(leader)
    await wait(DELAY_SECONDS)
    expect((await ownOf(leader)).crusade?.requests).toEqual([])
    const mate = await crusader(game)
    expect((await accept(leader, 1, mate)).status).toBe(404)
  })
})
