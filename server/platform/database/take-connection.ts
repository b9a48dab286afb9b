import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { currentPlatform, type HeldConnection, holdsConnectionOf } from '../ambient.ts'

/** How long work that already has a connection waits for a second one in production, ms. */
const SECOND_WAIT_MS = 500

/** A connection within that time. One that comes later goes back to the pool. */
async function connectSoon(pool: pg.Pool): Promise<pg.PoolClient> {
  const connecting = pool.connect()
  const client = await Promise.race([connecting, delay(SECOND_WAIT_MS, undefined)])
  if (client) return client
  connecting.then(
    (late) => late.release(),
    () => undefined,
  )
  throw new Error('timeout exceeded when trying to connect for the second time')
}

/**
 * Takes a connection from the pool for a piece of work. Give it back with `giveBack`.
 *
 * Work that has one already must not take a second: once every connection is held by somebody who waits for another,
 * nothing goes on. It throws, and in production it logs an error and waits a moment only.
 */
export async function takeConnection(pool: pg.Pool): Promise<HeldConnection> {
  if (!holdsConnectionOf(pool)) return { pool, client: await pool.connect(), isHeld: true }
  const error = new Error('This work takes a second connection while it holds one')
  const { config, log } = currentPlatform()
  if (config.mode !== 'production') throw error
  log.error({ err: error }, 'a second connection was taken')
  return { pool, client: await connectSoon(pool), isHeld: true }
}

/** Returns a connection to its pool, which closes it if it is `broken`. */
export function giveBack(connection: HeldConnection, broken = false): void {
  connection.isHeld = false
  connection.client.release(broken)
}
