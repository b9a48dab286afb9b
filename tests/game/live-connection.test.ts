import { createServer } from 'node:http'
import { Server } from 'socket.io'
import { afterEach, expect, test, vi } from 'vitest'
import { createLiveConnection, type LiveDeps } from '#apps/game/src/live/connection.ts'
import type { ClientToServerEvents, ServerToClientEvents } from '#generated/events.ts'
import type { Subscriptions } from '#generated/types.ts'

const closers: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

async function startServer(isAccepted = true) {
  const http = createServer()
  const io = new Server<ClientToServerEvents, ServerToClientEvents>(http, { path: '/api/socket/app' })
  const asked: Subscriptions[] = []
  const handshakes: unknown[] = []
  io.on('connection', (socket) => {
    handshakes.push(socket.handshake.auth)
    socket.on('fetchGameData', (subscriptions, acknowledge) => {
      asked.push(subscriptions)
      acknowledge({ isAccepted })
      if (isAccepted) socket.emit('newGameData', { online: { rev: asked.length, data: { count: 1 } } })
    })
  })
  await new Promise<void>((done) => http.listen(0, done))
  closers.push(() => new Promise<void>((done) => void io.close(() => done())))
  const address = http.address()
  return { io, asked, handshakes, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` }
}

function connect(url: string, more: Partial<LiveDeps> = {}) {
  const deps = {
    url,
    handshake: () => ({ clientId: '0e9c1f0a-6f0e-4a39-9a1c-9a5f6f7f0b11' }),
    present: (): Subscriptions => ({ army: true, online: true }),
    onGameData: vi.fn(),
    onCloseSession: vi.fn(),
    onPublicData: vi.fn(),
    fetchByCalls: vi.fn(async () => undefined),
    onTurnedAway: vi.fn(),
    ...more,
  }
  const connection = createLiveConnection(deps)
  closers.push(() => connection.close())
  return { connection, ...deps }
}

test('connects with the client id and fetches everything shown', async () => {
  const { url, asked, handshakes } = await startServer()
  const { connection, onGameData } = connect(url)
  expect(connection.state()).toEqual({ phase: 'idle', isReconnecting: false })
  connection.open().catch(() => undefined)
  expect(connection.state().phase).toBe('connecting')
  await expect.poll(() => onGameData).toHaveBeenCalled()
  expect(connection.state()).toEqual({ phase: 'connected', isReconnecting: false })
  expect(handshakes).toEqual([{ clientId: '0e9c1f0a-6f0e-4a39-9a1c-9a5f6f7f0b11' }])
  expect(asked).toEqual([{ army: true, online: true }])
})

test('fetches only channels that are both named by the server and shown', async () => {
  const { io, url, asked } = await startServer()
  const { connection } = connect(url)
  connection.open().catch(() => undefined)
  await expect.poll(() => asked).toHaveLength(1)
  io.emit('needFetchGameData', { channels: ['missions'] })
  io.emit('needFetchGameData', { channels: ['army', 'missions'] })
  await expect.poll(() => asked).toHaveLength(2)
  expect(asked[1]).toEqual({ army: true })
})

test('reconnects after a lost connection and fetches everything', async () => {
  const { io, url, asked } = await startServer()
  const { connection } = connect(url)
  const phases: string[] = []
  connection.subscribe(() => {
    const { phase, isReconnecting } = connection.state()
    phases.push(`${phase}${isReconnecting ? ', reconnecting' : ''}`)
  })
  connection.open().catch(() => undefined)
  await expect.poll(() => asked).toHaveLength(1)
  for (const socket of await io.fetchSockets()) io.sockets.sockets.get(socket.id)?.conn.close()
  await expect.poll(() => asked).toHaveLength(2)
  expect(asked[1]).toEqual({ army: true, online: true })
  expect(phases).toEqual(['connecting', 'connected', 'disconnected, reconnecting', 'connected'])
})

test('reports closed sessions and the end of the connection by the server', async () => {
  const { io, url, asked } = await startServer()
  const { connection, onCloseSession, onTurnedAway } = connect(url)
  connection.open().catch(() => undefined)
  await expect.poll(() => asked).toHaveLength(1)
  io.emit('closeSession', { sessionIds: ['s-1'] })
  io.disconnectSockets(true)
  await expect.poll(() => onTurnedAway).toHaveBeenCalled()
  expect(onCloseSession).toHaveBeenCalledExactlyOnceWith(['s-1'])
  expect(connection.state().phase).toBe('disconnected')
  connection.open().catch(() => undefined)
  await expect.poll(() => connection.state().phase).toBe('connected')
})

test('fetches over HTTP what the socket refuses', async () => {
  const { url } = await startServer(false)
  const { connection, fetchByCalls } = connect(url)
  connection.open().catch(() => undefined)
  await expect.poll(() => fetchByCalls).toHaveBeenCalledExactlyOnceWith({ army: true, online: true })
})

test('a failed connection is logged and rejects, then the library keeps trying', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const closed = createServer()
  await new Promise<void>((done) => closed.listen(0, done))
  const address = closed.address()
  const port = typeof address === 'object' ? address?.port : 0
  await new Promise((done) => closed.close(done))
  const fetchByCalls = vi.fn(async () => {
    throw new Error('No answer')
  })
  const { connection } = connect(`http://127.0.0.1:${port}`, { fetchByCalls })
  await expect(connection.open()).rejects.toThrow()
  expect(warn).toHaveBeenCalledWith('Live connection:', expect.any(String))
  expect(connection.state()).toEqual({ phase: 'disconnected', isReconnecting: true })
  // Calls are not answered either: the page still has no connection.
  await expect.poll(() => fetchByCalls, { timeout: 5000 }).toHaveBeenCalled()
  expect(connection.state()).toEqual({ phase: 'disconnected', isReconnecting: true })
  warn.mockRestore()
})

