/**
 * A server that holds live connections and reports their cost, for `sockets.ts`. KIND: `ours` is the game's
 * live side, `bare` is socket.io without any code, `raw` is a plain WebSocket server. Needs --expose-gc.
 * Prints its address, then answers `SocketTask`s of its parent. Environment besides: the server's settings
 * and DATABASE_URL.
 */
import { createServer } from 'node:http'
import { Server } from 'socket.io'
import { WebSocketServer } from 'ws'
import { readGameData } from '#server/game/live/read-game-data.ts'
import { loadConfig } from '#server/platform/config.ts'
import { startLiveServer } from '#server/platform/live/live-server.ts'
import { createLog } from '#server/platform/log.ts'
import { createPlatform } from '#server/platform/platform.ts'
import type { SocketReport, SocketTask } from './socket-task.ts'

/** How a kind of server sends one event to everybody, and one event to each player. */
type Sender = {
  toRoom(playerId: number): void
  toEach(playerIds: readonly number[]): void
}

const PAYLOAD = { channels: ['army', 'controlPanel'] as const }
const MESSAGE = `42${JSON.stringify(['needFetchGameData', PAYLOAD])}`

const http = createServer((_request, response) => response.writeHead(404).end())

function serveOurs(): Sender {
  const log = createLog({ logLevel: 'silent', mode: 'production' })
  // Without DATABASE_URL the server runs as a single process: events do not go through the database.
  const config = loadConfig({ ...process.env, DATABASE_URL: '' })
  const platform = createPlatform(config, { databaseUrl: process.env.DATABASE_URL ?? '', log })
  const { events } = startLiveServer({ http, platform, readGameData })
  return {
    toRoom: (playerId) => events.changed(playerId, PAYLOAD.channels),
    toEach: (playerIds) => {
      for (const playerId of playerIds) events.changed(playerId, PAYLOAD.channels)
    },
  }
}

function serveBare(): Sender {
  const io = new Server(http, { path: '/api/socket/app', serveClient: false, transports: ['websocket'] })
  const toRoom = () => void io.emit('needFetchGameData', PAYLOAD)
  return { toRoom, toEach: toRoom }
}

function serveRaw(): Sender {
  const sockets = new WebSocketServer({ server: http, perMessageDeflate: false })
  return {
    toRoom: () => {
      for (const socket of sockets.clients) socket.send(MESSAGE)
    },
    toEach: () => {
      for (const socket of sockets.clients) {
        socket.send(`42${JSON.stringify(['needFetchGameData', { ...PAYLOAD }])}`)
      }
    },
  }
}

const kinds = { ours: serveOurs, bare: serveBare, raw: serveRaw }
const kind = process.env.KIND
if (kind !== 'ours' && kind !== 'bare' && kind !== 'raw') throw new Error(`There is no kind ${kind}`)
const sender = kinds[kind]()

function usedBytes(): number {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

function usedCpu(): number {
  const { user, system } = process.cpuUsage()
  return user + system
}

function answer(task: SocketTask): void {
  if (task.do === 'send' && task.to === 'room') sender.toRoom(task.playerIds[0] ?? 0)
  if (task.do === 'send' && task.to === 'each') sender.toEach(task.playerIds)
  const report: SocketReport = { bytes: task.do === 'weigh' ? usedBytes() : 0, cpuMicroseconds: usedCpu() }
  process.send?.(report)
}

process.on('message', answer)
process.on('SIGTERM', () => process.exit(0))
http.listen(0, '127.0.0.1', 4096, () => {
  const address = http.address()
  process.stdout.write(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}\n`)
})
