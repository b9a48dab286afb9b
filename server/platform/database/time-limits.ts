import pg from 'pg'
import type { Log } from '../log.ts'
import { onClient } from './on-client.ts'

/** How long the database lets a statement of a call run, wait for a lock, and rest within a transaction. */
export const TIME_LIMITS = {
  idle_in_transaction_session_timeout: 30_000,
  statement_timeout: 30_000,
  lock_timeout: 5_000,
} as const

/** Startup options of a connection that has none of these limits, whatever its role has: a migration may take long. */
export const WITHOUT_LIMITS = Object.keys(TIME_LIMITS)
  .map((name) => `-c ${name}=0`)
  .join(' ')

/** Sequelize escapes strings as this setting requires, and an operator's database may have another default. */
const STRINGS = { standard_conforming_strings: 'on' }

/** In the form in which PostgreSQL takes them. */
const WANTED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(TIME_LIMITS).map(([name, ms]) => [name, `${ms}ms`])),
  ...STRINGS,
}

/** Settings of this connection that are not as wanted. */
async function differing(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT name FROM unnest($1::text[], $2::text[]) AS wanted (name, value)
     WHERE CASE WHEN value LIKE '%ms' THEN current_setting(name)::interval <> value::interval
       ELSE current_setting(name) <> value END`,
    [Object.keys(WANTED), Object.values(WANTED)],
  )
  return rows.map(({ name }) => name)
}

/** Makes the limits those of the game's role in this database. */
async function setForRole(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ database: string }>('SELECT current_database() AS database')
  const database = pg.escapeIdentifier(rows[0]?.database ?? '')
  for (const [name, value] of Object.entries(WANTED))
    await client.query(
      `ALTER ROLE CURRENT_USER IN DATABASE ${database} SET ${name} = ${pg.escapeLiteral(value)}`,
    )
}

/**
 * Makes the limits those of the game's role. A pooler passes no settings on from the game to the database: they would be those of the
 * next client, too. Call it before the pooler opens connections.
 */
export async function limitRole(directUrl: string): Promise<void> {
  await onClient({ connectionString: directUrl }, async (client) => {
    // Two servers that start together would change the same row. The end of the connection frees the lock.
    await client.query('SELECT pg_advisory_lock(777001, 4)')
    if ((await differing(client)).length > 0) await setForRole(client)
  })
}

/** Warns of connections that the pooler opened before the role had its limits. */
export async function warnOfMissingLimits(url: string, log: Log): Promise<void> {
  const missing = await onClient({ connectionString: url }, differing)
  if (missing.length === 0) return
  log.warn(
    { missing },
    'the pooler has connections without the time limits of the game: close them by RECONNECT in its console',
  )
}
