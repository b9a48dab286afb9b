import pg from 'pg'
import type { Platform } from '../platform.ts'
import { warnOfRetried } from '../summed-log.ts'
import { rowTypes } from './row-types.ts'

/** How long the connection stays open without a question, ms. */
const IDLE_MS = 1000

export type OwnConnectionOptions = {
  /** Shown in pg_stat_activity. */
  readonly name: string
  /** A question to a database that hangs fails after this time, and closes the connection. */
  readonly timeoutMs: number
}

/**
 * A platform whose pool is a single connection, opened when it is needed. Its questions take none from players, and calls
 * that use up all of theirs do not look like a database that is away.
 */
export function onConnectionOfItsOwn(
  platform: Platform,
  { name, timeoutMs }: OwnConnectionOptions,
): Platform {
  const pool = new pg.Pool({
    connectionString: platform.database.url,
    max: 1,
    application_name: name,
    types: rowTypes,
    pipeline: platform.config.databasePipeline,
    connectionTimeoutMillis: timeoutMs,
    // A pooler refuses it.
    statement_timeout: platform.database.isPooled ? undefined : timeoutMs,
    // The database may be out of reach without a word. Then its own timeout is of no use.
    query_timeout: timeoutMs,
    // Nobody closes the pool: between two questions it has no connection.
    idleTimeoutMillis: IDLE_MS,
    allowExitOnIdle: true,
  })
  // The next question opens another connection. Without a listener the error event would end the process.
  const lost = (error: Error) => warnOfRetried(platform.log, 'database connection lost', error)
  pool.on('error', lost)
  pool.on('connect', (client) => client.on('error', lost))
  return { ...platform, database: { ...platform.database, pool } }
}
