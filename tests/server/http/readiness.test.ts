import { afterEach, beforeEach, expect, it } from 'vitest'
import { readinessOf } from '#server/platform/http/probes/readiness.ts'
import { openTestPlatform, type TestPlatform } from '../../support/test-platform.ts'

let test: TestPlatform
beforeEach(async () => {
  test = await openTestPlatform({ config: { databasePool: 2 } })
})
afterEach(() => test.close())

it('says that the database can be written while calls use and wait for every connection', async () => {
  const { pool } = test.platform.database
  const taken = [await pool.connect(), await pool.connect()]
  const waiting = Array.from({ length: 50 }, () => pool.query('SELECT'))
  try {
    expect(await readinessOf(test.platform)()).toBe(true)
  } finally {
    for (const connection of taken) connection.release()
    await Promise.all(waiting)
  }
})

it('asks a database that hangs on one connection, however often it is asked itself', async () => {
  const { pool } = test.platform.database
  const blocker = await pool.connect()
  const isReady = readinessOf(test.platform)
  const asking = async () => {
    const { rows } = await pool.query(
      `SELECT count(*)::int AS count FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'donjon readiness'`,
    )
    return rows[0].count
  }
  try {
    await blocker.query('BEGIN')
    await blocker.query('LOCK TABLE readiness IN ACCESS EXCLUSIVE MODE')
    const answers = Array.from({ length: 20 }, isReady)
    await expect.poll(asking).toBe(1)
    expect(new Set(await Promise.all(answers))).toEqual(new Set([false]))
  } finally {
    await blocker.query('ROLLBACK')
    blocker.release()
  }
  await expect.poll(isReady).toBe(true)
})
