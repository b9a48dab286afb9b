import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OperationId, operations } from '#generated/operations.ts'
import { sql } from '#server/platform/sql.ts'
import { openStandbyPool } from '#server/platform/standbys/standby-pool.ts'
import { STANDBY_READS } from '#server/platform/standbys/standby-reads.ts'
import { buildPlayer } from '../../support/build-player.ts'
import { type HeardLog, heardLog } from '../../support/heard-log.ts'
import { ALL_PAGES_OPEN } from '../../support/open-game.ts'
import { openTestSession } from '../../support/open-session.ts'
import { canReplicate, type Replica, startReplica } from '../../support/replica.ts'
import { giveSecondFactor } from '../../support/second-factor.ts'
import { startTestServer, type TestClient, type TestServer } from '../../support/server.ts'

/** Two calls or three each second, not twenty. */
const POLL = { timeout: 60_000, interval: 300 }

/** Two processes of one game with a standby, and an administrator. */
let replica: Replica
let servers: TestServer[]
let log: HeardLog
let adminId: number
beforeAll(async () => {
  if (!canReplicate) return
  replica = await startReplica()
  log = heardLog()
  servers = [await start(replica.standbyUrl, log), await start(replica.standbyUrl, log)]
  adminId = await first().on(settleAdministrator)
})
afterAll(async () => {
  await Promise.all((servers ?? []).map((server) => server.close()))
  await replica?.stop()
})

function start(readUrl: string, { log: heard }: HeardLog): Promise<TestServer> {
  const env = { DATABASE_READ_URL: readUrl }
  // No read is refused because many come at once.
  const admission = { waitMs: 60_000, ownWaitMs: 60_000, waitingOfSessionMax: 100 }
  return startTestServer({ databaseUrl: replica.primaryUrl, log: heard, env, admission })
}

function first(): TestServer {
  const [server] = servers
  if (!server) throw new Error('There is no server')
  return server
}

async function settleAdministrator(): Promise<number> {
  const { id } = await buildPlayer({ roles: ['PLAYER', 'SUPER_ADMIN'] })
  await giveSecondFactor(id)
  await sql`
    INSERT INTO tutorial_step (player_id, step_key, kind, progress, status, completed_at)
    SELECT ${id}, key, 'BANNER', 1, 'COMPLETED', now() FROM unnest(${[...ALL_PAGES_OPEN, 'guildsOpenBanner']}::text[]) AS key`
  return id
}

/** What a gauge or counter of the server says. */
async function metricOf({ url }: TestServer, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1] ?? Number.NaN)
}

function readsAtStandby(server: TestServer): Promise<number> {
  return metricOf(server, 'donjon_reads_on_replica_total')
}

async function isUsed(server: TestServer): Promise<boolean> {
  const before = await readsAtStandby(server)
  await readJson(await newBrowser(server), '/admin/audit-entries')
  return (await readsAtStandby(server)) > before
}

async function untilUsed(): Promise<void> {
  for (const server of servers) await expect.poll(() => isUsed(server), POLL).toBe(true)
}

/** A browser of the administrator that has written nothing yet. */
function newBrowser(server: TestServer): Promise<TestClient> {
  return server.browserOf(adminId)
}

async function readJson({ fetch: send }: Pick<TestClient, 'fetch'>, path: string) {
  const response = await send(`/api${path}`)
  expect(response.status, path).toBe(200)
  return response.json()
}

/** The same browser at another process. */
function sameAt(client: TestClient, { url }: TestServer): Pick<TestClient, 'fetch'> {
  return { fetch: (path) => fetch(`${url}${path}`, { headers: { cookie: client.cookies() } }) }
}

async function send(client: TestClient, path: string, body: unknown, method = 'POST') {
  const headers = { 'Content-Type': 'application/json' }
  const response = await client.fetch(`/api${path}`, { method, headers, body: JSON.stringify(body) })
  const answer = await response.json()
  expect(response.status, JSON.stringify(answer)).toBe(200)
  return answer
}

async function titles(client: Pick<TestClient, 'fetch'>): Promise<string[]> {
  const { items } = await readJson(client, '/public/guides')
  return items.map(({ title }: { title: string }) => title)
}

function ofAdministrator(path: string): string {
  return `${path}?filter=${encodeURIComponent(JSON.stringify({ playerId: adminId }))}`
}

async function notes(client: Pick<TestClient, 'fetch'>): Promise<string[]> {
  return (await readJson(client, ofAdministrator('/admin/player-notes'))).map(
    ({ text }: { text: string }) => text,
  )
}

async function publishGuide(client: TestClient, title: string): Promise<void> {
  const { guide } = await send(client, '/guides', { title, description: 'Коротко', content: '<p>Текст</p>' })
  await send(client, `/guides/${guide.guideId}/publish`, { revision: guide.revision })
}

/** While nothing new arrives at the standby. */
async function whilePaused(work: () => Promise<void>): Promise<void> {
  await replica.untilCaughtUp()
  await replica.atStandby('SELECT pg_wal_replay_pause()')
  try {
    await work()
  } finally {
    await replica.atStandby('SELECT pg_wal_replay_resume()')
  }
}

/** The path of a read for this test, with what it asks for. */
function pathOf(operation: OperationId, guideId: number): string {
  const path = operations[operation].path
    .replace('{id}', String(adminId))
    .replace('{guideId}', String(guideId))
  if (operation.includes('ByName')) return `${path}?name=Player`
  const isOfPlayer = ['MoneyEntries', 'ItemEntries', 'PlayerFights', 'PlayerNotes'].some((part) =>
    operation.includes(part),
  )
  return isOfPlayer ? ofAdministrator(path) : path
}

