import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { rowTypes } from '../database/row-types.ts'

/** A standby that does not take a connection within this time counts as away, ms. */
const CONNECT_TIMEOUT_MS = 1000
/** The same for the question how far it is, ms. */
const CHECK_TIMEOUT_MS = 1000
/** A read that takes longer fails there, ms. */
const READ_TIMEOUT_MS = 10_000

/** PostgreSQL refuses each write of these connections, also where the address leads to a primary by mistake. */
const OPTIONS = [
  '-c default_transaction_read_only=on',
  `-c statement_timeout=${READ_TIMEOUT_MS}`,
  '-c standard_conforming_strings=on',
].join(' ')

/** The address with our startup options after those that it has: what the address says overrides what the pool says. */
function withOptions(text: string): string {
  const url = new URL(text)
  url.searchParams.set('options', [url.searchParams.get('options') ?? '', OPTIONS].join(' ').trim())
  return url.href
}

export type StandbyPoolOptions = {
  readonly url: string
  readonly size: number
  readonly pipeline: boolean
  readonly onLost: (error: Error) => void
}

/** Connections to standbys. A proxy may lead each to another one. They cannot write. */
export function openStandbyPool({ url, size, pipeline, onLost }: StandbyPoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: withOptions(url),
    max: size,
    application_name: 'donjon reads',
    types: rowTypes,
    pipeline,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    // A standby may be out of reach without a word. Then its own timeout is of no use.
    query_timeout: READ_TIMEOUT_MS,
    maxLifetimeSeconds: 600,
    allowExitOnIdle: true,
  })
  // Without a listener the error event would end the process.
  pool.on('error', onLost)
  pool.on('connect', (client) => client.on('error', onLost))
  return pool
}

/** The answer, if it comes within that time. */
async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  const answered = new AbortController()
  const tooLate = delay(ms, undefined, { signal: answered.signal }).then(() => {
    throw new Error('timeout exceeded when asking a standby')
  })
  try {
    return await Promise.race([answer, tooLate])
  } finally {
    answered.abort()
    tooLate.catch(() => undefined)
  }
}

/** How far the standby of this connection has replayed the log. Undefined: it is no standby. */
export async function replayedBy(client: pg.PoolClient): Promise<bigint | undefined> {
  const { rows } = await within(
    CHECK_TIMEOUT_MS,
    client.query<{ replayed: string | null }>({
      name: 'replayed',
      text: `SELECT CASE WHEN pg_is_in_recovery() THEN (pg_last_wal_replay_lsn() - '0/0')::text END AS replayed`,
    }),
  )
  const replayed = rows[0]?.replayed ?? null
  return replayed === null ? undefined : BigInt(replayed)
}
