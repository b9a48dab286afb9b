import { Sequelize, Transaction } from 'sequelize'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { integer, primaryKey } from '../../../server/platform/database/columns.ts'
import { defineModel } from '../../../server/platform/database/model.ts'
import { sql } from '../../../server/platform/sql.ts'
import { inTransaction, requireTransaction } from '../../../server/platform/transaction.ts'
import { openTestPlatform, type TestPlatform } from '../../support/test-platform.ts'

let test: TestPlatform
beforeAll(async () => {
  test = await openTestPlatform()
  await sql`CREATE TABLE seam (id int PRIMARY KEY)`
})
afterAll(() => test.close())

const seams = defineModel('seam', { id: primaryKey(integer()) })

/**
 * What server/platform/database uses of Sequelize and pg although it is not documented. If an update breaks
 * it, this test names the cause, while other tests would only show that models write outside of their
 * transaction.
 */
describe('undocumented', () => {
  it('Sequelize.useCLS takes an object with run, bind, get and set, and asks its get("transaction") per statement', async () => {
    expect(Reflect.get(Sequelize, '_cls')).toMatchObject({
      run: expect.any(Function),
      bind: expect.any(Function),
      get: expect.any(Function),
      set: expect.any(Function),
    })
    await expect(
      inTransaction(async () => {
        await seams().create({ id: 1 })
        throw new Error('lost')
      }),
    ).rejects.toThrow('lost')
    expect(await sql`SELECT id FROM seam`).toEqual([])
  })

  it('new Transaction(sequelize, {}) sends nothing, and its property connection is the one it works on', async () => {
    const before = test.platform.database.pool.totalCount
    const made = new Transaction(test.platform.database.sequelize, {})
    expect(Reflect.get(made, 'connection')).toBeUndefined()
    expect(test.platform.database.pool.totalCount).toBe(before)
    const [ours, models] = await inTransaction(async () => {
      const rows = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`
      const [row] = await test.platform.database.sequelize.query('SELECT pg_backend_pid() AS pid')
      return [rows[0]?.pid, row]
    })
    expect(models).toEqual([{ pid: ours }])
  })

  it('connectionManager.getConnection and releaseConnection are all that Sequelize has connections from', async () => {
    const manager: unknown = Reflect.get(test.platform.database.sequelize, 'connectionManager')
    expect(manager).toMatchObject({
      getConnection: expect.any(Function),
      releaseConnection: expect.any(Function),
    })
    const { max } = test.platform.database.pool.options
    for (let turn = 0; turn < max + 2; turn += 1) expect(await seams().count()).toBe(0)
    const { pool } = test.platform.database
    expect([pool.waitingCount, pool.idleCount]).toEqual([0, pool.totalCount])
  })

  it('client.connection.stream of pg holds statements back while it is corked', async () => {
    await inTransaction(async () => {
      await sql`SELECT 1 AS one`
      const { stream } = requireTransaction().client.connection
      stream.cork()
      const answer = sql`SELECT 2 AS two`
      await new Promise((resolve) => setImmediate(resolve))
      expect(stream.writableLength).toBeGreaterThan(0)
      stream.uncork()
      expect(await answer).toEqual([{ two: 2 }])
    })
  })
})
