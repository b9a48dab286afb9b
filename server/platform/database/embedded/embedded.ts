import { spawn } from 'node:child_process'
import { open, readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../../log.ts'
import { isDatabaseAway } from '../database-errors.ts'
import { findPostgresBinaries, type PostgresBinaries } from './embedded-binaries.ts'
import { keepLogSmall } from './log-size.ts'
import { type Cluster, ensureCluster } from './make-cluster.ts'
import { clearStaleLock, findPostmaster, freePort, type Postmaster, stopPostmaster } from './postmaster.ts'
import { reachableDataDir } from './reachable-data-dir.ts'
import { postgresUser, type RunAs } from './run-as.ts'

/** A running PostgreSQL that this process owns. */
export type EmbeddedDatabase = {
  readonly url: string
  /** Process id of the database server. */
  pid(): number
  /** True if a database left running by a killed process was taken over. */
  readonly adopted: boolean
  stop(): Promise<void>
}

export type EmbeddedOptions = {
  readonly dataDir: string
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>
  /** PostgreSQL settings, as `name=value`. */
  readonly settings?: readonly string[]
}

const OWNER_LOCK_SQL = 'pg_try_advisory_lock(777001, 1)'
const START_TIMEOUT_MS = 30_000

async function launch(
  cluster: Cluster,
  binaries: PostgresBinaries,
  runAs: RunAs,
  settings: readonly string[],
  port: number,
): Promise<Postmaster> {
  await clearStaleLock(cluster.folder)
  const all = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    // Transactions retry after a deadlock, so it should be detected soon.
    'deadlock_timeout=200ms',
    // After a checkpoint the next change of each page logs the whole page: half of it, packed.
    'wal_compression=on',
    // Statements and failing rows hold e-mail addresses.
    'log_error_verbosity=terse',
    'log_min_error_statement=panic',
    `port=${port}`,
    ...settings,
  ]
  // Why the last one ended can still be read.
  await rename(cluster.logFile, `${cluster.logFile}.old`).catch(() => undefined)
  // To a file: the database must be able to log after this process is gone.
  // Appending: `limitLog` may have emptied it meanwhile.
  const output = await open(cluster.logFile, 'a', 0o600)
  // Detached: Ctrl-C signals the terminal's whole process group, but the shutdown still needs the database.
  const child = spawn(
    binaries.postgres,
    ['-D', cluster.folder, ...all.flatMap((setting) => ['-c', setting])],
    {
      ...runAs,
      cwd: path.parse(cluster.folder).root,
      detached: true,
      stdio: ['ignore', 'ignore', output.fd],
      env: { ...process.env, LC_ALL: 'C' },
    },
  )
  await output.close()
  let ended = false
  child.on('error', () => {
    ended = true
  })
  child.on('exit', () => {
    ended = true
  })
  child.unref()
  const end = Date.now() + START_TIMEOUT_MS
  while (!ended && Date.now() < end) {
    const postmaster = await findPostmaster(cluster.folder)
    if (postmaster?.ready) return postmaster
    await delay(10)
  }
  // Another process started the database first: use that one.
  const postmaster = await waitUntilReady(cluster, 1000)
  if (postmaster) return postmaster
  const said = (await readFile(cluster.logFile, 'utf8')).slice(-4000).trim()
  throw new Error(`The embedded PostgreSQL does not start: ${said}`)
}

/** The server that runs on the cluster, once it accepts connections; undefined if there is none. */
async function waitUntilReady(cluster: Cluster, wait: number): Promise<Postmaster | undefined> {
  const end = Date.now() + wait
  for (;;) {
    const postmaster = await findPostmaster(cluster.folder)
    if (!postmaster || postmaster.ready || Date.now() > end) return postmaster?.ready ? postmaster : undefined
    await delay(20)
  }
}

