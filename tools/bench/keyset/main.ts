/**
 * `node tools/bench/keyset/main.ts`: compares lists in a world of a thousand rows with a world of a million
 * (docs/measured.md). Exit code 1 if a list slows down by more than its goal.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { withPlatform } from '../../../server/platform/ambient.ts'
import { loadConfig } from '../../../server/platform/config.ts'
import { startEmbeddedDatabase } from '../../../server/platform/database/embedded/embedded.ts'
import { migrateDatabase } from '../../../server/platform/database/migrate.ts'
import { createLog } from '../../../server/platform/log.ts'
import { createPlatform } from '../../../server/platform/platform.ts'
import { type BenchProcess, startProcess } from '../processes.ts'
import { keysetCases } from './cases.ts'
import { consoleCases } from './console-cases.ts'
import { type MeasuredWorld, measureCase } from './measure-case.ts'
import { seedWorld } from './seed-world.ts'
import type { WorldSize } from './world-size.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const calls = Number(process.env.BENCH_CALLS ?? 300)
const million = Number(process.env.BENCH_ROWS ?? 1_000_000)
/** Only lists whose names contain one of these, separated by commas. */
const only = (process.env.BENCH_CASES ?? '').split(',')
const RATIO_GOAL = 1.5

const SMALL_WORLD: WorldSize = { name: 'small', players: 100, rivals: 900, rows: 1000, ledger: 1000 }
const castles = Number(process.env.BENCH_CASTLES ?? million)
const players = Math.max(100, million / 10)
const ledger = Number(process.env.BENCH_LEDGER_ROWS ?? million)
const large: WorldSize = {
  name: 'large',
  players,
  rivals: Math.max(0, castles - players),
  rows: million,
  ledger,
}

const log = createLog({ logLevel: 'silent', mode: 'production' })
const dataDir = await mkdtemp(path.join(tmpdir(), 'donjon-keyset-'))
// Under root, PostgreSQL runs as another user, who must be able to enter the folder.
await chmod(dataDir, 0o755)

function settings(databaseUrl: string) {
  return {
    NODE_ENV: 'production',
    SECRET: 'a secret of the bench, at least 32 long',
    LOG_LEVEL: 'fatal',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '4',
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: '0',
    PUBLIC_URL: 'http://localhost',
    SMTP_URL: 'smtp://127.0.0.1:9',
    RATE_LIMIT_FACTOR: '1000000',
  }
}

const running: BenchProcess[] = []

async function createDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}

/** By a connection of its own: in ten million lines it takes longer than a statement of the game may. */
async function vacuum(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('VACUUM ANALYZE')
  await client.end()
}

/** A database filled to this size, and a server on it. */
async function openWorld(clusterUrl: string, size: WorldSize): Promise<MeasuredWorld> {
  const databaseUrl = await createDatabase(clusterUrl, size.name)
  await migrateDatabase(databaseUrl, log)
  const env = settings(databaseUrl)
  const platform = createPlatform(loadConfig(env), { databaseUrl, log })
  const start = performance.now()
  const seeded = await withPlatform(platform, () => seedWorld(size))
  await platform.close()
  await vacuum(databaseUrl)
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  const all = size.players + size.rivals
  console.log(
    `${size.name} world: ${all} castles, ${size.ledger} lines of the ledger, ${size.rows} rows a table, seeded in ${seconds} s`,
  )
  const server = await startProcess('server/main.ts', env)
  running.push(server)
  return { ...seeded, url: server.url }
}

const failures: string[] = []
const database = await startEmbeddedDatabase({ dataDir, log })
try {
  const worlds = {
    small: await openWorld(database.url, SMALL_WORLD),
    large: await openWorld(database.url, large),
  }
  console.log(`Node ${process.version}, ${availableParallelism()} cores, ${rounds} rounds of ${calls} calls`)
  const [purse] = worlds.small.readers
  const cases = [...keysetCases, ...consoleCases(purse?.id ?? 0)]
  for (const one of cases.filter(({ name }) => only.some((words) => name.includes(words)))) {
    const figures = await measureCase(worlds, one, rounds, calls)
    const { goal = RATIO_GOAL } = one
    const ok = figures.ratio <= goal
    if (!ok) failures.push(one.name)
    const [few, many] = [figures.small, figures.large].map((figure) => figure.toFixed(1).padStart(6))
    const ratio = `ratio ${figures.ratio.toFixed(2)} (goal ${goal})`
    console.log(
      `${ok ? ' ' : '✗'} ${one.name.padEnd(34)} p99 ${few} ms of 1,000, ${many} ms of a million, ${ratio}`,
    )
  }
} finally {
  for (const part of running) await part.stop()
  await database.stop()
  await rm(dataDir, { recursive: true, force: true })
}

if (failures.length > 0) console.log(`Above the goal: ${failures.join(', ')}`)
process.exit(failures.length > 0 ? 1 : 0)
