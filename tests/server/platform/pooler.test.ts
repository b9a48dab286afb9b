import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkPooler } from '#server/platform/database/check-pooler.ts'
import { TIME_LIMITS } from '#server/platform/database/time-limits.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { heardLog } from '../../support/heard-log.ts'
import {
  hasPgBouncer,
  keepsStatements,
  type PgBouncerOptions,
  startPgBouncer,
} from '../../support/pgbouncer.ts'
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts'
import { testConfig } from '../../support/test-platform.ts'

/** Drops the settings of a connection without a word. */
const DROPS_LIMITS = [`ignore_startup_parameters = ${Object.keys(TIME_LIMITS).join(',')}`]

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

async function behind<T>(options: PgBouncerOptions, work: (url: string) => Promise<T>): Promise<T> {
  const pooler = await startPgBouncer(database.url, options)
  try {
    return await work(pooler.url)
  } finally {
    await pooler.stop()
  }
}

async function one(url: string, statement: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query({ text: statement, rowMode: 'array' })
    return rows[0]?.[0]
  } finally {
    await client.end()
  }
}

it('takes PostgreSQL itself, with or without a second address', async () => {
  await checkPooler(database.url, undefined)
  await checkPooler(database.url, database.url)
})

it('refuses two addresses of different databases', async () => {
  const other = await createTestDatabase()
  await expect(checkPooler(database.url, other.url)).rejects.toThrow('lead to different databases')
  await other.drop()
})

describe.skipIf(!hasPgBouncer)(
  'a pooler without DATABASE_DIRECT_URL (needs PgBouncer: apt install pgbouncer)',
  () => {
    it.each([
      [{ mode: 'session' }, 'refuses the time limits of the game'],
      [{ mode: 'session', lines: DROPS_LIMITS }, 'drops the time limits of the game'],
      [{ mode: 'transaction', lines: DROPS_LIMITS }, 'gives each transaction another session'],
    ] satisfies [PgBouncerOptions, string][])('is refused with the reason: %j', async (options, reason) => {
      await behind(options, (url) => expect(checkPooler(url, undefined)).rejects.toThrow(reason))
    })
  },
)

describe.skipIf(!hasPgBouncer)('DATABASE_DIRECT_URL (needs PgBouncer: apt install pgbouncer)', () => {
  it('is refused if it leads to a pooler, too', async () => {
    await behind({ mode: 'transaction' }, (url) =>
      expect(checkPooler(url, url)).rejects.toThrow('it must lead to PostgreSQL itself'),
    )
  })

  it('does not help a pooler that loses prepared statements', async () => {
    const lines = keepsStatements ? ['max_prepared_statements = 0'] : []
    await behind({ mode: 'transaction', lines }, (url) =>
      expect(checkPooler(url, database.url)).rejects.toThrow('PgBouncer needs 1.21 or newer'),
    )
  })

  it('is refused with a pooler in statement mode', async () => {
    await behind({ mode: 'statement' }, (url) =>
      expect(checkPooler(url, database.url)).rejects.toThrow('statement pooling'),
    )
  })
})

describe.skipIf(!keepsStatements)(
  'a pooler in transaction mode (needs PgBouncer 1.21: set PGBOUNCER)',
  () => {
    it('passes the time limits of the game, and a second start does not hang', async () => {
      await behind({ mode: 'transaction' }, async (url) => {
        const config = testConfig({ databaseUrl: url, databaseDirectUrl: database.url })
        const { log, said } = heardLog()
        for (let start = 0; start < 3; start += 1) await (await prepareDatabase(config, log)).stop()
        expect(said()).not.toContain('RECONNECT')
        expect(await one(url, 'SHOW lock_timeout')).toBe('5s')
        expect(await one(url, 'SHOW statement_timeout')).toBe('30s')
        expect(await one(url, 'SHOW idle_in_transaction_session_timeout')).toBe('30s')
      })
    })

    it('has the log name connections from before the limits', async () => {
      const old = await createTestDatabase()
      const pooler = await startPgBouncer(old.url, { mode: 'transaction' })
      await one(pooler.url, 'SELECT 1')
      const config = testConfig({ databaseUrl: pooler.url, databaseDirectUrl: old.url })
      const first = heardLog()
      await (await prepareDatabase(config, first.log)).stop()
      expect(first.said()).toContain('RECONNECT')
      await pooler.command('RECONNECT')
      const second = heardLog()
      await (await prepareDatabase(config, second.log)).stop()
      expect(second.said()).not.toContain('RECONNECT')
      await pooler.stop()
      await old.drop()
    })
  },
)
