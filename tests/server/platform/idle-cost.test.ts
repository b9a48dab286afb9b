import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { expect, it, vi } from 'vitest'
import { prepareDatabase } from '#server/prepare-database.ts'
import { startTestServer } from '../../support/server.ts'
import { silentLog } from '../../support/silent-log.ts'
import { createTestDatabase } from '../../support/test-database.ts'
import { testConfig } from '../../support/test-platform.ts'

/** The first runs of the world's timers are over by then, ms. */
const SETTLING_MS = 45_000
const WATCHED_SECONDS = 60
/** About five. With 80 processes, a database that nobody plays on would otherwise be busy with them. */
const STATEMENTS_A_SECOND_MAX = 5

function textOf(query: unknown): string {
  const text: unknown = typeof query === 'string' ? query : Reflect.get(Object(query), 'text')
  return String(text).trim().replace(/\s+/g, ' ').slice(0, 100)
}

it('asks the database less than five times a second while nobody plays', async () => {
  const database = await createTestDatabase()
  await (await prepareDatabase(testConfig({ databaseUrl: database.url }), silentLog)).stop()
  const server = await startTestServer({ timers: true, databaseUrl: database.url })
  await delay(SETTLING_MS)
  const sent = new Map<string, number>()
  const { query } = pg.Client.prototype
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...rest: unknown[]) {
    const text = textOf(rest[0])
    sent.set(text, (sent.get(text) ?? 0) + 1)
    return Reflect.apply(query, this, rest)
  })
  await delay(WATCHED_SECONDS * 1000)
  vi.restoreAllMocks()
  const statements = [...sent.values()].reduce((sum, count) => sum + count, 0)
  const most = [...sent].toSorted((a, b) => b[1] - a[1]).slice(0, 10)
  expect(statements / WATCHED_SECONDS, JSON.stringify(most)).toBeLessThanOrEqual(STATEMENTS_A_SECOND_MAX)
  expect(sent.size).toBeGreaterThan(5)
  await server.close()
  await database.drop()
})
