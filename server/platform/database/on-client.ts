import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

/** A database that does not answer within this time counts as away, ms. A pooler may hold a login while its server is away. */
const ANSWER_TIMEOUT_MS = 5000
/** How long the end of a connection may take on a database that has become silent, ms. */
const END_TIMEOUT_MS = 100

/** Runs `work` on a connection of its own, as a start needs before there is a pool. Rejects if the database is silent. */
export async function onClient<T>(
  options: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    application_name: 'donjon start',
    connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
    ...options,
  })
  // A lost connection rejects the running statement; without a listener the event would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await Promise.race([client.end().catch(() => undefined), delay(END_TIMEOUT_MS)])
  }
}
