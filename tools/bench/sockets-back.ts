/**
 * `npm run bench -- sockets-back`: how long live connections are gone when the processes of a server are replaced (SIGUSR2)
 * and when one of them dies. Two processes, two hundred connections that come back as those of the game do. Linux only: it looks for the processes in /proc.
 */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import { loadConfig } from '#server/platform/config.ts'
import { createLog } from '#server/platform/log.ts'
import { createPlatform } from '#server/platform/platform.ts'
import { openBenchDatabase } from './database-bench.ts'
import { startProcess } from './processes.ts'
import { finish, report } from './report.ts'
import { quantile } from './statistics.ts'
import { peopleWorld } from './world.ts'

const SOCKETS = Number(process.env.BENCH_SOCKETS ?? 200)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const GOAL_MS = 6000
const LOOK_EVERY_MS = 50
/** As in apps/game/src/live/connection.ts. */
const RECONNECTION = {
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
  timeout: 20_000,
}

type Crowd = {
  /** How long each connection was gone that came back since the last look, ms. */
  takeGaps(): number[]
  areAllConnected(): boolean
  close(): void
}

async function openCrowd(url: string, cookies: readonly string[]): Promise<Crowd> {
  let gaps: number[] = []
  const sockets: Socket[] = cookies.map((cookie) => {
    let goneAt: number | undefined
    const socket = io(url, {
      path: '/api/socket/app',
      transports: ['websocket'],
      forceNew: true,
      ...RECONNECTION,
      extraHeaders: { cookie },
      auth: { clientId: randomUUID() },
    })
    socket.on('disconnect', () => {
      goneAt ??= performance.now()
    })
    socket.on('connect', () => {
      if (goneAt !== undefined) gaps.push(performance.now() - goneAt)
      goneAt = undefined
    })
    return socket
  })
  const areAllConnected = () => sockets.every(({ connected }) => connected)
  while (!areAllConnected()) await delay(LOOK_EVERY_MS)
  return {
    takeGaps: () => {
      const taken = gaps
      gaps = []
      return taken
    },
    areAllConnected,
    close: () => {
      for (const socket of sockets) socket.disconnect()
    },
  }
}

/** The processes that serve players: children of the first one that run the same program. */
async function workersOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  const pids = children.split(' ').filter(Boolean).map(Number)
  const commands = await Promise.all(
    pids.map((child) => readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '')),
  )
  return pids.filter((_, index) => commands[index]?.includes('main.ts'))
}

/** Waits until none of these processes is left, two others serve, and every connection is back. */
async function settle(pid: number, gone: readonly number[], crowd: Crowd): Promise<void> {
  for (;;) {
    const workers = await workersOf(pid)
    const areReplaced = workers.length === 2 && !workers.some((worker) => gone.includes(worker))
    if (areReplaced && crowd.areAllConnected()) return
    await delay(LOOK_EVERY_MS)
  }
}

function reportGaps(name: string, gaps: readonly number[]): void {
  const most = Math.max(...gaps)
  const shown = [quantile(gaps, 0.5), quantile(gaps, 0.95), most].map((ms) => `${(ms / 1000).toFixed(1)} s`)
  report(name, `${gaps.length} cut; gone: median ${shown[0]}, 95 % ${shown[1]}, longest ${shown[2]}`, {
    goal: `${GOAL_MS / 1000} s`,
    isMet: most <= GOAL_MS,
  })
}

const log = createLog({ logLevel: 'silent', mode: 'production' })
const database = await openBenchDatabase(log)
const platform = createPlatform(loadConfig(database.env), { databaseUrl: database.url, log })
const players = await peopleWorld(SOCKETS)
await platform.close()
const server = await startProcess('server/main.ts', { ...database.env, WORKERS: '2', LOG_LEVEL: 'silent' })
const gaps: { readonly replaced: number[]; readonly killed: number[] } = { replaced: [], killed: [] }
try {
  const crowd = await openCrowd(
    server.url,
    players.map(({ cookie }) => cookie),
  )
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await workersOf(server.pid)
    process.kill(server.pid, 'SIGUSR2')
    await settle(server.pid, before, crowd)
    gaps.replaced.push(...crowd.takeGaps())
    const [victim = 0] = await workersOf(server.pid)
    process.kill(victim, 'SIGKILL')
    await settle(server.pid, [victim], crowd)
    gaps.killed.push(...crowd.takeGaps())
  }
  crowd.close()
} finally {
  await server.stop()
  await database.stop()
}
reportGaps('processes replaced one by one', gaps.replaced)
reportGaps('one process killed', gaps.killed)
finish('sockets-back', `${SOCKETS} connections, ${ROUNDS} rounds`)