describe.skipIf(!canReplicate)('reads at a standby (copies a database by cp -a)', () => {
  it('are those of the list, and all of them work there', async () => {
    await untilUsed()
    const author = await newBrowser(first())
    await publishGuide(author, 'Для всех чтений')
    await replica.untilCaughtUp()
    const [guide] = (await readJson(author, '/public/guides')).items
    const reader = await newBrowser(first())
    for (const operation of STANDBY_READS) {
      const before = await readsAtStandby(first())
      await readJson(reader, pathOf(operation, guide.guideId))
      // `listGuides` may have been kept from the read of another browser for a second.
      await expect
        .poll(async () => {
          await readJson(reader, pathOf(operation, guide.guideId))
          return readsAtStandby(first())
        })
        .toBeGreaterThan(before)
    }
    expect(log.said()).not.toContain('failed at a standby')
    const sessions = await replica.atStandby<{ readOnly: string }>(
      `SELECT 1 FROM pg_stat_activity WHERE application_name = 'donjon reads'`,
    )
    expect(sessions.length).toBeGreaterThan(0)
  })

  it('leave everything else at the primary', async () => {
    const reader = await newBrowser(first())
    const before = await readsAtStandby(first())
    for (const path of [
      '/public/game-tips',
      '/app-config',
      `/admin/players/${adminId}`,
      '/settings/sessions',
    ])
      await reader.fetch(`/api${path}`)
    expect(await readsAtStandby(first())).toBe(before)
  })

  it('show what the same browser has written, at each process, while others may see it later', async () => {
    const seenByOthers: boolean[] = []
    // A round says nothing about the standby if the machine is so slow that it is left alone meanwhile.
    for (let round = 0; round < 10 && !seenByOthers.includes(false); round += 1) {
      await untilUsed()
      await whilePaused(async () => {
        const author = await newBrowser(first())
        const text = `Записка ${round}`
        const title = `Руководство ${round}`
        await send(author, '/admin/player-notes', { playerId: adminId, text })
        for (const server of servers) expect(await notes(sameAt(author, server))).toContain(text)
        await publishGuide(author, title)
        for (const server of servers) expect(await titles(sameAt(author, server))).toContain(title)
        seenByOthers.push((await notes(await newBrowser(first()))).includes(text))
      })
    }
    expect(seenByOthers).toContain(false)
  })

  it('show what a session without cookies has written', async () => {
    await untilUsed()
    await whilePaused(async () => {
      const author = await newBrowser(first())
      const { bearer } = await openTestSession(first().platform, adminId)
      const client = {
        fetch: (path: string, init?: RequestInit) =>
          fetch(`${first().url}${path}`, { ...init, headers: { authorization: `Bearer ${bearer}` } }),
      }
      await send(author, '/admin/player-notes', { playerId: adminId, text: 'Без куки' })
      expect(await notes(client)).toContain('Без куки')
    })
  })

  it('never pair an old text with a new revision', async () => {
    await whilePaused(async () => {
      const tip = { revision: 0, baseContent: 'Новое', additionalContent: '', state: 'PUBLISHED' }
      await send(
        await newBrowser(first()),
        '/admin/knowledge-base/tip/playerArmyArchers',
        { ...tip, title: 'Новый' },
        'PUT',
      )
      for (const server of servers)
        await expect
          .poll(async () => (await readJson(server.visitor(), '/public/game-tips')).playerArmyArchers.title)
          .toBe('Новый')
    })
  })

  it('go to the primary while the standby is far behind or away, and back later, and no call fails', async () => {
    await untilUsed()
    await whilePaused(async () => {
      await send(await newBrowser(first()), '/admin/player-notes', { playerId: adminId, text: 'Вдали' })
      await expect.poll(async () => notes(await newBrowser(first())), POLL).toContain('Вдали')
      expect(await metricOf(first(), 'donjon_replica_away')).toBe(1)
    })
    await untilUsed()
    expect(await metricOf(first(), 'donjon_replica_away')).toBe(0)
    const reader = await newBrowser(first())
    const reading = Promise.all(Array.from({ length: 30 }, () => notes(reader)))
    await replica.stopStandby()
    await reading
    await expect
      .poll(async () => {
        await notes(reader)
        return metricOf(first(), 'donjon_replica_away')
      })
      .toBe(1)
    await replica.startStandby()
    await untilUsed()
    expect(log.said()).toContain('more than five seconds behind')
    expect(log.said()).toContain('standbys are used again')
  })

  it('cannot write, even at a primary', async () => {
    for (const url of [replica.standbyUrl, replica.primaryUrl]) {
      const pool = openStandbyPool({ url, size: 1, pipeline: true, onLost: () => undefined })
      await expect(pool.query('UPDATE public_data SET revision = 0')).rejects.toMatchObject({ code: '25006' })
      await pool.end()
    }
  })

  it.each([
    [
      'a primary',
      async () => ({ url: replica.primaryUrl, close: () => undefined }),
      'does not lead to a standby',
    ],
    ['a database that says nothing', openSilence, 'is away or refuses'],
  ] as const)('go to the primary if the address leads to %s', async (_, open, said) => {
    const place = await open()
    const heard = heardLog()
    const server = await start(place.url, heard)
    await expect
      .poll(async () => {
        await notes(await newBrowser(server))
        return heard.said()
      })
      .toContain(said)
    expect(await readsAtStandby(server)).toBe(0)
    await server.close()
    place.close()
  })
})

/** An address that takes connections and never answers. */
async function openSilence() {
  const silence = createServer((socket) => socket.on('error', () => undefined))
  await new Promise<void>((resolve) => silence.listen(0, '127.0.0.1', resolve))
  const address = silence.address()
  const url = new URL(replica.primaryUrl)
  url.port = String(typeof address === 'object' ? address?.port : '')
  return { url: url.href, close: () => silence.close() }
}
