import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import type { Log } from '../log.ts'
import { queueLog } from '../mail/queue-log.ts'
import { openQueuePool } from '../mail/queue-pool.ts'
import { applyMigration, applyToEmpty, type Migration } from './apply-migration.ts'
import { WITHOUT_LIMITS } from './time-limits.ts'

const folder = path.resolve(import.meta.dirname, '..', '..', 'migrations')

const LOCK_POLL_MS = 200
/** How often the log says who holds the lock, ms. */
const SAY_EVERY_MS = 10_000

type LockOptions = {
  readonly signal?: AbortSignal
  readonly sayEveryMs?: number
}

/** The connections that hold the lock of migrations. */
async function readHolders(client: pg.Client): Promise<unknown[]> {
  const { rows } = await client.query(`
    SELECT pid, application_name AS application, host(client_addr) AS address, state, state_change AS since
    FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE locktype = 'advisory' AND classid = 777001 AND objid = 2 AND granted
      AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database())`)
  return rows
}

/**
 * Only one process at a time makes or changes tables. A statement that waited for the lock would hold up an index that is
 * built without locking (CONCURRENTLY waits for all older statements), so this asks again and again. The log says every ten
 * seconds who holds it. Rejects when the signal stops it.
 */
export async function lockMigrations(
  client: pg.Client,
  log: Log,
  { signal, sayEveryMs = SAY_EVERY_MS }: LockOptions = {},
): Promise<void> {
  const ask = () => client.query<{ got: boolean }>('SELECT pg_try_advisory_lock(777001, 2) AS got')
  let said = performance.now()
  while (!(await ask()).rows[0]?.got) {
    if (performance.now() - said >= sayEveryMs) {
      said = performance.now()
      log.warn({ holders: await readHolders(client) }, 'the start waits for migrations of another process')
    }
    await delay(LOCK_POLL_MS, undefined, { signal })
  }
}

const CREATE_MIGRATION = `
  CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`

/** All migrations of this version, by name. */
async function knownMigrations(): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  return Promise.all(
    files.map(async (file) => ({
      name: path.basename(file, '.sql'),
      text: await readFile(path.join(folder, file), 'utf8'),
    })),
  )
}

/**
 * Names of the applied migrations. `applyMigration` writes them.
 */
async function executed(client: pg.Client): Promise<Set<string>> {
  const { rows: found } = await client.query<{ exists: boolean }>(
    `SELECT to_regclass('migration') IS NOT NULL AS exists`,
  )
  if (!found[0]?.exists) await client.query(CREATE_MIGRATION)
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migration')
  return new Set(rows.map((row) => row.name))
}

/** Migrations that had another name in a version that somebody may have run, by their present name. */
const FORMER_NAMES: ReadonlyMap<string, string> = new Map([['0022-session-ends', '0021-session-ends']])

/** Names of migrations that this version does not know: of a later version of the game. */
export async function unknownMigrations(names: readonly string[]): Promise<string[]> {
  const known = new Set([...(await knownMigrations()).map(({ name }) => name), ...FORMER_NAMES.values()])
  return names.filter((name) => !known.has(name))
}

/** Makes the tables as they are after these migrations, in the surrounding transaction of an empty database. */
export async function applyMigrations(client: pg.Client, names: readonly string[]): Promise<void> {
  await client.query(CREATE_MIGRATION)
  for (const migration of await knownMigrations()) {
    const { name } = migration
    if (names.includes(name) || names.includes(FORMER_NAMES.get(name) ?? name))
      await applyToEmpty(client, migration)
  }
}

/** Applies the migrations that are missing, in the surrounding transaction of a database that nobody else uses. */
export async function applyMissing(client: pg.Client): Promise<void> {
  const done = await executed(client)
  for (const migration of (await knownMigrations()).filter(({ name }) => !done.has(name))) {
    await applyToEmpty(client, migration)
    await client.query('INSERT INTO migration (name) VALUES ($1)', [migration.name])
  }
}

/** Migrates the mail queue. */
export async function migrateQueue(url: string, log: Log): Promise<void> {
  const pgPool = openQueuePool(url, log, WITHOUT_LIMITS)
  try {
    await runMigrations({ pgPool, logger: queueLog(log) })
  } finally {
    await pgPool.end()
  }
}

/** A later version of the game has changed the database: this one would write by rules that are no longer true. */
export class LaterDatabase extends Error {
  constructor(names: readonly string[]) {
    super(
      `The database is of a later version of the game (${names.join(', ')}): start that version, ` +
        'or restore the backup from before the update',
    )
  }
}

async function refuseLater(done: ReadonlySet<string>): Promise<void> {
  const later = await unknownMigrations([...done])
  if (later.length > 0) throw new LaterDatabase(later)
}

async function applyLogged(client: pg.Client, migration: Migration, log: Log): Promise<void> {
  const started = performance.now()
  await applyMigration(client, migration, log)
  const seconds = Number(((performance.now() - started) / 1000).toFixed(1))
  log.info({ migration: migration.name, seconds }, 'the database was migrated')
}

/**
 * Migrates the database: our migrations (server/migrations/*.sql, by name), then those of the mail queue. Several
 * servers may call it at once: one works, the others wait. Returns the names of the applied migrations. Rejects with
 * `LaterDatabase`, having changed nothing, if the database has migrations that this version does not know.
 */
export async function migrateDatabase(url: string, log: Log, signal?: AbortSignal): Promise<string[]> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'donjon migrations',
    options: WITHOUT_LIMITS,
  })
  // A lost connection rejects the running statement; without a listener the event would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await lockMigrations(client, log, { signal })
    const done = await executed(client)
    await refuseLater(done)
    const due = (await knownMigrations()).filter(({ name }) => !done.has(name))
    for (const migration of due) {
      signal?.throwIfAborted()
      await applyLogged(client, migration, log)
    }
    await migrateQueue(url, log)
    if (due.length > 0) log.info({ migrations: due.length, last: due.at(-1)?.name }, 'migrations are done')
    return due.map(({ name }) => name)
  } finally {
    await client.end()
  }
}
