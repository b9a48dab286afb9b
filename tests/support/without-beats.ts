import type { TestServer } from './server.ts'

/**
 * Runs `work` while no process on the server's database can save its presence. Its beat, which also closes the tabs of
 * ended sessions, stands still: what happens meanwhile came by an event.
 */
export async function withoutBeats<T>(server: TestServer, work: () => Promise<T>): Promise<T> {
  const client = await server.platform.database.pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('LOCK TABLE presence IN EXCLUSIVE MODE')
    return await work()
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}
