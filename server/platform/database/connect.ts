import pg from 'pg'
import { Sequelize } from 'sequelize'
import type { Log } from '../log.ts'
import { warnOfRetried } from '../summed-log.ts'
import { shareConnections } from './ambient-sequelize.ts'
import { rowTypes } from './row-types.ts'
import { TIME_LIMITS } from './time-limits.ts'

/** How the connection that listens for live events is named in pg_stat_activity. */
export const LISTENER_NAME = 'donjon live'

/** One pool of connections, used by `sql` directly and by Sequelize's models. */
export type Database = {
  readonly url: string
  /** The address for what needs a session of its own: to listen, to hold a lock between transactions. */
  readonly directUrl: string
  /** Whether `url` leads to a pooler, which passes no settings on: the role has the time limits (`limitRole`). */
  readonly isPooled: boolean
  readonly pool: pg.Pool
  readonly sequelize: Sequelize
  close(): Promise<void>
}

export type ConnectOptions = {
  readonly url: string
  /** Past the pooler to which `url` leads; undefined: there is none. */
  readonly directUrl?: string
  /** Maximum number of connections. */
  readonly size: number
  /** Statements are sent without waiting for the previous answer: BEGIN and the first lock cost one round trip. */
  readonly pipeline: boolean
  readonly log: Log
  /** Shown in pg_stat_activity. */
  readonly name?: string
}

/** Opens the pool. It connects with the first statement. */
export function connectDatabase(options: ConnectOptions): Database {
  const isPooled = options.directUrl !== undefined
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.size,
    application_name: options.name ?? 'donjon',
    types: rowTypes,
    pipeline: options.pipeline,
    connectionTimeoutMillis: 10_000,
    ...(isPooled ? {} : TIME_LIMITS),
    maxLifetimeSeconds: 600,
  })
  // The pool replaces a broken connection, and a running statement rejects. Without a listener the error event
  // would end the process.
  const lost = (error: Error) => warnOfRetried(options.log, 'database connection lost', error)
  pool.on('error', lost)
  pool.on('connect', (client) => {
    client.on('error', lost)
    if (isPooled) return
    // Sequelize escapes strings as this setting requires, and an operator's database may have another default.
    // Not awaited: it is sent before the first statement.
    client.query('SET standard_conforming_strings = on').catch(lost)
  })
  const sequelize = new Sequelize(options.url, {
    dialect: 'postgres',
    dialectModule: pg,
    logging: false,
    define: { timestamps: false, underscored: true, freezeTableName: true },
  })
  shareConnections(sequelize, pool)
  return {
    url: options.url,
    directUrl: options.directUrl ?? options.url,
    isPooled,
    pool,
    sequelize,
    close: () => pool.end(),
  }
}
