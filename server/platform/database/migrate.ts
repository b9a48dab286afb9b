import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { runMigrations as migrateQueue } from 'graphile-worker'
import pg from 'pg'
import { Umzug, type UmzugStorage } from 'umzug'
import type { Log } from '../log.ts'
import { queueLog } from '../mail/queue-log.ts'

const folder = path.resolve(import.meta.dirname, '..', '..', 'migrations')

/** Names of the migrations that have run, in a table of their own. */
function storageIn(client: pg.Client): UmzugStorage {
  return {
    executed: async () => {
      await client.query(`CREATE TABLE IF NOT EXISTS migration (
      name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`)
      const { rows } = await client.query<{ name: string }>('SELECT name FROM migration ORDER BY name')
      return rows.map((row) => row.name)
    },
    // Written by `apply` in the migration's own transaction: both are there, or neither.
    logMigration: async () => undefined,
    unlogMigration: async () => undefined,
  }
}

async function apply(client: pg.Client, name: string, file: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  await client.query('BEGIN')
  try {
    // Rather fail than queue all traffic behind a lock that is not to be had.
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
 * Brings the database up to date: our migrations (server/migrations/*.sql, in order of their names), then the mail
 * queue's. Any number of servers may do so at once: one works, the others wait for it. Returns the names applied.
 */
export async function migrateDatabase(url: string, log: Log): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'donjon migrations' })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock(777001, 2)')
    const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
    const umzug = new Umzug({
      migrations: files.map((file) => ({
        name: path.basename(file, '.sql'),
        up: () => apply(client, path.basename(file, '.sql'), path.join(folder, file)),
      })),
      storage: storageIn(client),
      logger: undefined,
    })
    const applied = await umzug.up()
    await migrateQueue({ connectionString: url, logger: queueLog(log) })
    return applied.map((migration) => migration.name)
  } finally {
    await client.end()
  }
}
