import { randomUUID } from 'node:crypto'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '#server/platform/database/embedded/postmaster.ts'
import { systemClock } from '#server/platform/time-source.ts'
import { buildPlayer } from '../../support/build-player.ts'
import { type GameProcess, startGameProcess, workersOf } from '../../support/game-process.ts'
import { openTestSession } from '../../support/open-session.ts'
import { openTestPlatform, TEST_SECRET, type TestPlatform } from '../../support/test-platform.ts'

let world: TestPlatform
let game: GameProcess
const sockets: Socket[] = []

beforeAll(async () => {
  world = await openTestPlatform({ clock: systemClock })
  game = await startGameProcess({
    DATABASE_URL: world.platform.database.url,
    PORT: String(await freePort()),
    SECRET: TEST_SECRET,
    WORLD_NEIGHBOURS: '0',
    WORKERS: '2',
    RATE_LIMIT_FACTOR: '1000',
  })
})
afterAll(async () => {
  for (const socket of sockets) socket.disconnect()
  await game.stop()
  await world.close()
})

/** A server with too much to do puts calls off, which has nothing to do with the restart. */
async function isPutOff(answer: Response): Promise<boolean> {
  return answer.status === 503 && (await answer.clone().json()).code === 'overloaded'
}

/** Calls without a pause on kept connections, until `stop`. */
function keepCalling(cookie: string) {
  const failures: string[] = []
  let served = 0
  let isOver = false
  const lane = async (send: () => Promise<Response>) => {
    while (!isOver) {
      try {
        const answer = await send()
        const isLater = await isPutOff(answer)
        await answer.arrayBuffer()
        if (answer.ok) served += 1
        else if (!isLater) failures.push(String(answer.status))
      } catch (error) {
        failures.push(error instanceof Error ? `${error.message}: ${String(error.cause)}` : String(error))
      }
    }
  }
  const read = () => fetch(`${game.url}/api/public/game-tips`)
  const command = () =>
    fetch(`${game.url}/api/player-notifications/mark-all-as-read`, {
      method: 'POST',
      headers: { cookie, 'idempotency-key': randomUUID() },
    })
  const lanes = [read, command, read, command].map(lane)
  return {
    served: () => served,
    stop: async () => {
      isOver = true
      await Promise.all(lanes)
      return failures
    },
  }
}

/** A live connection that comes back by itself, and how often it has connected. */
function openLive(cookie: string) {
  let connections = 0
  const socket = io(game.url, {
    path: '/api/socket/app',
    transports: ['websocket'],
    forceNew: true,
    extraHeaders: { cookie },
    auth: { clientId: randomUUID() },
  })
  sockets.push(socket)
  socket.on('connect', () => {
    connections += 1
  })
  return { socket, connections: () => connections }
}

it('replaces its processes on SIGUSR2 without a failed call, and live connections come back', async () => {
  const { cookie } = await openTestSession(world.platform, (await buildPlayer()).id)
  const live = openLive(cookie)
  await expect.poll(live.connections).toBe(1)
  const before = await workersOf(game.pid)
  const calls = keepCalling(cookie)
  process.kill(game.pid, 'SIGUSR2')
  await expect
    .poll(async () => (await workersOf(game.pid)).filter((pid) => before.includes(pid)), { timeout: 180_000 })
    .toEqual([])
  await expect.poll(() => live.socket.connected && live.connections() > 1).toBe(true)
  const servedThen = calls.served()
  await expect.poll(calls.served).toBeGreaterThan(servedThen + 10)
  expect(await calls.stop()).toEqual([])
  expect(await workersOf(game.pid)).toHaveLength(2)
})

it('replaces a process that dies, and its live connections come back', async () => {
  const { cookie } = await openTestSession(world.platform, (await buildPlayer()).id)
  const lives = Array.from({ length: 8 }, () => openLive(cookie))
  await expect.poll(() => lives.every(({ connections }) => connections() === 1)).toBe(true)
  const [dying = 0] = await workersOf(game.pid)
  process.kill(dying, 'SIGKILL')
  await expect.poll(() => lives.some(({ connections }) => connections() > 1)).toBe(true)
  await expect
    .poll(async () => (await workersOf(game.pid)).filter((pid) => pid !== dying), { timeout: 180_000 })
    .toHaveLength(2)
  await expect.poll(() => lives.every(({ socket }) => socket.connected)).toBe(true)
})
