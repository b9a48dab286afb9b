import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectDatabase, type Database } from '#server/platform/database/connect.ts'
import { silentLog } from '../../support/silent-log.ts'
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts'

/**
 * Guards pg's pipelining, a young feature that carries all money: behaviour that every later version of pg
 * must keep. Each statement returns a distinct value, so that a mix-up of answers shows.
 */
describe.each([true, false])('a connection with pipelining: %s', (pipeline) => {
  let test: TestDatabase
  let database: Database
  beforeAll(async () => {
    test = await createTestDatabase()
    database = connectDatabase({ url: test.url, size: 3, pipeline, log: silentLog })
    await database.pool.query('CREATE TABLE canary (id int PRIMARY KEY CHECK (id > 0))')
  })
  afterAll(async () => {
    await database.close()
    await test.drop()
  })

  type Query = { query: Database['pool']['query'] }

  async function withClient(work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
    const client = await database.pool.connect()
    try {
      await work(client)
    } finally {
      client.release(true)
    }
  }

  function tell(client: Query, value: number): Promise<number> {
    return client
      .query<{ value: number }>({ name: 'tell', text: 'SELECT $1::int AS value', values: [value] })
      .then(({ rows }) => rows[0]?.value ?? Number.NaN)
  }

  function outcomes(sent: readonly Promise<unknown>[]) {
    return Promise.allSettled(sent).then((all) =>
      all.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason?.code))),
    )
  }

  /** Sends BEGIN, a write and COMMIT at once, and reads the table afterwards. */
  async function commitsStill(client: Query, id: number): Promise<void> {
    const [, , { command }] = await Promise.all([
      client.query('BEGIN'),
      client.query({ name: 'add', text: 'INSERT INTO canary VALUES ($1)', values: [id] }),
      client.query('COMMIT'),
    ])
    expect(command).toBe('COMMIT')
    const { rows } = await database.pool.query('SELECT id FROM canary WHERE id = $1', [id])
    expect(rows).toEqual([{ id }])
  }

  it('is one, as far as pg says', () => {
    expect(database.pool.options).toMatchObject({ pipeline })
  })

  it('parses a named statement once for all that ask for it at the same time', () =>
    withClient(async (client) => {
      const values = Array.from({ length: 40 }, (_, index) => index)
      expect(await Promise.all(values.map((value) => tell(client, value)))).toEqual(values)
    }))

  it('gives later statements their own answers after a named statement that cannot be parsed', () =>
    withClient(async (client) => {
      const broken = () => client.query({ name: 'broken', text: 'SELECT no_such_column FROM canary' })
      const sent = [tell(client, 1), broken(), tell(client, 2), broken(), tell(client, 3)]
      const [one, first, two, twin, three] = await outcomes(sent)
      expect([one, first, two, three]).toEqual([1, '42703', 2, 3])
      // pg takes the name for prepared until the failure arrives, so an earlier twin fails too, with another
      // code.
      expect(['42703', '26000']).toContain(twin)
      expect(await outcomes([broken(), tell(client, 4)])).toEqual(['42703', 4])
      await commitsStill(client, 101)
    }))

  it('parses a named statement that failed in an aborted transaction again in the next', () =>
    withClient(async (client) => {
      const late = (value: number) =>
        client
          .query<{ value: number }>({ name: 'late', text: 'SELECT $1::int + 1 AS value', values: [value] })
          .then(({ rows }) => rows[0]?.value)
      const aborted = outcomes([
        client.query('BEGIN'),
        client.query('INSERT INTO canary VALUES (-1)'),
        late(1),
        client.query('ROLLBACK'),
      ])
      expect((await aborted).slice(1, 3)).toEqual(['23514', '25P02'])
      expect(await outcomes([late(1), late(2)])).toEqual([2, 3])
      await commitsStill(client, 102)
    }))

  it('fails everything behind an error inside a transaction, and nothing outside of one', () =>
    withClient(async (client) => {
      const failing = () =>
        client.query({ name: 'add', text: 'INSERT INTO canary VALUES ($1)', values: [-5] })
      expect(await outcomes([tell(client, 5), failing(), tell(client, 6)])).toEqual([5, '23514', 6])
      const sent = [
        client.query('BEGIN'),
        tell(client, 7),
        failing(),
        tell(client, 8),
        client.query('COMMIT').then(({ command }) => command),
        tell(client, 9),
      ]
      expect((await outcomes(sent)).slice(1)).toEqual([7, '23514', '25P02', 'ROLLBACK', 9])
      await commitsStill(client, 103)
    }))

  it('answers those behind a statement that the database timed out', () =>
    withClient(async (client) => {
      await client.query(`SET statement_timeout = '500ms'`)
      expect(
        await outcomes([tell(client, 10), client.query('SELECT pg_sleep(60)'), tell(client, 11)]),
      ).toEqual([10, '57014', 11])
      await client.query('RESET statement_timeout')
      await commitsStill(client, 104)
    }))

  it('gives nobody the answer to an abandoned statement', () =>
    withClient(async (client) => {
      // pg's own query timeout, which the game's pool does not set and its types leave out.
      const given = { text: 'SELECT 12 AS value FROM pg_sleep(0.5)', query_timeout: 50 }
      const [lost, behind] = await Promise.allSettled([client.query(given), tell(client, 13)])
      expect(lost.status).toBe('rejected')
      // With pipelining the whole connection is given up. Without it, the next statement waits for its turn.
      expect(behind).toMatchObject(pipeline ? { status: 'rejected' } : { status: 'fulfilled', value: 13 })
    }).then(async () => {
      expect(await tell(database.pool, 14)).toBe(14)
      const next = await database.pool.connect()
      await commitsStill(next, 105)
      next.release()
    }))

  it('does not mix up answers of failing and succeeding statements on few connections', async () => {
    const work = Array.from({ length: 60 }, async (_, turn) => {
      const client = await database.pool.connect()
      const base = turn * 10
      const sent = [tell(client, base), tell(client, base + 1)]
      const fault =
        turn % 3 === 0 ? client.query(`SELECT broken_${turn}`).catch((error) => error.code) : 'none'
      const answers = await Promise.all([...sent, tell(client, base + 2)])
      client.release()
      return { turn, answers, fault: await fault }
    })
    for (const { turn, answers, fault } of await Promise.all(work)) {
      expect(answers).toEqual([turn * 10, turn * 10 + 1, turn * 10 + 2])
      expect(fault).toBe(turn % 3 === 0 ? '42703' : 'none')
    }
  })
})
