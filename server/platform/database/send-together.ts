import type pg from 'pg'

const gathering = new WeakSet<pg.PoolClient>()

/**
 * Buffers writes to the connection until this turn of the event loop ends: consecutive statements then cost one
 * system call and wake the database once. Call it before sending.
 */
export function sendTogether(client: pg.PoolClient): void {
  if (gathering.has(client)) return
  const { stream } = client.connection
  gathering.add(client)
  stream.cork()
  process.nextTick(() => {
    gathering.delete(client)
    stream.uncork()
  })
}
