import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { json, part, sql, sqlOne } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { openTestPlatform, type TestPlatform } from '../../support/test-platform.ts'

let test: TestPlatform
beforeAll(async () => {
  test = await openTestPlatform()
})
afterAll(() => test.close())

describe('sql', () => {
  it('gives columns in camelCase: bigint as number, instants as Date, days as text, jsonb parsed', async () => {
    const row = await sqlOne`
      SELECT 9000000000000000::bigint AS big_number, '2026-01-15T12:00:00.250Z'::timestamptz AS due_at,
        DATE '2026-01-15' AS game_day, ${json({ a: [1] })}::jsonb AS some_json, ARRAY[1, 2]::bigint[] AS ids,
        ${null}::text AS nothing`
    expect(row).toEqual({
      bigNumber: 9_000_000_000_000_000,
      dueAt: new Date('2026-01-15T12:00:00.250Z'),
      gameDay: '2026-01-15',
      someJson: { a: [1] },
      ids: [1, 2],
      nothing: null,
    })
  })

  it('sends values as parameters, never as text, in nested parts as well', async () => {
    const evil = `'; DROP TABLE player; --`
    const condition = part`echo = ${evil} AND ${part`2 = ${2}::int`}`
    expect(await sql`SELECT echo FROM (SELECT ${evil}::text AS echo) AS one WHERE ${condition}`).toEqual([
      { echo: evil },
    ])
  })

  it('prepares a statement once per connection', async () => {
    await inTransaction(async () => {
      for (const value of [1, 2, 3]) await sql`SELECT ${value}::int AS prepared_once`
      const prepared = await sql`SELECT generic_plans + custom_plans AS uses FROM pg_prepared_statements
        WHERE statement LIKE '%prepared_once'`
      expect(prepared).toEqual([{ uses: 3 }])
    })
  })

  it('answers 404 if the single row is missing', async () => {
    await expect(sqlOne`SELECT id FROM player WHERE id = ${-5}`).rejects.toMatchObject({ status: 404 })
  })

  it('sorts Russian names as a Russian reader expects', async () => {
    const names = await sql<{ name: string }>`
      SELECT name FROM unnest(ARRAY['Яма', 'яблоко', 'ель', 'Ёлка', 'жук']) AS name ORDER BY name`
    expect(names.map((row) => row.name)).toEqual(['Ёлка', 'ель', 'жук', 'яблоко', 'Яма'])
  })
})
