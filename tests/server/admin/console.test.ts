import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { grantRole } from '#server/domains/admin/grant-role.ts'
import { prepareWorld } from '#server/domains/player/world.ts'
import { spend } from '#server/game/player/ledger.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { isRole } from '#server/platform/http/callers/caller.ts'
import { createSession } from '#server/platform/sessions/sessions.ts'
import { sql } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { buildPlayer } from '../../support/build-player.ts'
import { giveSecondFactor } from '../../support/second-factor.ts'
import { startTestServer, type TestClient, type TestServer } from '../../support/server.ts'

let server: TestServer
let admin: TestClient
let rich: number
beforeAll(async () => {
  server = await startTestServer({ env: { WORLD_NEIGHBOURS: '20' } })
  await server.on(prepareWorld)
  const { id } = await server.on(() => buildPlayer({ roles: ['PLAYER', 'USER_ADMIN'], name: 'Приказчик' }))
  await server.on(() => giveSecondFactor(id))
  admin = await server.browserOf(id)
  rich = (
    await server.on(() =>
      buildPlayer({
        name: 'Ёжик Лесной',
        nameKey: 'ежик лесной',
        gold: 5_000_000,
        diamonds: 10,
        email: 'e_1@example.org',
      }),
    )
  ).id
  await server.on(() => inTransaction(async () => spend(await lockPlayer(rich), { gold: 12 }, 'ARMY')))
})
afterAll(() => server.close())

/** Encodes like the console's data provider, leaving no reserved characters. */
function encoded(text: string) {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
}

async function list(path: string, query: Record<string, unknown> = {}) {
  const search = Object.entries(query)
    .map(([name, value]) => `${name}=${encoded(JSON.stringify(value))}`)
    .join('&')
  const response = await admin.fetch(`/api/admin/${path}?${search}`)
  return {
    status: response.status,
    range: response.headers.get('content-range'),
    rows: await response.json(),
  }
}

function paths(id: number) {
  return [
    '/api/admin/players',
    `/api/admin/players/${id}`,
    `/api/admin/money-entries?filter=${encodeURIComponent(JSON.stringify({ playerId: id }))}`,
  ]
}

describe('access to the console', () => {
  it.each([
    ['PLAYER', 403],
    ['SUPER_ADMIN', 200],
    ['USER_ADMIN', 200],
    ['KNOWLEDGE_BASE_ADMIN', 403],
    ['CONTENT_ADMIN', 403],
    ['KNOWLEDGE_BASE_ADMIN_TUTORIAL', 403],
    ['KNOWLEDGE_BASE_ADMIN_TIPS', 403],
    ['GUIDES_ADMIN', 403],
  ])('%s gets %i', async (role, status) => {
    const { id } = await server.on(() => buildPlayer({ roles: [...new Set(['PLAYER', role])] }))
    await server.on(() => giveSecondFactor(id))
    const browser = await server.browserOf(id)
    for (const path of paths(id)) expect((await browser.fetch(path)).status, path).toBe(status)
  })

  it('is closed to visitors', async () => {
    for (const path of paths(1)) expect((await server.visitor().fetch(path)).status).toBe(401)
  })

  it('works at once after a grant, also in an open session', async () => {
    const player = await server.on(() => buildPlayer())
    await server.on(() => giveSecondFactor(player.id))
    const browser = await server.browserOf(player.id)
    expect((await browser.fetch('/api/admin/players')).status).toBe(403)
    expect(await server.on(() => grantRole(player.email.toUpperCase(), 'SUPER_ADMIN'))).toEqual([
      'PLAYER',
      'SUPER_ADMIN',
    ])
    expect((await browser.fetch('/api/admin/players')).status).toBe(200)
    await expect(server.on(() => grantRole('nobody@example.org', 'SUPER_ADMIN'))).rejects.toThrow('nobody')
    await expect(server.on(() => grantRole(player.email, 'KING'))).rejects.toThrow(
      /no role KING, but: .*SUPER_ADMIN/,
    )
    expect(isRole('toString')).toBe(false)
  })
})

