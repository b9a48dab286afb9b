/**
 * `npm run bench -- overload`: what a server serves when three times as many calls come as it can do. Finds the peak in a
 * closed loop, then sends three times that in an open loop, from a process of its own.
 */
import { loadavg } from 'node:os'
import { loadConfig } from '#server/platform/config.ts'
import { createLog } from '#server/platform/log.ts'
import { createPlatform } from '#server/platform/platform.ts'
import { openBenchDatabase } from '../database-bench.ts'
import { startProcess } from '../processes.ts'
import { finish, report, reportRatio } from '../report.ts'
import { median } from '../statistics.ts'
import { peopleWorld, restWorld } from '../world.ts'
import { KINDS } from './calls.ts'
import { measureOverload, type OverloadRound, type Spread } from './measure-overload.ts'
import type { Usage } from './processor-time.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10)
const PLAYERS = Number(process.env.BENCH_PLAYERS ?? 500)
const LANES = [16, 32]
const TIMES = 3
const SERVED_GOAL = 0.8
const HEALTH_GOAL_MS = 100
const WAIT_GOAL_MS = 2000

function spread({ p50, p95, p99, most }: Spread): string {
  return [p50, p95, p99, most].map((ms) => ms.toFixed(0).padStart(6)).join('')
}

function usageWords({ server, generator, others }: Usage): string {
  return `server ${server.toFixed(2)}, generator ${generator.toFixed(2)}, PostgreSQL and others ${others.toFixed(2)}`
}

/** What a processor second of the server serves under load, as a share of what it serves at the peak. */
function worth({ served, usage, peak, usageAtPeak }: OverloadRound): number {
  return served / usage.server / (peak / usageAtPeak.server)
}

function printRound(round: OverloadRound): void {
  const { peak, offered, served, servedByKind, offeredByKind, failed } = round
  console.log(
    `peak ${peak.toFixed(0)}/s   offered ${offered.toFixed(0)}/s   served ${served.toFixed(0)}/s = ${((served / peak) * 100).toFixed(0)} % of the peak   failed ${failed}   load ${loadavg()[0]?.toFixed(1)}`,
  )
  for (const kind of KINDS) {
    const [atPeak, now, asked] = [round.peakByKind[kind], servedByKind[kind], offeredByKind[kind]]
    console.log(
      `  ${kind.padEnd(10)} at the peak ${atPeak.toFixed(0)}/s, served ${now.toFixed(0)}/s of ${asked.toFixed(0)}/s offered`,
    )
  }
  console.log(`  processors at the peak: ${usageWords(round.usageAtPeak)}`)
  console.log(`  processors under load:  ${usageWords(round.usage)}`)
  console.log(
    `  served for each processor second of the server: ${(served / round.usage.server).toFixed(0)}, at the peak ${(peak / round.usageAtPeak.server).toFixed(0)}: ${(worth(round) * 100).toFixed(0)} %`,
  )
  console.log('  ms            p50   p95   p99  most')
  console.log(`  served     ${spread(round.waitOfServed)}`)
  console.log(`  refused    ${spread(round.waitOfRefused)}`)
  console.log(
    `  /health    ${spread(round.health)}   the generator itself ${round.ownLagMs.toFixed(0)} late (99 %), ${round.connections} connections`,
  )
}

const log = createLog({ logLevel: 'silent', mode: 'production' })
const database = await openBenchDatabase(log)
const platform = createPlatform(loadConfig(database.env), { databaseUrl: database.url, log })
const players = await peopleWorld(PLAYERS)
await restWorld()
await platform.close()
const workers = process.env.WORKERS ?? '1'
const { BENCH_PROFILE: profile } = process.env
const flags = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : []
const server = await startProcess('server/main.ts', { ...database.env, WORKERS: workers }, flags)
const generator = await startProcess('tools/bench/overload/generator.ts', {})
const rounds: OverloadRound[] = []
try {
  const setting = {
    url: server.url,
    cookies: players.map(({ cookie }) => cookie),
    lanes: LANES,
    times: TIMES,
  }
  // The first one warms up.
  await measureOverload(generator, { ...setting, seconds: 3 })
  for (let index = 0; index < ROUNDS; index += 1) {
    const round = await measureOverload(generator, { ...setting, seconds: SECONDS })
    rounds.push(round)
    printRound(round)
  }
} finally {
  await generator.stop()
  await server.stop()
  await database.stop()
}

function servedWithin(share: 'p50' | 'p95'): string {
  return median(rounds.map((round) => round.waitOfServed[share])).toFixed(0)
}

const health = median(rounds.map((round) => round.health.p99))
const longest = Math.max(...rounds.map((round) => round.waitOfRefused.most))
const peaks = rounds.map(({ peak }) => peak.toFixed(0)).join(', ')
reportRatio(
  'served, of the peak',
  `peaks ${peaks} /s`,
  median(rounds.map(({ served, peak }) => served / peak)),
  {
    atLeast: SERVED_GOAL,
  },
)
report('the same for each processor second', median(rounds.map(worth)).toFixed(2))
report('served calls', `median ${servedWithin('p50')} ms, 95 % ${servedWithin('p95')} ms`)
report('longest wait for a refusal', `${longest.toFixed(0)} ms`, {
  goal: `${WAIT_GOAL_MS} ms`,
  isMet: longest <= WAIT_GOAL_MS,
})
report('`/health`, 99 %', `${health.toFixed(0)} ms`, {
  goal: `${HEALTH_GOAL_MS} ms`,
  isMet: health <= HEALTH_GOAL_MS,
})
finish('overload', `${workers} server processes, ${ROUNDS} rounds of ${SECONDS} s`)
