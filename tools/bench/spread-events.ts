/**
 * `npm run bench -- events`: a steady rate of live events from each process to a tab at another one, through PostgreSQL and, where
 * redis-server is installed, through Redis. All processes are simulated by one, which has their connections and adapters. Times count
 * from the moment when an event was due. BENCH_RATE, BENCH_SECONDS and BENCH_ONLY (2, 20 or 60) shorten a run.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { Server } from 'socket.io'
import { createBus } from '#server/platform/bus/bus.ts'
import { spreadByBus } from '#server/platform/live/spread-by-bus.ts'
import { spreadEvents } from '#server/platform/live/spread-events.ts'
import type { Spreading } from '#server/platform/live/spreading.ts'
import { createLog, type Log } from '#server/platform/log.ts'
import { missingRedis, startRedis } from '#tests/support/redis-server.ts'
import { openBenchDatabase } from './database-bench.ts'
import { finish, report } from './report.ts'
import { quantile } from './statistics.ts'

const RATE = Number(process.env.BENCH_RATE ?? 2000)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10)
const COUNTS = process.env.BENCH_ONLY ? [Number(process.env.BENCH_ONLY)] : [2, 20, 60]
/** With a tab at each process. */
const PLAYERS_EACH = 50
const TICK_MS = 10
/** How long events may be under way after the last one was sent. */
const DRAIN_MS = 30_000
const GOAL_P99_MS = 200

type Party = {
  readonly io: Server
  readonly spreading: Spreading
  close(): Promise<void>
}

/** How the processes are connected. */
type Way = {
  readonly name: string
  open(processId: string): Party
}

type Heard = (playerId: number) => void

/** A process with tabs of these players, which only note what they get. */
async function seat({ io, spreading }: Party, playerIds: readonly number[], heard: Heard): Promise<void> {
  const { adapter } = io.of('/')
  for (const playerId of playerIds) {
    await spreading.expectTab(playerId)
    adapter.addAll(`tab of ${playerId}`, new Set([`player:${playerId}`]))
  }
  const isHere = new Set(playerIds.map((playerId) => `player:${playerId}`))
  // Adapters call this to write to their own tabs.
  const apply = ({ rooms }: { rooms: ReadonlySet<string> }) => {
    for (const room of rooms) if (isHere.has(room)) heard(Number(room.slice('player:'.length)))
  }
  Object.assign(adapter, { apply })
}

async function measureWay(
  way: Way,
  count: number,
  save: (processId: string, players: number[]) => Promise<void>,
) {
  const latencies: number[] = []
  /** When the events of each player that are under way were due. */
  const due = new Map<number, number[]>()
  const heard: Heard = (playerId) => {
    const dueAt = due.get(playerId)?.shift()
    if (dueAt !== undefined) latencies.push(performance.now() - dueAt)
  }
  const parties: Party[] = []
  for (let place = 0; place < count; place += 1) {
    const processId = randomUUID()
    const playerIds = Array.from({ length: PLAYERS_EACH }, (_, index) => place * PLAYERS_EACH + index + 1)
    const party = way.open(processId)
    await save(processId, playerIds)
    await seat(party, playerIds, heard)
    parties.push(party)
  }
  await delay(3000)
  const total = RATE * SECONDS
  const startedAt = performance.now()
  for (let sent = 0; sent < total; ) {
    const until = Math.min(total, Math.floor(((performance.now() - startedAt) * RATE) / 1000))
    for (; sent < until; sent += 1) {
      const sender = sent % count
      const at = (sender + 1 + (Math.floor(sent / count) % (count - 1))) % count
      const playerId = at * PLAYERS_EACH + (sent % PLAYERS_EACH) + 1
      due.set(playerId, [...(due.get(playerId) ?? []), startedAt + (sent * 1000) / RATE])
      // Equal notifications of one statement would arrive as one.
      parties[sender]?.io.to(`player:${playerId}`).emit('needFetchGameData', { channels: ['army'], sent })
    }
    await delay(TICK_MS)
  }
  const sentAt = performance.now()
  while (latencies.length < total && performance.now() - sentAt < DRAIN_MS) await delay(TICK_MS)
  for (const party of parties) await party.close()
  return { arrived: latencies.length / total, latencies }
}

async function reportWay(way: Way, goal: boolean, save: Parameters<typeof measureWay>[2]): Promise<void> {
  for (const count of COUNTS) {
    const { arrived, latencies } = await measureWay(way, count, save)
    const [p50, p99] = [quantile(latencies, 0.5), quantile(latencies, 0.99)]
    const shown = `median ${p50.toFixed(0)} ms, 99 % ${p99.toFixed(0)} ms; arrived ${(arrived * 100).toFixed(1)} %`
    report(`${way.name}, ${count} processes`, shown, {
      goal: goal ? `99 % within ${GOAL_P99_MS} ms, all arrive` : '',
      isMet: !goal || (p99 <= GOAL_P99_MS && arrived === 1),
    })
  }
}

function openParty(spreading: Spreading, more: () => Promise<unknown>): Party {
  const io = new Server({ adapter: spreading.adapter })
  return {
    io,
    spreading,
    close: async () => {
      io.of('/').adapter.close()
      await spreading.close()
      await more()
    },
  }
}

async function nothing(): Promise<void> {}

function byPostgres(url: string, log: Log): Way {
  return {
    name: 'PostgreSQL',
    open: (processId) =>
      openParty(
        spreadEvents({ url, directUrl: url, processId, log, onReturn: () => undefined, expectTab: nothing }),
        nothing,
      ),
  }
}

function byRedis(url: string, log: Log): Way {
  return {
    name: 'Redis',
    open: () => {
      const bus = createBus(url, log)
      return openParty(
        spreadByBus(bus, () => undefined),
        bus.close,
      )
    },
  }
}

const log = createLog({ logLevel: 'error', mode: 'production' })
const database = await openBenchDatabase(log)
try {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await reportWay(byPostgres(database.url, log), false, async (processId, playerIds) => {
    await client.query('INSERT INTO presence (process_id, player_ids, updated_at) VALUES ($1, $2, now())', [
      processId,
      playerIds,
    ])
  })
  await client.end()
} finally {
  await database.stop()
}
const missing = missingRedis()
if (missing === undefined) {
  const redis = await startRedis()
  try {
    await reportWay(byRedis(redis.url, log), true, nothing)
  } finally {
    await redis.stop()
  }
} else console.log(`Nothing was measured with Redis: ${missing}`)
finish('events', `${RATE} events/s for ${SECONDS} s, ${PLAYERS_EACH} players at each process`)
