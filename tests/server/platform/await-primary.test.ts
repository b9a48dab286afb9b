import { once } from 'node:events'
import { createServer, connect as openSocket, type Server } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { awaitPrimary, isWorthWaitingFor } from '#server/platform/database/await-primary.ts'
import { isDatabaseAway } from '#server/platform/database/database-errors.ts'
import { freePort } from '#server/platform/database/embedded/postmaster.ts'
import { lockMigrations, migrateDatabase } from '#server/platform/database/migrate.ts'
import { heardLog } from '../../support/heard-log.ts'
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

async function onDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The same database at another port, which nobody listens to until `open`. */
async function hiddenDatabase() {
  const { hostname, port } = new URL(database.url)
  const hidden = new URL(database.url)
  hidden.port = String(await freePort())
  const proxy: Server = createServer((client) => {
    const upstream = openSocket(Number(port), hostname)
    client.on('error', () => upstream.destroy())
    upstream.on('error', () => client.destroy())
    client.pipe(upstream).pipe(client)
  })
  return {
    url: hidden.href,
    open: async () => {
      proxy.listen(Number(hidden.port), '127.0.0.1')
      await once(proxy, 'listening')
    },
    close: () => proxy.close(),
  }
}

it('waits for a database that is away, and says for which and why', async () => {
  const hidden = await hiddenDatabase()
  const { log, said } = heardLog()
  const waiting = awaitPrimary(hidden.url, log)
  await expect.poll(said).toContain('the start waits for the database')
  expect(said()).toContain('ECONNREFUSED')
  expect(said()).toContain(new URL(hidden.url).host)
  expect(said()).not.toContain(new URL(hidden.url).password)
  await hidden.open()
  await waiting
  hidden.close()
})

it('waits for the primary while only a standby answers', async () => {
  const name = new URL(database.url).pathname.slice(1)
  const readOnly = (value: string) =>
    onDatabase(async (client) => {
      await client.query('SET default_transaction_read_only = off')
      await client.query(`ALTER DATABASE ${name} SET default_transaction_read_only = ${value}`)
    })
  await readOnly('on')
  const { log, said } = heardLog()
  const waiting = awaitPrimary(database.url, log)
  await expect.poll(said).toContain('a standby, not the primary')
  await readOnly('off')
  await waiting
})

it.each(['EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', 'ECONNRESET'])(
  'takes %s for a database that is away',
  (code) => {
    expect(isDatabaseAway(Object.assign(new Error(`connect ${code}`), { code }))).toBe(true)
  },
)

it.each(['timeout expired', 'Query read timeout'])('waits for a database that is silent (%s)', (message) => {
  expect(isWorthWaitingFor(new Error(message))).toBe(true)
})

it('stops waiting when the start is stopped', async () => {
  const hidden = await hiddenDatabase()
  const stopping = new AbortController()
  const { log, said } = heardLog()
  const waiting = awaitPrimary(hidden.url, log, stopping.signal)
  await expect.poll(said).toContain('the start waits')
  stopping.abort()
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
})

it.each([
  ['a wrong password', (url: URL) => Object.assign(url, { password: 'wrong' })],
  ['no such database', (url: URL) => Object.assign(url, { pathname: '/nowhere' })],
])('does not wait for %s', async (_, change) => {
  const { log, said } = heardLog()
  await expect(awaitPrimary(change(new URL(database.url)).href, log)).rejects.toThrow(
    /password authentication failed|does not exist/,
  )
  expect(said()).toBe('')
})

it('refuses the database of a later version, and changes nothing', async () => {
  await onDatabase(async (client) => {
    const { log } = heardLog()
    await client.query("INSERT INTO migration (name) VALUES ('0999-future')")
    await client.query("DELETE FROM migration WHERE name LIKE '0097-%'")
    await expect(migrateDatabase(database.url, log)).rejects.toThrow(
      /later version of the game \(0999-future\): start that version, or restore the backup/,
    )
    const { rows } = await client.query("SELECT name FROM migration WHERE name LIKE '0097-%'")
    expect(rows).toEqual([])
    await client.query("DELETE FROM migration WHERE name = '0999-future'")
  })
})

it('says who holds the lock of migrations, and stops waiting for it', async () => {
  await onDatabase(async (holder) => {
    await holder.query("SET application_name = 'somebody'")
    await lockMigrations(holder, heardLog().log)
    await onDatabase(async (waiter) => {
      const { log, said } = heardLog()
      const stopping = new AbortController()
      const waiting = lockMigrations(waiter, log, { signal: stopping.signal, sayEveryMs: 0 })
      await expect.poll(said).toContain('"application":"somebody"')
      stopping.abort()
      await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
    })
  })
})
