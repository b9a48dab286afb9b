import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import type { Log } from '../log.ts'
import { queueLog } from '../mail/queue-log.ts'

const folder = path.resolve(import.meta.dirname, '..', '..', 'migrations')

/** Only one process at a time makes or changes tables. */
export const MIGRATION_LOCK = 'SELECT pg_advisory_lock(777001, 2)'

const CREATE_MIGRATION = `
  CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`

/** All migrations of this version, by name. */
async function knownMigrations(): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  return files.map((file) => path.basename(file, '.sql'))
}

function textOf(name: string): Promise<string> {
  return readFile(path.join(folder, `${name}.sql`), 'utf8')
}

/**
 * Names of the applied migrations. `apply` writes the name in the migration's own transaction: both are there, or
 * neither.
 */
async function executed(client: pg.Client): Promise<Set<string>> {
  await client.query(CREATE_MIGRATION)
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migration')
  return new Set(rows.map((row) => row.name))
}

async function apply(client: pg.Client, name: string): Promise<void> {
  const text = await textOf(name)
  await client.query('BEGIN')
  try {
    // Fails rather than queue all traffic behind a lock that cannot be acquired.
    await client.query(`SET LOCAL lock_timeout = '5s'`)
    await client.query(text)
    await client.query('INSERT INTO migration (name) VALUES ($1)', [name])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

/**
 * Makes the tables as they are after these migrations, in the surrounding transaction of an empty database. Names that
 * this version does not have are left out: a migration may have been renamed.
 */
export async function applyMigrations(client: pg.Client, names: readonly string[]): Promise<void> {
  await client.query(CREATE_MIGRATION)
  for (const name of (await knownMigrations()).filter((known) => names.includes(known)))
    await client.query(await textOf(name))
}

/** Migrates the mail queue. */
export async function migrateQueue(url: string, log: Log): Promise<void> {
  await runMigrations({ connectionString: url, logger: queueLog(log) })
}

/**
 * Migrates the database: our migrations (server/migrations/*.sql, by name), then those of the mail queue. Several
 * servers may call it at once: one works, the others wait. Returns the names of the applied migrations.
 */
export async function migrateDatabase(url: string, log: Log): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'donjon migrations' })
  await client.connect()
  try {
    await client.query(MIGRATION_LOCK)
    const done = await executed(client)
    const due = (await knownMigrations()).filter((name) => !done.has(name))
    for (const name of due) await apply(client, name)
    await migrateQueue(url, log)
    return due
  } finally {
    await client.end()
  }
}
