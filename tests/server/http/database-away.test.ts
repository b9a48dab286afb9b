import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildPlayer } from '../../support/build-player.ts'
import { startTestServer, type TestClient, type TestServer } from '../../support/server.ts'

let server: TestServer
let player: TestClient

beforeAll(async () => {
  server = await startTestServer()
  player = await server.browserOf((await server.on(() => buildPlayer())).id)
})
afterAll(() => server.close())

/** Statements fail as they do while PostgreSQL restarts. */
async function withoutDatabase<T>(work: () => Promise<T>): Promise<T> {
  const { pool } = server.platform.database
  const { query, connect } = pool
  const away = () => Promise.reject(Object.assign(new Error('the database starts up'), { code: '57P03' }))
  Object.assign(pool, { query: away, connect: away })
  try {
    return await work()
  } finally {
    Object.assign(pool, { query, connect })
  }
}

it('asks to retry while the database is away, and recovers with it', async () => {
  const refused = await withoutDatabase(() => player.api.GET('/player/neighbours'))
  expect(refused.response.status).toBe(503)
  expect(refused.error).toMatchObject({ code: 'notReady' })
  expect(JSON.stringify(refused.error)).not.toContain('starts up')
  expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(0)
  const answered = await player.api.GET('/player/neighbours')
  expect(answered.response.status).toBe(200)
})

it('answers a live fetch as a call: ask again', async () => {
  const tab = io(server.url, {
    path: '/api/socket/app',
    transports: ['websocket'],
    forceNew: true,
    extraHeaders: { cookie: player.cookies() },
    auth: { clientId: player.clientId },
  })
  await new Promise<void>((resolve, reject) => {
    tab.once('connect', resolve)
    tab.once('connect_error', reject)
  })
  const reply = await withoutDatabase(() => tab.emitWithAck('fetchGameData', { army: true }))
  expect(reply).toEqual({ isAccepted: false, code: 'notReady' })
  expect(await tab.emitWithAck('fetchGameData', { army: true })).toEqual({ isAccepted: true })
  tab.disconnect()
})

it('refuses a live connection without details', async () => {
  await withoutDatabase(async () => {
    const tab = io(server.url, {
      path: '/api/socket/app',
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      extraHeaders: { cookie: player.cookies() },
      auth: { clientId: player.clientId },
    })
    const reason = new Promise<string>((resolve) =>
      tab.once('connect_error', ({ message }) => resolve(message)),
    )
    expect(await reason).toBe('notReady')
    tab.disconnect()
  })
})
