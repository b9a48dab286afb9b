import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import type { Log } from '../log.ts'
import { queueLog } from '../mail/queue-log.ts'
import { applyMigration, applyToEmpty, type Migration } from './apply-migration.ts'

const folder = path.resolve(import.meta.dirname, '..', '..', 'migrations')

const LOCK_POLL_MS = 200

/**
 * Only one process at a time makes or changes tables. A statement that waited for the lock would hold up an index that is
 * built without locking (CONCURRENTLY waits for all older statements), so this asks again and again.
 */
export async function lockMigrations(client: pg.Client): Promise<void> {
  const ask = () => client.query<{ got: boolean }>('SELECT pg_try_advisory_lock(777001, 2) AS got')
  while (!(await ask()).rows[0]?.got) await delay(LOCK_POLL_MS)
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
  await client.query(CREATE_MIGRATION)
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migration')
  return new Set(rows.map((row) => row.name))
}

/**
 * Makes the tables as they are after these migrations, in the surrounding transaction of an empty database. Names that
 * this version does not have are left out: a migration may have been renamed.
 */
export async function applyMigrations(client: pg.Client, names: readonly string[]): Promise<void> {
  await client.query(CREATE_MIGRATION)
  for (const migration of await knownMigrations())
    if (names.includes(migration.name)) await applyToEmpty(client, migration)
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
    await lockMigrations(client)
    const done = await executed(client)
    const due = (await knownMigrations()).filter(({ name }) => !done.has(name))
    for (const migration of due) await applyMigration(client, migration, log)
    await migrateQueue(url, log)
    return due.map(({ name }) => name)
  } finally {
    await client.end()
  }
}
