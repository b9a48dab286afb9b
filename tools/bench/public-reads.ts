/**
 * `npm run bench -- public`: how long players wait for a command while visitors read the public data: rounds without and with 5,000 reads a
 * minute beside, alternately. BENCH_ROUNDS (5) and BENCH_SECONDS (10) determine its duration.
 */
import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { loadConfig } from '#server/platform/config.ts'
import { createLog } from '#server/platform/log.ts'
import { createPlatform } from '#server/platform/platform.ts'
import { openBenchDatabase } from './database-bench.ts'
import { createClient } from './overload/client.ts'
import { startProcess } from './processes.ts'
import { finish, report, reportRatio } from './report.ts'
import { requestBytes } from './request-bytes.ts'
import { median, quantile } from './statistics.ts'
import { peopleWorld, restWorld } from './world.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10)
const READS_PER_MINUTE = 5000
/** A quiet evening: the server has time for all of them. */
const COMMANDS_PER_SECOND = 40
const SLOWER_MAX = 1.5

const READS = [
  '/api/public/world',
  '/api/public/news',
  '/api/public/guides',
  '/api/public/game-tips',
  '/api/public/knowledge-base',
  '/api/public/knowledge-base/missions',
  '/api/public/knowledge-base/tutorial',
  '/api/public/legal/terms',
  '/api/public/fair-secrets',
]

type Times = { readonly served: number[]; failed: number }

function readBytes(): string {
  return requestBytes('GET', READS[randomInt(READS.length)] ?? '', '')
}

function commandBytes(cookie: string): string {
  const headers = `Content-Type: application/json\r\nCookie: ${cookie}\r\nIdempotency-Key: ${randomUUID()}\r\n`
  return requestBytes(
    'POST',
    '/api/player-army/buy',
    headers,
    JSON.stringify({ group: 'archers', amount: 1 }),
  )
}

/** Sends a call every `1000 / perSecond` ms, whatever comes back, and notes how long each took from the moment it was due. */
async function sendSteadily(
  url: string,
  perSecond: number,
  seconds: number,
  next: () => string,
): Promise<Times> {
  const client = createClient(url)
  const times: Times = { served: [], failed: 0 }
  const gapMs = 1000 / perSecond
  const end = performance.now() + seconds * 1000
  let running = 0
  for (let due = performance.now(); due < end; due += gapMs) {
    await delay(Math.max(0, due - performance.now()))
    const started = due
    running += 1
    client.send({
      bytes: next(),
      answered: (status) => {
        running -= 1
        if (status === 200) times.served.push(performance.now() - started)
        else times.failed += 1
      },
    })
  }
  while (running > 0) await delay(5)
  client.close()
  return times
}

const log = createLog({ logLevel: 'silent', mode: 'production' })
const database = await openBenchDatabase(log)
const platform = createPlatform(loadConfig(database.env), { databaseUrl: database.url, log })
/** So many that the purse of none runs dry. */
const players = await peopleWorld(1000)
await restWorld()
await platform.close()
const server = await startProcess('server/main.ts', { ...database.env, WORKERS: '1' })

const none: Times = { served: [], failed: 0 }
function command(): string {
  return commandBytes(players[randomInt(players.length)]?.cookie ?? '')
}

/** One round: what the commands took, and the reads beside them. */
async function round(withReads: boolean): Promise<{ commands: Times; reads: Times }> {
  const [commands, reads] = await Promise.all([
    sendSteadily(server.url, COMMANDS_PER_SECOND, SECONDS, command),
    withReads ? sendSteadily(server.url, READS_PER_MINUTE / 60, SECONDS, readBytes) : none,
  ])
  return { commands, reads }
}

function printTimes(name: string, { served, failed }: Times): void {
  const [half, most] = [0.5, 0.95].map((share) => quantile(served, share).toFixed(1))
  console.log(
    `${name.padEnd(34)} median ${half} ms   95 % ${most} ms   served ${served.length}   failed ${failed}`,
  )
}

const ratios: number[] = []
let failed = 0
try {
  // The first ones warm up.
  await round(true)
  for (let index = 0; index < ROUNDS; index += 1) {
    const alone = await round(false)
    const beside = await round(true)
    printTimes('commands alone', alone.commands)
    printTimes('commands beside the reads', beside.commands)
    printTimes('the reads', beside.reads)
    ratios.push(median(beside.commands.served) / median(alone.commands.served))
    failed += alone.commands.failed + beside.commands.failed + beside.reads.failed
  }
} finally {
  await server.stop()
  await database.stop()
}
reportRatio(`commands beside ${READS_PER_MINUTE} reads a minute, against alone`, '', median(ratios), {
  atMost: SLOWER_MAX,
})
report('calls that failed', String(failed), { goal: 'none', isMet: failed === 0 })
finish('public', `${ROUNDS} rounds of ${SECONDS} s`)
