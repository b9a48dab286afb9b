/**
 * `npm run bench -- lists`: compares lists in a world of a thousand rows with a world of a million.
 */
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { withPlatform } from '#server/platform/ambient.ts'
import { loadConfig } from '#server/platform/config.ts'
import { startEmbeddedDatabase } from '#server/platform/database/embedded/embedded.ts'
import { migrateDatabase } from '#server/platform/database/migrate.ts'
import { createLog } from '#server/platform/log.ts'
import { createPlatform } from '#server/platform/platform.ts'
import { type BenchProcess, startProcess } from '../processes.ts'
import { finish, reportRatio } from '../report.ts'
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

/** The ratios of lists whose names begin alike, up to the first comma, and have one goal. */
const groups = new Map<string, { readonly ratios: number[]; readonly goal: number }>()

function note(name: string, ratio: number, goal: number): void {
  const [kind = name] = name.split(',')
  const group = groups.get(kind) ?? { ratios: [], goal }
  group.ratios.push(ratio)
  groups.set(kind, group)
}

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

const database = await startEmbeddedDatabase({ dataDir, log })
try {
  const worlds = {
    small: await openWorld(database.url, SMALL_WORLD),
    large: await openWorld(database.url, large),
  }
  const [purse] = worlds.small.readers
  const cases = [...keysetCases, ...consoleCases(purse?.id ?? 0)]
  for (const one of cases.filter(({ name }) => only.some((words) => name.includes(words)))) {
    const figures = await measureCase(worlds, one, rounds, calls)
    const { goal = RATIO_GOAL, quantile = SLOWEST } = one
    const [few, many] = [figures.small, figures.large].map((figure) => figure.toFixed(1))
    const ratio = `ratio ${figures.ratio.toFixed(2)} (goal: at most ${goal})`
    console.log(`${one.name}: p${quantile * 100} ${few} ms of a thousand, ${many} ms of ${million}, ${ratio}`)
    note(one.name, figures.ratio, goal)
  }
} finally {
  for (const part of running) await part.stop()
  await database.stop()
  if (!kept) await rm(dataDir, { recursive: true, force: true })
}

for (const [name, { ratios, goal }] of groups) {
  reportRatio(name, `the slowest of ${ratios.length}`, Math.max(...ratios), { atMost: goal })
}
finish('lists', `${million} rows, ${rounds} rounds of ${calls} calls`)
