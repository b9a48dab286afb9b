import { randomUUID } from 'node:crypto'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { deviceLabel } from '#server/domains/auth/device.ts'
import { buildPlayer } from '../../support/build-player.ts'
import { startTestServer, type TestClient, type TestServer } from '../../support/server.ts'
import { withoutBeats } from '../../support/without-beats.ts'

let server: TestServer
const sockets: Socket[] = []
beforeAll(async () => {
  server = await startTestServer()
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})
afterAll(() => server.close())

/** Browsers of one player. */
async function browsers(count: number): Promise<TestClient[]> {
  const { id } = await server.on(() => buildPlayer())
  return Promise.all(Array.from({ length: count }, () => server.browserOf(id)))
}

/** Events of a browser's live connection, in order. */
async function watch(browser: TestClient): Promise<unknown[]> {
  const happened: unknown[] = []
  const socket = io(server.url, {
    path: '/api/socket/app',
    transports: ['websocket'],
    reconnection: false,
    extraHeaders: { cookie: browser.cookies() },
    auth: { clientId: browser.clientId },
  })
  sockets.push(socket)
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  socket.on('closeSession', (message: unknown) => happened.push(message))
  socket.on('disconnect', () => happened.push('disconnected'))
  return happened
}

async function list(browser: TestClient) {
  return (await browser.api.GET('/player-sessions')).data?.items ?? []
}
async function statusOf(browser: TestClient) {
  return (await browser.fetch('/api/player-sessions')).status
}
function close(browser: TestClient, sessionId: string | undefined) {
  return browser.fetch(`/api/player-sessions/${sessionId}`, { method: 'DELETE' })
}
function closeOthers(browser: TestClient) {
  return browser.fetch('/api/player-sessions/close-others', { method: 'POST' })
}

describe('the list of sessions', () => {
  it('shows the player’s open sessions, and marks the current one', async () => {
    const [here, there] = await browsers(2)
    const [stranger] = await browsers(1)
    if (!here || !there || !stranger) throw new Error('no browsers')
    const sessions = await list(here)
    expect(sessions.map(({ sessionId }) => sessionId).sort()).toEqual(
      [here.sessionId(), there.sessionId()].sort(),
    )
    expect(sessions.find(({ isCurrent }) => isCurrent)?.sessionId).toBe(here.sessionId())
    expect(sessions[0]).toMatchObject({ device: 'Test', address: '127.0.0.1' })
  })

  it('names browser and operating system', async () => {
    const password = 'krepost-na-holme'
    const form = { name: 'Device', email: 'device@example.org', password, confirmPassword: password }
    const browser = server.visitor()
    await browser.fetch('/api/auth/register', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent':
          'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
      },
      body: JSON.stringify({ ...form, name: 'Device' }),
    })
    expect(await list(browser)).toMatchObject([{ device: 'Chrome, Linux', isCurrent: true }])
  })

  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Windows'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 YaBrowser/25.8.0.0 Safari/537.36',
      'Яндекс Браузер, Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'Safari, iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36 EdgA/140.0.0.0',
      'Edge, Android',
    ],
    ['curl/8.5.0', 'Неизвестное устройство'],
    [undefined, 'Неизвестное устройство'],
  ])('knows a device by %s', (userAgent, label) => {
    expect(deviceLabel(userAgent)).toBe(label)
  })
})

describe('closing a session', () => {
  it('logs the other browser out at once: it is notified, its connection is cut, its calls get 401', async () => {
    const [here, there] = await browsers(2)
    if (!here || !there) throw new Error('no browsers')
    const [mine, theirs] = [await watch(here), await watch(there)]
    await withoutBeats(server, async () => {
      expect((await close(here, there.sessionId())).status).toBe(204)
      expect(await statusOf(there)).toBe(401)
      await expect.poll(() => theirs).toEqual([{ sessionIds: [there.sessionId()] }, 'disconnected'])
    })
    expect(await statusOf(here)).toBe(200)
    expect(mine).toEqual([])
    expect(await list(here)).toHaveLength(1)
  })

  it('is refused for another player’s, an unknown, a closed and the current one', async () => {
    const [here, there] = await browsers(2)
    const [stranger] = await browsers(1)
    if (!here || !there || !stranger) throw new Error('no browsers')
    expect((await close(here, stranger.sessionId())).status).toBe(404)
    expect(await statusOf(stranger)).toBe(200)
    expect((await close(here, randomUUID())).status).toBe(404)
    expect((await close(here, there.sessionId())).status).toBe(204)
    expect((await close(here, there.sessionId())).status).toBe(404)
    expect((await close(here, here.sessionId())).status).toBe(400)
    expect(await statusOf(here)).toBe(200)
  })

  it('of all others keeps the current one and those of other players', async () => {
    const [here, second, third] = await browsers(3)
    const [stranger] = await browsers(1)
    if (!here || !second || !third || !stranger) throw new Error('no browsers')
    const happened = await watch(third)
    const answer = await closeOthers(here)
    expect(await answer.json()).toEqual({ closed: 2 })
    expect(await Promise.all([here, second, third, stranger].map(statusOf))).toEqual([200, 401, 401, 200])
    await expect.poll(() => happened).toHaveLength(2)
    expect(await (await closeOthers(here)).json()).toEqual({ closed: 0 })
  })

  it('by logging out closes the current connection', async () => {
    const [here] = await browsers(1)
    if (!here) throw new Error('no browser')
    const happened = await watch(here)
    expect((await here.fetch('/api/auth/logout', { method: 'POST' })).status).toBe(204)
    await expect.poll(() => happened).toContain('disconnected')
  })
})
