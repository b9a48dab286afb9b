import { createAdapter } from '@socket.io/postgres-adapter'
import pg from 'pg'
import type { Log } from '../log.ts'

export type Spreading = {
  /** For `io.adapter`. */
  readonly adapter: ReturnType<typeof createAdapter>
  close(): Promise<void>
}

/** Listens on a connection of its own; only one at a time, whatever the adapter asks for. */
function createEar(url: string, log: Log, onReturn: () => void) {
  /** Something may have been said that we did not hear: since the first try to listen, which may fail. */
  let wasDeaf = false
  let present: pg.Client | undefined
  let isClosed = false
  const leave = async (): Promise<void> => {
    // The adapter takes an end for a loss, and would come back.
    present?.removeAllListeners('end')
    await present?.end().catch(() => undefined)
    present = undefined
  }
  const connect = async () => {
    // Never answered: the adapter would try again for ever.
    if (isClosed) return new Promise<never>(() => undefined)
    const client = new pg.Client({
      connectionString: url,
      application_name: 'donjon live',
      connectionTimeoutMillis: 5000,
      keepAlive: true,
    })
    client.on('error', (error) => log.warn({ err: error }, 'live events pause'))
    await client.connect().catch((error: unknown) => {
      wasDeaf = true
      throw error
    })
    await leave()
    present = client
    // Behind the adapter's LISTEN, which goes out before the next turn.
    if (wasDeaf) setImmediate(() => client.query('SELECT').then(onReturn, () => undefined))
    wasDeaf = true
    return Object.assign(client, { release: () => void leave() })
  }
  const close = async (): Promise<void> => {
    isClosed = true
    await leave()
  }
  return { connect, close }
}

/**
 * Events reach tabs on other processes through PostgreSQL. The adapter never gives a lost connection back to its pool:
 * after a restart of the database nothing would be left to speak by, and events would wait for ever, those to our own
 * tabs included. So it hears and speaks by connections that we look after. `onReturn` is called when we
 * hear after a while of deafness: what was said meanwhile is lost.
 */
export function spreadEvents(url: string, log: Log, onReturn: () => void): Spreading {
  // One connection: events leave in the order in which they were sent. None waits long for a database that is away.
  const mouth = new pg.Pool({
    connectionString: url,
    application_name: 'donjon live',
    max: 1,
    connectionTimeoutMillis: 2000,
    query_timeout: 5000,
  })
  mouth.on('error', (error) => log.warn({ err: error }, 'the connection for live events was lost'))
  mouth.on('connect', (client) => client.on('error', () => undefined))
  const ear = createEar(url, log, onReturn)
  const pool = Object.assign(new pg.Pool({ max: 1 }), {
    connect: ear.connect,
    query: mouth.query.bind(mouth),
  })
  const errorHandler = (error: Error) => log.warn({ err: error }, 'live events did not pass')
  return {
    adapter: createAdapter(pool, { errorHandler }),
    close: async () => {
      await ear.close()
      await mouth.end()
    },
  }
}
