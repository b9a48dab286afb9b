import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findBlock } from '#server/platform/sessions/blocks.ts'
import { sql } from '#server/platform/sql.ts'
import { type Game, type Lord, newKey, openGame } from '../../support/open-game.ts'
import { openTestSession } from '../../support/open-session.ts'
import { giveSecondFactor } from '../../support/second-factor.ts'

const REASON = 'Один хозяин у трёх замков'

let game: Game
let chief: Lord
let steward: Lord
beforeAll(async () => {
  game = await openGame()
  chief = await game.lord({ roles: ['PLAYER', 'SUPER_ADMIN'] })
  await giveSecondFactor(chief.player.id)
})
beforeEach(async () => {
  steward = await game.lord({ roles: ['PLAYER', 'USER_ADMIN'] })
  await giveSecondFactor(steward.player.id)
})
afterAll(() => game.close())

async function journal() {
  const query = { filter: JSON.stringify({ playerId: steward.player.id }) }
  const { body } = await chief.call('listAuditEntriesForAdmin', { query })
  return body.map(({ operation, subjectId, request }) => ({
    operation,
    subjectId,
    request: JSON.parse(request),
  }))
}

function reasonsOf(lords: readonly Lord[]) {
  return Promise.all(lords.map(async ({ player }) => (await findBlock(player.id))?.reason))
}

describe('several players', () => {
  const block = (playerIds: readonly number[], key?: string) =>
    steward.call('blockPlayers', { body: { playerIds: [...playerIds], reason: REASON, until: null }, key })

  it('are blocked for one reason, each with a line of the journal, once per key', async () => {
    const household = [await game.lord(), await game.lord(), await game.lord()]
    const ids = household.map(({ player }) => player.id).sort((one, other) => one - other)
    const sessions = await Promise.all(ids.map((id) => openTestSession(game.platform, id)))
    const key = newKey()
    const answers = [await block(ids, key), await block(ids, key)]
    expect(answers.map(({ body }) => body)).toEqual([{ blocked: ids }, { blocked: ids }])
    expect(await reasonsOf(household)).toEqual([REASON, REASON, REASON])
    const url = `${game.platform.config.publicUrl}/api/player-sessions`
    for (const { cookie } of sessions) expect((await fetch(url, { headers: { cookie } })).status).toBe(401)
    const lines = ids.map((id) => ({
      operation: 'blockPlayers',
      subjectId: id,
      request: { id, reason: REASON, until: null },
    }))
    expect((await journal()).toReversed()).toEqual(lines)
  })

  it('are all left alone if one of them cannot be blocked', async () => {
    const [lord, peer] = [await game.lord(), await game.lord({ roles: ['PLAYER', 'CONTENT_ADMIN'] })]
    const neighbour = await game.lord()
    await sql`UPDATE player SET kind = 'NEIGHBOUR' WHERE id = ${neighbour.player.id}`
    const refused = [
      [peer.player.id, 'notOutranked'],
      [steward.player.id, 'ownAccount'],
      [neighbour.player.id, 'notFound'],
      [8_000_000_000_000_000, 'notFound'],
    ] as const
    for (const [id, code] of refused) expect((await block([lord.player.id, id])).error.code).toBe(code)
    expect((await block([])).status).toBe(400)
    expect(await reasonsOf([lord, peer])).toEqual([undefined, undefined])
    expect(await journal()).toEqual([])
  })
})

describe('chosen sessions', () => {
  it('end, each with a line of the journal, and others stay', async () => {
    const lord = await game.lord()
    const open = () => openTestSession(game.platform, lord.player.id)
    const [first, second, kept] = [await open(), await open(), await open()]
    const foreign = await openTestSession(game.platform, chief.player.id)
    const params = { id: lord.player.id }
    const end = (...sessionIds: string[]) =>
      steward.call('endChosenPlayerSessions', { params, body: { sessionIds } })
    const { body } = await end(first.id, second.id, foreign.id)
    expect([...body.ended].sort()).toEqual([first.id, second.id].sort())
    expect((await end(first.id)).body).toEqual({ ended: [] })
    const statusOf = async ({ cookie }: { cookie: string }) =>
      (await fetch(`${game.platform.config.publicUrl}/api/player-sessions`, { headers: { cookie } })).status
    expect(await Promise.all([first, second, kept, foreign].map(statusOf))).toEqual([401, 401, 200, 200])
    const lines = (await journal()).map(({ subjectId, request }) => [subjectId, request.sessionId])
    expect(lines.sort()).toEqual([first, second].map(({ id }) => [lord.player.id, id]).sort())
    const own = { params: { id: steward.player.id }, body: { sessionIds: [first.id] } }
    expect((await steward.call('endChosenPlayerSessions', own)).error.code).toBe('ownAccount')
  })
})
