import pg from 'pg'
import type { Log } from '../log.ts'
import { warnOfRetried } from '../summed-log.ts'

/**
 * Connections for the mail queue. A lost one is logged. The queue would open a pool of its own, but it takes its listeners away before
 * it closes the pool: a connection that is cut at that moment would end the process. `options` are those of a connection's start.
 */
export function openQueuePool(url: string, log: Log, options?: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 4, application_name: 'donjon mail', options })
  const lost = (error: Error) => warnOfRetried(log, 'the mail queue lost a connection', error)
  pool.on('error', lost)
  pool.on('connect', (client) => client.on('error', lost))
  return pool
}
