/**
 * `npm run bench -- channels`: how long players wait while 24 and 100 others read every channel in a loop, on a pool of 12 connections and of
 * 2. BENCH_SECONDS (10) is the length of each case.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { loadConfig } from '#server/platform/config.ts'
import { createLog } from '#server/platform/log.ts'
import { createPlatform } from '#server/platform/platform.ts'
import { panelPath } from './compare-calls.ts'
import { openBenchDatabase } from './database-bench.ts'
import { type Client, createClient } from './overload/client.ts'
import { startProcess } from './processes.ts'
import { finish, report } from './report.ts'
import { requestBytes } from './request-bytes.ts'
import { quantile } from './statistics.ts'
import { type BenchPlayer, peopleWorld } from './world.ts'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 10)
const WARM_UP_SECONDS = 2
const POOLS = [12, 2]
const READERS = [24, 100]
const LONGEST_WAIT_MS = 1000
/** What the other player does: ten small reads a second. */
const OTHER_PAUSE_MS = 100
/** What a refusal asks for. */
const RETRY_AFTER_MS = 1000
const OTHER_PATH = '/api/player-notifications'

type Waits = { readonly ms: number[]; failed: number }

function read(client: Client, path: string, { cookie }: BenchPlayer): Promise<number> {
  const bytes = requestBytes('GET', path, `Cookie: ${cookie}\r\n`)
  return new Promise((answered) => client.send({ bytes, answered }))
}

/** Reads the path again and again until `end`, a time of `performance.now()`. */
async function readUntil(
  end: number,
  client: Client,
  player: BenchPlayer,
  { path, pauseMs, waits }: { path: string; pauseMs: number; waits: Waits },
): Promise<void> {
  while (performance.now() < end) {
    const sent = performance.now()
    const status = await read(client, path, player)
    waits.ms.push(performance.now() - sent)
    if (status !== 200) waits.failed += 1
    await delay(status === 200 ? pauseMs : RETRY_AFTER_MS)
  }
}

/** `readers` read every channel for so many seconds, and `other` makes its small read beside them. */
async function readTogether(
  url: string,
  readers: readonly BenchPlayer[],
  other: BenchPlayer,
  seconds: number,
): Promise<{ panel: Waits; small: Waits }> {
  const client = createClient(url)
  const panel: Waits = { ms: [], failed: 0 }
  const small: Waits = { ms: [], failed: 0 }
  const end = performance.now() + seconds * 1000
  await Promise.all([
    ...readers.map((reader) => readUntil(end, client, reader, { path: panelPath, pauseMs: 0, waits: panel })),
    readUntil(end, client, other, { path: OTHER_PATH, pauseMs: OTHER_PAUSE_MS, waits: small }),
  ])
  client.close()
  return { panel, small }
}

function reportWaits(name: string, { ms, failed }: Waits): void {
  const [half, most, longest] = [0.5, 0.99, 1].map((share) => quantile(ms, share))
  const times = [half, most, longest].map((time) => `${(time ?? 0).toFixed(0)} ms`).join(', ')
  report(name, `median, 99 %, longest ${times} of ${ms.length}; failed ${failed}`, {
    goal: `${LONGEST_WAIT_MS} ms, none failed`,
    isMet: failed === 0 && (longest ?? 0) < LONGEST_WAIT_MS,
  })
}

const log = createLog({ logLevel: 'silent', mode: 'production' })
const database = await openBenchDatabase(log)
try {
  const platform = createPlatform(loadConfig(database.env), { databaseUrl: database.url, log })
  const [other, ...players] = await peopleWorld(Math.max(...READERS) + 1)
  await platform.close()
  if (!other) throw new Error('The bench needs players')
  for (const pool of POOLS) {
    const server = await startProcess('server/main.ts', {
      ...database.env,
      WORKERS: '1',
      DATABASE_POOL: String(pool),
    })
    await readTogether(server.url, players.slice(0, POOLS[0]), other, WARM_UP_SECONDS)
    for (const count of READERS) {
      const { panel, small } = await readTogether(server.url, players.slice(0, count), other, SECONDS)
      reportWaits(`pool ${pool}, ${count} read all`, panel)
      reportWaits(`pool ${pool}, another beside ${count}`, small)
    }
    await server.stop()
  }
} finally {
  await database.stop()
}
finish('channels', `${SECONDS} s each`)
