import { createAdapter } from '@socket.io/postgres-adapter'
import pg from 'pg'
import type { Log } from '../log.ts'

export type Spreading = {
  /** For `io.adapter`. */
  readonly adapter: ReturnType<typeof createAdapter>
  close(): Promise<void>
}

/** Listens on a connection of its own. There is only one at a time, however often the adapter connects. */
function createListener(url: string, log: Log, onReturn: () => void) {
  /** Events may be missed from the first attempt to listen on, since that attempt may fail. */
  let hasGap = false
  let present: pg.Client | undefined
  let isClosed = false
  const leave = async (): Promise<void> => {
    // The adapter would treat the end as a loss and reconnect.
    present?.removeAllListeners('end')
    await present?.end().catch(() => undefined)
    present = undefined
  }
  const connect = async () => {
    // Never resolves: after a rejection the adapter would retry for ever.
    if (isClosed) return new Promise<never>(() => undefined)
    const client = new pg.Client({
      connectionString: url,
      application_name: 'donjon live',
      connectionTimeoutMillis: 5000,
      keepAlive: true,
    })
    client.on('error', (error) => log.warn({ err: error }, 'live events are interrupted'))
    await client.connect().catch((error: unknown) => {
      hasGap = true
      throw error
    })
    await leave()
    present = client
    // Runs after the adapter's LISTEN, which is sent in this turn of the event loop.
    if (hasGap) setImmediate(() => client.query('SELECT').then(onReturn, () => undefined))
    hasGap = true
    return Object.assign(client, { release: () => void leave() })
  }
  const close = async (): Promise<void> => {
    isClosed = true
    await leave()
  }
  return { connect, close }
}

/**
 * Distributes events to the tabs of other processes through PostgreSQL. The adapter never returns a lost connection
 * to its pool: after a restart of the database the pool would be empty, and all events would wait for ever, even
 * those to our own tabs. So listening and sending use connections that we manage. `onReturn` is called when listening
 * resumes after a gap: the events in between are lost.
 */
export function spreadEvents(url: string, log: Log, onReturn: () => void): Spreading {
  // One connection keeps events in order. The timeouts limit the wait while the database is away.
  const sender = new pg.Pool({
    connectionString: url,
    application_name: 'donjon live',
    max: 1,
    connectionTimeoutMillis: 2000,
    query_timeout: 5000,
  })
  sender.on('error', (error) => log.warn({ err: error }, 'the connection for live events was lost'))
  sender.on('connect', (client) => client.on('error', () => undefined))
  const listener = createListener(url, log, onReturn)
  const pool = Object.assign(new pg.Pool({ max: 1 }), {
    connect: listener.connect,
    query: sender.query.bind(sender),
  })
  const errorHandler = (error: Error) =>
    log.warn({ err: error }, 'live events were not delivered to other processes')
  return {
    adapter: createAdapter(pool, { errorHandler }),
    close: async () => {
      await listener.close()
      await sender.end()
    },
  }
}
