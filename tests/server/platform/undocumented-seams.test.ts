import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { integer, primaryKey } from '#server/platform/database/columns.ts'
import { defineModel } from '#server/platform/database/model.ts'
import { onOneConnection, sql } from '#server/platform/sql.ts'
import { inTransaction, requireTransaction } from '#server/platform/transaction.ts'
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
  it('models write in the surrounding transaction', async () => {
    await expect(
      inTransaction(async () => {
        await seams().create({ id: 1 })
        throw new Error('lost')
      }),
    ).rejects.toThrow('lost')
    expect(await sql`SELECT id FROM seam`).toEqual([])
  })

  it('models work on the connection of the surrounding transaction or read', async () => {
    const { sequelize } = test.platform.database
    const pids = async () => {
      const rows = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`
      return [rows[0], (await sequelize.query('SELECT pg_backend_pid() AS pid'))[0]]
    }
    for (const [ours, models] of [await inTransaction(pids), await onOneConnection(pids)])
      expect(models).toEqual([ours])
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

  it('client.connection of pg emits every error of the database as errorMessage, in order', async () => {
    const seen: unknown[] = []
    const failed = inTransaction(async () => {
      const { client } = requireTransaction().connection
      client.connection.on('errorMessage', (error) => seen.push(Reflect.get(Object(error), 'code')))
      await sql`SELECT broken`.catch(() => undefined)
      await sql`SELECT 1 AS one`
    })
    await expect(failed).rejects.toThrow()
    expect(seen).toEqual(['42703', '25P02'])
  })

  it('client.connection.stream of pg holds statements back while it is corked', async () => {
    await inTransaction(async () => {
      await sql`SELECT 1 AS one`
      const { stream } = requireTransaction().connection.client.connection
      stream.cork()
      const answer = sql`SELECT 2 AS two`
      await new Promise((resolve) => setImmediate(resolve))
      expect(stream.writableLength).toBeGreaterThan(0)
      stream.uncork()
      expect(await answer).toEqual([{ two: 2 }])
    })
  })
})
