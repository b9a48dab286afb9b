import { randomUUID } from 'node:crypto'
import { createServer, type Server as NetServer, type Socket } from 'node:net'
import { Server } from 'socket.io'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { spreadEvents } from '#server/platform/live/spread-events.ts'
import type { Spreading } from '#server/platform/live/spreading.ts'
import { silentLog } from '../../support/silent-log.ts'

const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49])
const LOGGED_IN = Buffer.concat([Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]), READY])
const DONE = Buffer.concat([Buffer.from([0x43, 0, 0, 0, 11]), Buffer.from('SELECT\0'), READY])

/**
 * Speaks as much of PostgreSQL's protocol as the listener needs. Like a pooler whose database is away it lets everybody in and
 * hangs up at the first statement, until `isAway` is false.
 */
function startPooler() {
  const state = { isAway: true, connections: 0, openAtOnce: 0, listening: 0 }
  const open = new Set<Socket>()
  const all = new Set<Socket>()
  const server = createServer((socket) => {
    all.add(socket)
    socket.on('close', () => {
      open.delete(socket)
      all.delete(socket)
    })
    socket.on('error', () => undefined)
    let isLoggedIn = false
    socket.on('data', (data) => {
      if (!isLoggedIn) {
        isLoggedIn = true
        // Those that send events are not counted.
        if (data.includes('donjon live\0')) {
          state.connections += 1
          open.add(socket)
          state.openAtOnce = Math.max(state.openAtOnce, open.size)
        }
        socket.write(LOGGED_IN)
      } else if (state.isAway || data[0] === 0x58) socket.destroy()
      else {
        const statements = data.toString('latin1').split('Q').length - 1
        if (data.includes('LISTEN')) state.listening += 1
        for (let answered = 0; answered < statements; answered += 1) socket.write(DONE)
      }
    })
  })
  const close = () => {
    for (const socket of all) socket.destroy()
    server.close()
  }
  return { server, state, open, close }
}

function portOf(server: NetServer): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

let pooler: ReturnType<typeof startPooler>
let spreading: Spreading
let io: Server
let returns = 0
beforeAll(async () => {
  pooler = startPooler()
  await new Promise<void>((resolve) => pooler.server.listen(0, '127.0.0.1', resolve))
  // The adapter waits one second between two attempts then, instead of one to three.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const url = `postgresql://a:b@127.0.0.1:${portOf(pooler.server)}/x`
  spreading = spreadEvents({
    url,
    directUrl: url,
    processId: randomUUID(),
    log: silentLog,
    onReturn: () => {
      returns += 1
    },
    expectTab: async () => undefined,
  })
  io = new Server({ adapter: spreading.adapter })
})
afterAll(async () => {
  io.of('/').adapter.close()
  pooler.close()
  await spreading.close()
  vi.restoreAllMocks()
})

it('a database that lets everybody in and hangs up is asked by one connection at a time, and by one in the end', async () => {
  const { state, open } = pooler
  await expect.poll(() => state.connections).toBeGreaterThanOrEqual(4)
  expect(state.openAtOnce).toBe(1)
  state.isAway = false
  await expect.poll(() => [state.listening, open.size, returns]).toEqual([1, 1, 1])
  const before = state.connections
  for (const socket of open) socket.destroy()
  await expect.poll(() => [state.listening, open.size, returns]).toEqual([2, 1, 2])
  expect([state.connections, state.openAtOnce]).toEqual([before + 1, 1])
})