/** One server per data folder. The lock lasts as long as this connection, so a killed owner releases it. */
async function takeOwnership(url: string, dataDir: string): Promise<pg.Client> {
  const owner = new pg.Client({ connectionString: url, application_name: `donjon owner ${process.pid}` })
  owner.on('error', () => undefined)
  await owner.connect()
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const { rows } = await owner.query<{ own: boolean }>(`SELECT ${OWNER_LOCK_SQL} AS own`)
    if (rows[0]?.own) return owner
    // PostgreSQL needs a moment to notice that a killed owner's connection is gone.
    await delay(100)
  }
  await owner.end()
  throw new Error(
    `Another server is already running on the data in ${dataDir}: stop it, or set another DATA_DIR`,
  )
}

function urlOf(password: string, port: number, database: string): string {
  return `postgresql://donjon:${password}@127.0.0.1:${port}/${database}`
}

type HeldCluster = {
  readonly postmaster: Postmaster
  readonly adopted: boolean
  readonly owner: pg.Client
}

/** A running server that was found may be shutting down with its owner: then try again. */
async function holdCluster(attempt: () => Promise<HeldCluster>): Promise<HeldCluster> {
  for (let left = 20; ; left -= 1) {
    try {
      return await attempt()
    } catch (error) {
      if (left === 0 || !isDatabaseAway(error)) throw error
      await delay(100)
    }
  }
}

async function ensureDatabase(owner: pg.Client): Promise<void> {
  const { rowCount } = await owner.query(`SELECT FROM pg_database WHERE datname = 'donjon'`)
  if (!rowCount) await owner.query('CREATE DATABASE donjon')
}

/** Waits until the connection that holds the database has ended. */
function ended(owner: pg.Client): Promise<void> {
  return new Promise((resolve) => owner.once('end', resolve))
}

const RESTART_DELAY_MS = 1000

/**
 * Starts the PostgreSQL of `dataDir` on a free port of 127.0.0.1. Creates the cluster at the first start, and takes
 * over a database that a killed process left running. A database that dies is started again on the same port. Throws
 * while another server uses the folder.
 */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const runAs = await postgresUser()
  const binaries = await findPostgresBinaries(runAs)
  const cluster = await ensureCluster(await reachableDataDir(options.dataDir, runAs), binaries, runAs)
  const password = (await readFile(cluster.passwordFile, 'utf8')).trim()
  const hold = (port: number) =>
    holdCluster(async () => {
      const orphan = await waitUntilReady(cluster, START_TIMEOUT_MS)
      const running = orphan ?? (await launch(cluster, binaries, runAs, options.settings ?? [], port))
      const owner = await takeOwnership(urlOf(password, running.port, 'postgres'), options.dataDir)
      return { postmaster: running, adopted: orphan !== undefined, owner }
    })
  let held = await hold(await freePort())
  const { adopted, postmaster } = held
  const { port } = postmaster
  await ensureDatabase(held.owner)
  if (adopted) options.log.warn({ pid: postmaster.pid }, 'took over the database of a server that was killed')

  let isStopping = false
  const keepAlive = async () => {
    while (!isStopping) {
      await ended(held.owner)
      while (!isStopping) {
        options.log.error(
          'the connection to the embedded database ended: it is started again unless it still runs',
        )
        try {
          held = await hold(port)
          break
        } catch (error) {
          options.log.error({ err: error }, 'the embedded database does not start')
          await delay(RESTART_DELAY_MS)
        }
      }
    }
  }
  const keptAlive = keepAlive()
  const leaveLog = keepLogSmall(cluster.logFile, (error) =>
    options.log.warn({ err: error }, 'the log of the embedded database was not shortened'),
  )
  return {
    url: urlOf(password, port, 'donjon'),
    pid: () => held.postmaster.pid,
    adopted,
    stop: async () => {
      isStopping = true
      leaveLog()
      await held.owner.end().catch(() => undefined)
      await keptAlive
      // It may just have been started again.
      await held.owner.end().catch(() => undefined)
      await stopPostmaster(cluster.folder)
    },
  }
}
