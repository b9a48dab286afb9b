import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { installPlatform, withPlatform } from '#server/platform/ambient.ts'
import { isDatabaseAway } from '#server/platform/database/database-errors.ts'
import { onConnectionOfItsOwn } from '#server/platform/database/own-connection.ts'
import type { Log } from '#server/platform/log.ts'
import { createPlatform, type Platform } from '#server/platform/platform.ts'
import { onOneConnection, sql } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { silentLog } from '../../support/silent-log.ts'
import { openTestPlatform, type TestPlatform, testConfig } from '../../support/test-platform.ts'

let test: TestPlatform
beforeAll(async () => {
  test = await openTestPlatform()
})
afterAll(() => test.close())

function one(): Promise<unknown[]> {
  return sql`SELECT 1 AS one`
}

/** Work that has a connection, and then asks for another one. */
const GREEDY: readonly (readonly [string, (platform: Platform) => Promise<unknown>])[] = [
  ['a statement outside of its transaction', (platform) => inTransaction(() => withPlatform(platform, one))],
  ['a transaction of a read', () => onOneConnection(() => inTransaction(one))],
  [
    'a model outside of its transaction',
    (platform) =>
      inTransaction(() => withPlatform(platform, () => platform.database.sequelize.query('SELECT 1'))),
  ],
]

describe('work that has a connection takes no second one:', () => {
  it.each(GREEDY)('%s', async (_, work) => {
    await expect(work(test.platform)).rejects.toThrow('takes a second connection')
  })

  it('but the connection of another pool is not a second one', async () => {
    const own = onConnectionOfItsOwn(test.platform, { name: 'test', timeoutMs: 30_000 })
    expect(await inTransaction(() => withPlatform(own, one))).toEqual([{ one: 1 }])
  })

  it('in production it is logged, and the wait for a full pool ends as a database that is away', async () => {
    const errors: unknown[] = []
    const log: Log = Object.assign(Object.create(silentLog), {
      error: (facts: unknown) => errors.push(facts),
    })
    const production = createPlatform(testConfig({ mode: 'production', databasePool: 2 }), {
      databaseUrl: test.platform.database.url,
      log,
    })
    const outcomes = await withPlatform(production, () =>
      Promise.allSettled(
        Array.from({ length: 2 }, () =>
          inTransaction(async () => {
            await one()
            return withPlatform(production, one)
          }),
        ),
      ),
    )
    const free = await withPlatform(production, () => inTransaction(() => withPlatform(production, one)))
    await production.close()
    installPlatform(test.platform)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(isDatabaseAway(outcome.reason)).toBe(true)
    expect(outcomes.map(({ status }) => status)).toContain('rejected')
    expect(free).toEqual([{ one: 1 }])
    expect(errors).toHaveLength(3)
  })
})
