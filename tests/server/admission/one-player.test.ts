import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildPlayer } from '../../support/build-player.ts'
import { startTestServer, type TestClient, type TestServer } from '../../support/server.ts'

let server: TestServer
let busy: TestClient
let other: TestClient
let busyId: number

beforeAll(async () => {
  // Places are not what this is about, so calls wait for them as long as it takes.
  const admission = { waitMs: 60_000, ownWaitMs: 60_000, waitingOfSessionMax: 100 }
  server = await startTestServer({ env: { DATABASE_POOL: '4' }, admission })
  busyId = (await server.on(() => buildPlayer({ gold: 1000 }))).id
  busy = await server.browserOf(busyId)
  other = await server.browserOf((await server.on(() => buildPlayer())).id)
})
afterAll(() => server.close())

function markAll(client: TestClient) {
  return client.fetch('/api/player-notifications/mark-all-as-read', {
    method: 'POST',
    headers: { 'idempotency-key': randomUUID() },
  })
}

/** Holds the player's row as another process would. */
async function holdRow<T>(work: () => Promise<T>): Promise<T> {
  const client = await server.platform.database.pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT id FROM player WHERE id = $1 FOR UPDATE', [busyId])
    return await work()
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}

it('lets one player wait for a locked row without the connections of others', async () => {
  const waiting = await holdRow(async () => {
    const sent = Array.from({ length: 15 }, () => markAll(busy))
    // More than the pool has connections.
    const others = await Promise.all(Array.from({ length: 5 }, () => markAll(other)))
    expect(others.map(({ status }) => status)).toEqual(others.map(() => 200))
    return { sent }
  })
  const statuses = (await Promise.all(waiting.sent)).map(({ status }) => status)
  // On a slow machine some have waited too long for their turn.
  expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([])
  expect(statuses).toContain(200)
})

it('refuses more commands of one player than can wait, and serves the others', async () => {
  const statuses: number[] = []
  const sent = await holdRow(async () => {
    const calls = Array.from({ length: 40 }, async () => statuses.push((await markAll(busy)).status))
    await expect.poll(() => statuses).toContain(429)
    return { calls }
  })
  await Promise.all(sent.calls)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
})

it('answers 503 with a time to wait when a row stays locked', async () => {
  await holdRow(async () => {
    const answer = await markAll(busy)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
  })
})
