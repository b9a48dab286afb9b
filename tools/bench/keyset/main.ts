/**
 * `node tools/bench/keyset/main.ts`: compares lists in a world of a thousand rows with a world of a million
 * (docs/measured.md). Exit code 1 if a list slows down by more than its goal.
 */
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
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
import { type MeasuredWorld, measureCase, SLOWEST } from './measure-case.ts'
import { openReaders, seedWorld } from './seed-world.ts'
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
/** Where the worlds stay to be measured again, because a large one takes half an hour to fill. */
const kept = process.env.BENCH_FOLDER
if (kept) await mkdir(kept, { recursive: true })
const dataDir = kept ? path.resolve(kept) : await mkdtemp(path.join(tmpdir(), 'donjon-keyset-'))
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

async function onCluster<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function describe({ players, rivals, ledger, rows }: WorldSize): string {
  return `${players + rivals} castles, ${ledger} lines of the ledger, ${rows} rows a table`
}

/** Whether the folder holds a whole world of this size. The note is written last. */
async function isFilled(note: string, size: WorldSize): Promise<boolean> {
  return (await readFile(note, 'utf8').catch(() => '')) === describe(size)
}

/** Fills a new database. */
async function fillWorld(clusterUrl: string, databaseUrl: string, size: WorldSize): Promise<void> {
  const start = performance.now()
  await onCluster(clusterUrl, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${size.name}`)
    await client.query(`CREATE DATABASE ${size.name}`)
  })
  await migrateDatabase(databaseUrl, log)
  await onPlatform(databaseUrl, () => seedWorld(size))
  // By a connection of its own: in ten million lines it takes longer than a statement of the game may.
  await onCluster(databaseUrl, (client) => client.query('VACUUM ANALYZE'))
  console.log(`${size.name} world filled in ${((performance.now() - start) / 1000).toFixed(0)} s`)
}

async function onPlatform<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  const platform = createPlatform(loadConfig(settings(databaseUrl)), { databaseUrl, log })
  try {
    return await withPlatform(platform, work)
  } finally {
    await platform.close()
  }
}

/** A database filled to this size, and a server on it. */
async function openWorld(clusterUrl: string, size: WorldSize): Promise<MeasuredWorld> {
  const own = new URL(clusterUrl)
  own.pathname = `/${size.name}`
  const note = path.join(dataDir, `${size.name}.txt`)
  if (!(await isFilled(note, size))) {
    await rm(note, { force: true })
    await fillWorld(clusterUrl, own.href, size)
    await writeFile(note, describe(size))
  }
  console.log(`${size.name} world: ${describe(size)}`)
  const readers = await onPlatform(own.href, () => openReaders(size))
  const server = await startProcess('server/main.ts', settings(own.href))
  running.push(server)
  return { ...readers, url: server.url }
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
    const { goal = RATIO_GOAL, quantile = SLOWEST } = one
    const ok = figures.ratio <= goal
    if (!ok) failures.push(one.name)
    const [few, many] = [figures.small, figures.large].map((figure) => figure.toFixed(1).padStart(6))
    const ratio = `ratio ${figures.ratio.toFixed(2)} (goal ${goal})`
    console.log(
      `${ok ? ' ' : '✗'} ${one.name.padEnd(38)} p${quantile * 100} ${few} ms of 1,000, ${many} ms of a million, ${ratio}`,
    )
  }
} finally {
  for (const part of running) await part.stop()
  await database.stop()
  if (!kept) await rm(dataDir, { recursive: true, force: true })
}

if (failures.length > 0) console.log(`Above the goal: ${failures.join(', ')}`)
process.exit(failures.length > 0 ? 1 : 0)