describe('the list of players', () => {
  it('comes in ranges with the total number', async () => {
    const first = await list('players', { range: [0, 9], sort: ['id', 'ASC'] })
    const total = Number(first.range?.split('/')[1])
    expect(first.range).toBe(`players 0-9/${total}`)
    expect(first.rows).toHaveLength(10)
    expect(total).toBeGreaterThanOrEqual(22)
    const last = await list('players', { range: [total - 1, total + 8], sort: ['id', 'ASC'] })
    expect(last.range).toBe(`players ${total - 1}-${total - 1}/${total}`)
    expect((await list('players', { range: [500, 509] })).range).toBe(`players */${total}`)
    expect((await list('alike-names')).range).toBe('alike-names */0')
  })

  it.each(['id', 'name', 'level', 'gold', 'createdAt'])('is sorted by %s', async (field) => {
    for (const kind of [undefined, 'HUMAN', 'NEIGHBOUR']) {
      const filter = kind === undefined ? {} : { kind }
      const [up, down] = [
        await list('players', { filter, sort: [field, 'ASC'], range: [0, 99] }),
        await list('players', { filter, sort: [field, 'DESC'], range: [0, 99] }),
      ]
      const values = up.rows.map((row: Record<string, unknown>) => row[field])
      expect(values).toHaveLength(Number(up.range?.split('/')[1]))
      if (field !== 'name')
        expect(values).toEqual(values.toSorted((a: number, b: number) => (a < b ? -1 : a > b ? 1 : 0)))
      expect(down.rows.map(({ id }: { id: number }) => id)).toEqual(
        up.rows.map(({ id }: { id: number }) => id).toReversed(),
      )
    }
  })

  it('is sorted by the last visit, castles without one first or last', async () => {
    await server.on(
      () => sql`
        WITH seen AS (
          UPDATE player SET last_seen_at = now() - id * interval '1 hour' WHERE id >= ${rich} RETURNING id
        )
        INSERT INTO listing_change (player_id) SELECT id FROM seen`,
    )
    const visits = async (direction: string, filter = {}) => {
      const { rows } = await list('players', { filter, sort: ['lastSeenAt', direction], range: [0, 99] })
      return rows.map(({ lastSeenAt }: { lastSeenAt: string | null }) => lastSeenAt ?? '')
    }
    for (const filter of [{}, { kind: 'HUMAN' }]) {
      const up = await visits('ASC', filter)
      expect(up).toEqual(up.toSorted())
      expect(up.at(-1)).not.toBe('')
      expect(await visits('DESC', filter)).toEqual(up.toReversed())
    }
    expect((await visits('ASC'))[0]).toBe('')
  })

  it('says that a page is too far, instead of walking to it', async () => {
    expect((await list('players', { range: [10_000, 10_024] })).status).toBe(200)
    expect(await list('players', { range: [10_001, 10_025] })).toMatchObject({
      status: 400,
      rows: { message: 'Список показывает первые 10 000 строк: сузьте поиск или измените порядок' },
    })
  })

  it('is searched by a part of the name or e-mail, the number and the address, without pattern characters', async () => {
    const ids = async (q: string) =>
      (await list('players', { filter: { q } })).rows.map((row: { id: number }) => row.id)
    expect(await ids('ЁЖ')).toEqual([rich])
    expect(await ids('ежик')).toEqual([rich])
    expect(await ids('жик ле')).toEqual([rich])
    expect(await ids('СНОЙ')).toEqual([rich])
    // Two letters are only looked for at the beginning.
    expect(await ids('ой')).toEqual([])
    expect(await ids('E_1@')).toEqual([rich])
    expect(await ids('_1@exam')).toEqual([rich])
    expect(await ids('1@example.ORG')).toEqual([rich])
    expect(await ids('%1@exam')).toEqual([])
    expect(await ids(String(rich))).toEqual([rich])
    await server.on(() => createSession(rich, { address: '203.0.113.77', userAgent: 'test', device: 'Test' }))
    expect(await ids('203.0.113.77')).toEqual([rich])
    expect(await ids('203.0.113.')).toEqual([rich])
    expect(await ids('203.0.114.')).toEqual([])
    expect(await ids('999.0.')).toEqual([])
    expect(await ids('%')).toEqual([])
    expect(await ids("'; DROP TABLE player; --")).toEqual([])
    expect(await ids(String.raw`\'; DROP TABLE player; --`)).toEqual([])
    expect(await ids('\\')).toEqual([])
  })

  it('is filtered by people or generated castles, and by ids', async () => {
    const neighbours = await list('players', { filter: { kind: 'NEIGHBOUR' } })
    expect(neighbours.range).toBe('players 0-19/20')
    const some = await list('players', { filter: { id: [rich, 999_999] } })
    expect(some.rows).toMatchObject([{ id: rich, name: 'Ёжик Лесной', gold: 4_999_988, roles: ['PLAYER'] }])
    expect(JSON.stringify(some.rows)).not.toMatch(/password/i)
  })

  it.each([
    { sort: ['passwordHash', 'ASC'] },
    { sort: ['id', 'ASC; DROP TABLE player'] },
    { sort: 'id' },
    { range: [0, 100] },
    { range: [5, 2] },
    { range: [-1, 5] },
    { filter: { passwordHash: 'x' } },
    { filter: { kind: 'DRAGON' } },
    { filter: ['q'] },
  ])('refuses %j', async (query) => {
    expect(await list('players', query)).toMatchObject({ status: 400, rows: { code: 'badRequest' } })
  })

  it('refuses invalid JSON', async () => {
    const response = await admin.fetch(`/api/admin/players?range=${encodeURIComponent('[0,')}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ details: { fields: [{ path: 'query.range' }] } })
  })
})

describe('one player', () => {
  it('is shown with balances, and 404 if unknown', async () => {
    const response = await admin.fetch(`/api/admin/players/${rich}`)
    expect(await response.json()).toMatchObject({
      id: rich,
      name: 'Ёжик Лесной',
      kind: 'HUMAN',
      diamonds: 10,
      title: 'KNIGHT',
    })
    expect((await admin.fetch('/api/admin/players/999999')).status).toBe(404)
  })

  it('has a ledger, newest first, of that player alone', async () => {
    const { range, rows } = await list('money-entries', { filter: { playerId: rich } })
    expect(range).toBe('money-entries 0-2/3')
    expect(rows).toMatchObject([
      {
        playerId: rich,
        currency: 'GOLD',
        type: 'DECREASE',
        amount: 12,
        balanceAfter: 4_999_988,
        source: 'ARMY',
      },
      { currency: 'DIAMONDS', type: 'INCREASE', amount: 10, balanceAfter: 10, source: 'START' },
      { currency: 'GOLD', type: 'INCREASE', amount: 5_000_000, source: 'START' },
    ])
    const narrowed = await list('money-entries', {
      filter: { playerId: rich, currency: 'GOLD', source: 'START' },
    })
    expect(narrowed.rows).toHaveLength(1)
    expect((await list('money-entries', {})).status).toBe(400)
    expect(
      (await list('money-entries', { filter: { playerId: rich }, sort: ['amount', 'ASC'] })).status,
    ).toBe(400)
  })
})