test('opening resolves once connected', async () => {
  const { url } = await startServer()
  const { connection } = connect(url)
  await connection.open()
  expect(connection.state().phase).toBe('connected')
  await connection.open()
})

test('a page that opens without a network connects when it is back', async () => {
  const { url } = await startServer()
  vi.stubGlobal('navigator', { onLine: false })
  closers.push(() => {
    vi.unstubAllGlobals()
  })
  const { connection } = connect(url)
  connection.open().catch(() => undefined)
  await expect.poll(() => connection.state()).toEqual({ phase: 'disconnected', isReconnecting: true })
  vi.unstubAllGlobals()
  await expect.poll(() => connection.state().phase).toBe('connected')
})

/** A proxy that answers calls and refuses every live connection, as with several processes: no WebSocket, no long polling. */
async function startStrictProxy() {
  const asked: string[] = []
  const http = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(400).end('{}')
  })
  http.on('upgrade', (request, socket) => {
    asked.push(request.url ?? '')
    socket.destroy()
  })
  await new Promise<void>((done) => http.listen(0, done))
  closers.push(() => new Promise<void>((done) => void http.close(() => done())))
  const address = http.address()
  const attempts = (transport: string) => asked.filter((url) => url.includes(`transport=${transport}`)).length
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, attempts }
}

test('without a live connection the page goes on by calls, and tries long polling no more once it is refused', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { url, attempts } = await startStrictProxy()
  const { connection, fetchByCalls } = connect(url)
  await expect(connection.open()).rejects.toThrow()
  await expect.poll(() => connection.state().phase, { timeout: 5000 }).toBe('byCalls')
  expect(fetchByCalls).toHaveBeenCalledExactlyOnceWith({ army: true, online: true })
  await expect.poll(() => attempts('websocket'), { timeout: 10_000 }).toBeGreaterThan(2)
  expect(attempts('polling')).toBe(1)
  expect(connection.state()).toEqual({ phase: 'byCalls', isReconnecting: true })
  warn.mockRestore()
})

test('a network that lets nothing of the connection through does not make the page wait for it', async () => {
  const http = createServer()
  http.on('upgrade', () => undefined)
  await new Promise<void>((done) => http.listen(0, done))
  closers.push(() => {
    http.closeAllConnections()
    http.close()
  })
  const address = http.address()
  const { connection } = connect(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`)
  connection.open().catch(() => undefined)
  await expect.poll(() => connection.state().phase, { timeout: 10_000 }).toBe('byCalls')
})

test('the first connection asks for no public data, a later one does', async () => {
  const { io, url, asked } = await startServer()
  const { connection, onPublicData } = connect(url)
  await connection.open()
  await expect.poll(() => asked).toHaveLength(1)
  expect(onPublicData).not.toHaveBeenCalled()
  for (const socket of await io.fetchSockets()) io.sockets.sockets.get(socket.id)?.conn.close()
  await expect.poll(() => onPublicData).toHaveBeenCalledOnce()
})
