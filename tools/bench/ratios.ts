/** `npm run bench -- ratios`: measures speed as ratios within one run. */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { dataFaults } from '#server/domains/invariants.ts'
import { loadConfig } from '#server/platform/config.ts'
import { createLog } from '#server/platform/log.ts'
import { createPlatform } from '#server/platform/platform.ts'
import { startServer } from '#server/start-server.ts'
import { calls, compareCalls } from './compare-calls.ts'
import { compareDataLayer } from './data-layer.ts'
import { openBenchDatabase } from './database-bench.ts'
import { measureEvents } from './events.ts'
import { compareFights } from './fights.ts'
import { type BenchProcess, startProcess } from './processes.ts'
import { compareRaids, openRaidWorld, type RaidWorld } from './raids.ts'
import { type RecordedCall, recordCall } from './record-call.ts'
import { finish, report, reportRatio } from './report.ts'
import { compareSockets } from './sockets.ts'
import { compareValidators } from './validator.ts'
import { type BenchPlayer, peopleWorld, restWorld } from './world.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const playerCount = Number(process.env.BENCH_PLAYERS ?? 2000)
const socketCount = Number(process.env.BENCH_SOCKETS ?? 2000)
/** Only these parts, by name. Without it, all parts. */
const only = process.env.BENCH_ONLY?.split(',')
const EVENT_GOAL_MS = 200
const ROUND_TRIPS_MAX = 5

const log = createLog({ logLevel: 'silent', mode: 'production' })
const database = await openBenchDatabase(log)
const { env } = database
const running: BenchProcess[] = []

function isWanted(part: string): boolean {
  return only === undefined || only.includes(part)
}

function whole(figure: number): string {
  return figure.toFixed(0)
}

/** The world, and what a server in this process sends to the database for each measured call. */
async function prepare(): Promise<{
  players: readonly BenchPlayer[]
  recorded: readonly RecordedCall[]
  raids: RaidWorld | undefined
}> {
  const server = await startServer({ config: loadConfig(env), databaseUrl: database.url, log, timers: false })
  try {
    const players = await peopleWorld(playerCount)
    const [first, second] = players
    if (!first || !second) throw new Error('The bench needs two players')
    await restWorld()
    const recorded: RecordedCall[] = []
    for (const call of calls) recorded.push(await recordCall(server.url, call, [first, second]))
    const raids = isWanted('raids') ? await openRaidWorld(server.url, Math.ceil(playerCount / 2)) : undefined
    return { players, recorded, raids }
  } finally {
    await server.close()
  }
}

async function benchCalls(players: readonly BenchPlayer[], recorded: readonly RecordedCall[]) {
  const flags = process.env.BENCH_PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILE}`] : []
  const ours = await startProcess('server/main.ts', env, flags)
  running.push(ours)
  const file = path.join(database.folder, 'calls.json')
  await writeFile(file, JSON.stringify(recorded))
  const bare = await startProcess('tools/bench/bare-server.ts', { ...env, CALLS: file })
  running.push(bare)
  const compared = await compareCalls({ ours: ours.url, bare: bare.url }, players, rounds)
  for (const [index, { name, ours: fast, bare: plain, ratio }] of compared.entries()) {
    const { statements, roundTrips } = recorded[index] ?? { statements: [], roundTrips: 0 }
    const sent = `${statements.length} statements in ${roundTrips} round trips`
    reportRatio(name, `${whole(fast)} /s, the bare route ${whole(plain)} /s; ${sent}`, ratio, {
      atLeast: 0.6,
    })
  }
  await bare.stop()
  await ours.stop()
}

async function benchRaids(world: RaidWorld) {
  const server = await startProcess('server/main.ts', env)
  running.push(server)
  const { ours, pgbench } = await compareRaids(server.url, database, world, rounds)
  const trips = world.statements.filter(({ isWaitedFor }) => isWaitedFor).length
  const sent = `${whole(ours)} /s; ${world.statements.length} statements in ${trips} round trips`
  if (pgbench)
    reportRatio('POST /forays/start', `${sent}, pgbench ${whole(pgbench.perSecond)} /s`, pgbench.ratio, {
      atLeast: 0.2,
    })
  else
    report('POST /forays/start', `${sent}; pgbench is not installed`, {
      goal: `${ROUND_TRIPS_MAX} round trips`,
      isMet: trips <= ROUND_TRIPS_MAX,
    })
  await server.stop()
}

async function benchEvents([player]: readonly BenchPlayer[]) {
  if (!player) return
  const near = await startProcess('server/main.ts', env)
  running.push(near)
  const far = await startProcess('server/main.ts', env)
  running.push(far)
  const { median, p99, count } = await measureEvents(near.url, far.url, player)
  const spread = `median ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms of ${count}`
  report('event to another process', spread, { goal: `p99 ${EVENT_GOAL_MS} ms`, isMet: p99 <= EVENT_GOAL_MS })
  await far.stop()
  await near.stop()
}

async function benchDataLayer(players: readonly BenchPlayer[]) {
  const { ours, bare, ratio } = await compareDataLayer(database.url, players, rounds)
  reportRatio("a command's SQL", `${whole(ours)} /s, bare ${whole(bare)} /s`, ratio, { atLeast: 0.7 })
}

async function benchSockets(players: readonly BenchPlayer[]) {
  const figures = await compareSockets(env, players, socketCount, rounds)
  const { bytes, bareBytes, roomRatio, personalRatio } = figures
  const weight = `${whole(bytes / 1024)} KB, socket.io alone ${whole(bareBytes / 1024)} KB`
  reportRatio('memory of a connection', weight, bytes / bareBytes, { atMost: 1.5 })
  const to = `to ${figures.sockets} connections, against raw WebSockets`
  reportRatio('one event', to, roomRatio, { atMost: 1.2 })
  reportRatio('an event for each', to, personalRatio, { atMost: 2.5 })
}

async function benchValidator() {
  const { few, many, ratio } = await compareValidators()
  reportRatio('validator', `${many} operations, against ${few}`, ratio, { atLeast: 0.9 })
}

function benchFights() {
  const { fightsPerSecond, draws, drawsPerSecond, ratio } = compareFights()
  const speed = `${whole(fightsPerSecond)} /s, ${draws} draws ${whole(drawsPerSecond)} /s`
  report('fights', `${speed}, ratio ${ratio.toFixed(2)}`)
}

try {
  const { players, recorded, raids } = await prepare()
  const platform = createPlatform(loadConfig(env), { databaseUrl: database.url, log })
  if (isWanted('calls')) await benchCalls(players, recorded)
  if (raids) await benchRaids(raids)
  if (isWanted('events')) await benchEvents(players)
  if (isWanted('sockets')) await benchSockets(players)
  if (isWanted('validator')) await benchValidator()
  if (isWanted('fights')) benchFights()
  const faults = await dataFaults()
  const found = faults.length === 0 ? 'hold' : JSON.stringify(faults.slice(0, 3))
  report('invariants of the data', found, { isMet: faults.length === 0 })
  // Runs after the check of the data, since its rows belong to no purchase.
  if (isWanted('sql')) await benchDataLayer(players)
  await platform.close()
} finally {
  for (const part of running) await part.stop()
  await database.stop()
}

finish('ratios', `${playerCount} players, ${rounds} rounds`)
