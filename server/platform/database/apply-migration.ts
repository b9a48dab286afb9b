import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import type { Log } from '../log.ts'
import { databaseErrorCode } from './database-errors.ts'

export type Migration = {
  readonly name: string
  /** Its SQL. */
  readonly text: string
}

/** How a migration waits for locks that calls of running servers hold. */
export type LockWait = {
  /** A waiting migration makes everybody behind it wait, so it gives up after this time (ms). */
  readonly lockTimeoutMs: number
  /** Time for the others between two tries (ms). */
  readonly pauseMs: number
  readonly tries: number
}

/** About two minutes in all. Longer than PostgreSQL waits (`deadlock_timeout`, a second) before it ends an autovacuum that is in the way. */
const LOCK_WAIT: LockWait = { lockTimeoutMs: 1500, pauseMs: 2000, tries: 40 }

/** lock_not_available and deadlock_detected. */
const LOCK_REFUSED = ['55P03', '40P01']

/** The first line of a migration that builds indexes while others write: each statement runs by itself. */
const OUTSIDE_MARK = '-- Outside of a transaction'

function isOutside({ text }: Migration): boolean {
  return text.startsWith(OUTSIDE_MARK)
}

/** The statements of a migration that runs outside of a transaction. They contain no semicolons. */
function statementsOf({ text }: Migration): string[] {
  const bare = text.replace(/--.*$/gm, '')
  return bare
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}

function note(client: pg.Client, { name }: Migration) {
  return client.query('INSERT INTO migration (name) VALUES ($1)', [name])
}

async function applyInTransaction(
  client: pg.Client,
  migration: Migration,
  lockTimeoutMs: number,
): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(`SET LOCAL lock_timeout = ${lockTimeoutMs}`)
    await client.query(migration.text)
    await note(client, migration)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

/** These statements hold nobody up, so they may wait. After an interruption they start again from the first. */
async function applyOutside(client: pg.Client, migration: Migration): Promise<void> {
  for (const statement of statementsOf(migration)) await client.query(statement)
  await note(client, migration)
}

/**
 * Applies a migration and notes its name: both, or neither. Gives up and tries again, while calls of running servers go
 * on, as long as it does not get its locks. Rejects when that never succeeds.
 */
export async function applyMigration(
  client: pg.Client,
  migration: Migration,
  log: Log,
  { lockTimeoutMs, pauseMs, tries }: LockWait = LOCK_WAIT,
): Promise<void> {
  if (isOutside(migration)) return applyOutside(client, migration)
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await applyInTransaction(client, migration, lockTimeoutMs)
    } catch (error) {
      if (left === 0 || !LOCK_REFUSED.includes(databaseErrorCode(error) ?? '')) throw error
      log.warn({ migration: migration.name, left }, 'a migration did not get its lock and tries again')
      await delay(pauseMs)
    }
  }
}

/**
 * Applies a migration in the surrounding transaction of an empty database, where building an index holds nobody up.
 */
export async function applyToEmpty(client: pg.Client, migration: Migration): Promise<void> {
  await client.query(isOutside(migration) ? migration.text.replaceAll(' CONCURRENTLY', '') : migration.text)
}
