import { createAdapter } from '@socket.io/postgres-adapter'
import pg from 'pg'
import { LISTENER_NAME } from '../database/connect.ts'
import type { Log } from '../log.ts'
import { warnOfRetried } from '../summed-log.ts'
import { createNotifier } from './notify-others.ts'
import type { Spreading } from './spreading.ts'

/** The database may accept a connection and then be silent, as a pooler does while its server is away. */
const ANSWER_TIMEOUT_MS = 5000

/**
 * Listens on a connection of its own. The adapter asks for the next one when its LISTEN fails and once more when the
 * connection ends. Only one request at a time is served, so that a loss leads to one attempt after the other, and to one
 * connection in the end.
 */
function createListener(url: string, log: Log, onReturn: () => void) {
  /** The connection that listens or is about to. */
  let present: pg.Client | undefined
  let isClosed = false
  /** At once: the other side may be silent. */
  const leave = (client: pg.Client): void => {
    if (present === client) present = undefined
    client.connection.stream.destroy()
  }
  const open = async (): Promise<pg.Client> => {
    const client = new pg.Client({
      connectionString: url,
      application_name: LISTENER_NAME,
      connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
      query_timeout: ANSWER_TIMEOUT_MS,
      keepAlive: true,
    })
    present = client
    client.on('error', (error) => warnOfRetried(log, 'live events are interrupted', error))
    client.once('end', () => {
      if (present === client) present = undefined
    })
    try {
      await client.connect()
      // Accepting a connection proves nothing: it may be cut at the first statement.
      await client.query('SELECT')
    } catch (error) {
      leave(client)
      throw error
    }
    return client
  }
  const connect = async () => {
    // Never resolves: after a rejection the adapter would retry for ever.
    if (isClosed || present) return new Promise<never>(() => undefined)
    const client = await open()
    // Runs after the adapter's LISTEN, which is sent in this turn of the event loop.
    setImmediate(() => client.query('SELECT').then(onReturn, () => undefined))
    const listen = client.query.bind(client) as (text: string) => Promise<unknown>
    return Object.assign(client, {
      release: () => leave(client),
      // A connection that does not answer is closed, or it would keep its place without listening.
      query: (text: string) =>
        listen(text).catch((error: unknown) => {
          leave(client)
          throw error
        }),
    })
  }
  const close = async (): Promise<void> => {
    isClosed = true
    if (!present) return
    // The adapter would treat the end as a loss and reconnect.
    present.removeAllListeners('end')
    await present.end().catch(() => undefined)
  }
  return { connect, close }
}

/** The adapter's statement, with a channel and a payload. */
const ADAPTER_NOTIFY = 'SELECT pg_notify($1, $2)'

export type SpreadOptions = {
  readonly url: string
  /** The address for listening, past a pooler. */
  readonly directUrl: string
  /** Of this process, in `presence`. */
  readonly processId: string
  readonly log: Log
  /** Called whenever listening begins: earlier events are lost. */
  readonly onReturn: () => void
  /** Saves that a player may have a tab here. */
  readonly expectTab: Spreading['expectTab']
}

/**
 * Distributes events to the tabs of other processes through PostgreSQL. The adapter never returns a lost connection
 * to its pool: after a restart of the database the pool would be empty, and all events would wait for ever, even
 * those to our own tabs. So listening, which needs a session, and sending use connections that we manage. The adapter waits until a message is sent before it
 * writes to the tabs of this process, so sending returns at once.
 */
export function spreadEvents({
  url,
  directUrl,
  processId,
  log,
  onReturn,
  expectTab,
}: SpreadOptions): Spreading {
  // One connection keeps events in order. The timeouts limit the wait while the database is away.
  const sender = new pg.Pool({
    connectionString: url,
    application_name: 'donjon live sender',
    max: 1,
    connectionTimeoutMillis: 2000,
    query_timeout: 5000,
  })
  sender.on('error', (error) => warnOfRetried(log, 'the connection for live events was lost', error))
  sender.on('connect', (client) => client.on('error', () => undefined))
  const query = (text: string, values?: unknown[]) => sender.query(text, values)
  const notifier = createNotifier(query, processId, log)
  const listener = createListener(directUrl, log, onReturn)
  const pool = Object.assign(new pg.Pool({ max: 1 }), {
    connect: listener.connect,
    query: async (text: string, values: unknown[] = []) => {
      const [channel, payload] = values
      if (text !== ADAPTER_NOTIFY || typeof channel !== 'string' || typeof payload !== 'string')
        return query(text, values)
      notifier.notify(channel, payload)
      return undefined
    },
  })
  const errorHandler = (error: Error) =>
    warnOfRetried(log, 'live events were not delivered to other processes', error)
  return {
    adapter: createAdapter(pool, { errorHandler }),
    expectTab,
    close: async () => {
      await listener.close()
      await notifier.close()
      await sender.end()
    },
  }
}
