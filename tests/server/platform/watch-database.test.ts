import { afterEach, beforeEach, expect, it } from 'vitest'
import { watchDatabase } from '#server/platform/database/watch-database.ts'
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts'
import { createMetrics } from '#server/platform/metrics/metrics.ts'
import { sql } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { openTestPlatform, type TestPlatform } from '../../support/test-platform.ts'

let test: TestPlatform
beforeEach(async () => {
  test = await openTestPlatform({ config: { databasePool: 1 } })
})
afterEach(() => test.close())

/** What a scrape shows. */
function scrape(): Promise<string> {
  const metrics = createMetrics()
  watchDatabase(test.platform, metrics)
  return metrics.text()
}

it('knows that the database answers while players use every connection of the pool', async () => {
  const connection = await test.platform.database.pool.connect()
  try {
    const text = await scrape()
    expect(text).toMatch(/^donjon_database_answers 1$/m)
    expect(text).toMatch(/^donjon_database_bytes [1-9]\d+$/m)
  } finally {
    connection.release()
  }
})

it('says that a database does not answer whose tables are locked', async () => {
  const connection = await test.platform.database.pool.connect()
  try {
    await connection.query('BEGIN')
    await connection.query('LOCK TABLE timer IN ACCESS EXCLUSIVE MODE')
    expect(await scrape()).toMatch(/^donjon_database_answers 0$/m)
  } finally {
    await connection.query('ROLLBACK')
    connection.release()
  }
})

it('tells letters that nobody has tried from those that fail, and forgets those that are given up', async () => {
  await inTransaction(async () => {
    for (const playerId of [1, 2, 3]) enqueueMail({ kind: 'test', playerId })
  })
  const age = (text: string) => Number(/^donjon_letter_oldest_seconds (\S+)$/m.exec(text)?.[1])
  await sql`UPDATE graphile_worker._private_jobs SET created_at = now() - interval '1 hour'`
  expect(age(await scrape())).toBeGreaterThan(3000)
  await sql`UPDATE graphile_worker._private_jobs SET attempts = 2 WHERE payload ->> 'playerId' = '1'`
  await sql`UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE payload ->> 'playerId' = '2'`
  await sql`UPDATE graphile_worker._private_jobs SET created_at = now() WHERE payload ->> 'playerId' = '3'`
  const text = await scrape()
  expect(text).toMatch(/^donjon_letters_waiting 2$/m)
  expect(text).toMatch(/^donjon_letters_failing 1$/m)
  expect(age(text)).toBeLessThan(1000)
})
