import { randomInt } from 'node:crypto'
import type pg from 'pg'
import { databaseErrorCode } from './database-errors.ts'
import { onClient } from './on-client.ts'
import { TIME_LIMITS } from './time-limits.ts'

/** The way to the database does not keep what the game needs. */
export class UnsuitableDatabase extends Error {}

function onTwo<T>(
  options: pg.ClientConfig,
  work: (one: pg.Client, other: pg.Client) => Promise<T>,
): Promise<T> {
  return onClient(options, (one) => onClient(options, (other) => work(one, other)))
}

async function sessionOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  return rows[0]?.pid
}

/** A pooler that gives out its sessions in turn may hand another one to the second client at first. */
const TRIES = 3

/**
 * Whether a client keeps its session of the database between two transactions. A pooler in transaction mode gives it to another client that
 * begins one.
 */
function keepsSession(options: pg.ClientConfig): Promise<boolean> {
  return onTwo(options, async (one, other) => {
    const before = await sessionOf(one)
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      await other.query('BEGIN')
      const taken = await sessionOf(other)
      const after = await sessionOf(one)
      await other.query('ROLLBACK')
      if (before === taken || before !== after) return false
    }
    return true
  })
}

/** The error of a statement that is prepared on one session of the pooler and run on another; undefined if both know it. */
function preparedStatementFault(options: pg.ClientConfig): Promise<string | undefined> {
  return onTwo(options, async (one, other) => {
    const prepared = { name: 'donjon-start', text: 'SELECT 1 AS one' }
    try {
      await one.query(prepared)
      await other.query('BEGIN')
      await one.query(prepared)
      await other.query(prepared)
      await other.query('ROLLBACK')
      return undefined
    } catch (error) {
      if (databaseErrorCode(error) === undefined) throw error
      return error instanceof Error ? error.message : String(error)
    }
  })
}

/** Whether both lead to the same database: a lock that one holds is taken for the other. */
async function isSameDatabase(options: pg.ClientConfig, directUrl: string): Promise<boolean> {
  const key = randomInt(2 ** 47)
  return onClient({ connectionString: directUrl }, async (direct) => {
    await direct.query('SELECT pg_advisory_lock($1)', [key])
    return onClient(options, async (client) => {
      const { rows } = await client.query<{ got: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS got', [
        key,
      ])
      return rows[0]?.got === false
    })
  })
}

/** Whether a connection has the limits that it asked for; a pooler drops all of them or none. */
async function passesLimits(options: pg.ClientConfig): Promise<boolean> {
  return onClient(options, async (client) => {
    const { rows } = await client.query<{ lock: string }>(
      `SELECT current_setting('lock_timeout')::interval = $1::interval AS lock`,
      [`${TIME_LIMITS.lock_timeout}ms`],
    )
    return Boolean(rows[0]?.lock)
  })
}

const SET_DIRECT = 'Set DATABASE_DIRECT_URL to PostgreSQL itself (docs/operating/cluster.md)'

async function checkWithoutDirect(url: string): Promise<void> {
  const options = { connectionString: url, ...TIME_LIMITS }
  let keeps: boolean
  try {
    keeps = await keepsSession(options)
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes('unsupported startup parameter')) throw error
    throw new UnsuitableDatabase(
      `DATABASE_URL leads to a pooler that refuses the time limits of the game (${error.message}). ${SET_DIRECT}`,
    )
  }
  if (!keeps)
    throw new UnsuitableDatabase(
      `DATABASE_URL leads to a pooler that gives each transaction another session: live events would be lost. ${SET_DIRECT}`,
    )
  if (!(await passesLimits(options)))
    throw new UnsuitableDatabase(
      `DATABASE_URL leads to a pooler that drops the time limits of the game: a statement could run for ever. ${SET_DIRECT}`,
    )
}

async function checkWithDirect(url: string, directUrl: string): Promise<void> {
  const options = { connectionString: url }
  if (!(await keepsSession({ connectionString: directUrl })))
    throw new UnsuitableDatabase(
      'DATABASE_DIRECT_URL leads to a pooler that gives each transaction another session: it must lead to PostgreSQL itself',
    )
  if (!(await isSameDatabase(options, directUrl)))
    throw new UnsuitableDatabase('DATABASE_URL and DATABASE_DIRECT_URL lead to different databases')
  const fault = await preparedStatementFault(options)
  if (fault !== undefined)
    throw new UnsuitableDatabase(
      `DATABASE_URL leads to a pooler that does not keep prepared statements (${fault}). ` +
        'PgBouncer needs 1.21 or newer with max_prepared_statements = 1000 (docs/operating/cluster.md)',
    )
}

/** What poolers say of what they never allow. */
const NEVER_ALLOWED = /not allowed|unsupported/

/**
 * Refuses a way to the database that would lose events or limits later, with the reason. Connections of the game are as they will be: with a
 * direct address they ask for no settings.
 */
export async function checkPooler(url: string, directUrl: string | undefined): Promise<void> {
  try {
    if (directUrl === undefined) await checkWithoutDirect(url)
    else await checkWithDirect(url, directUrl)
  } catch (error) {
    if (error instanceof Error && databaseErrorCode(error) === '08P01' && NEVER_ALLOWED.test(error.message))
      throw new UnsuitableDatabase(`DATABASE_URL leads to a pooler that does not fit: ${error.message}`)
    throw error
  }
}
