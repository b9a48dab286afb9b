import { DataTypes } from 'sequelize'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defineModel } from '../../../server/platform/database/model.ts'
import { json, part, sql, sqlOne } from '../../../server/platform/sql.ts'
import { inTransaction } from '../../../server/platform/transaction.ts'
import { buildPlayer } from '../../support/build-player.ts'
import { openTestPlatform, type TestPlatform } from '../../support/test-platform.ts'

let test: TestPlatform
beforeAll(async () => {
  test = await openTestPlatform()
})
afterAll(() => test.close())

interface NotificationRow {
  id: number
  playerId: number
  type: string
  payload: { text: string }
  createdAt: Date
  readAt: Date | null
}

const notifications = defineModel<NotificationRow, Omit<NotificationRow, 'id' | 'readAt'>>('notification', {
  id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
  playerId: { type: DataTypes.BIGINT, field: 'player_id', allowNull: false },
  type: { type: DataTypes.TEXT, allowNull: false },
  payload: { type: DataTypes.JSONB, allowNull: false },
  createdAt: { type: DataTypes.DATE, field: 'created_at', allowNull: false },
  readAt: { type: DataTypes.DATE, field: 'read_at' },
})

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

  it('answers 404 when the one row is not there', async () => {
    await expect(sqlOne`SELECT id FROM player WHERE id = ${-5}`).rejects.toMatchObject({ status: 404 })
  })

  it('sorts Russian names as a Russian reader expects', async () => {
    const names = await sql<{ name: string }>`
      SELECT name FROM unnest(ARRAY['Яма', 'яблоко', 'ель', 'Ёлка', 'жук']) AS name ORDER BY name`
    expect(names.map((row) => row.name)).toEqual(['Ёлка', 'ель', 'жук', 'яблоко', 'Яма'])
  })
})

describe('models', () => {
  it('work inside the surrounding transaction and outside of one, on the same connections', async () => {
    const { id: playerId } = await buildPlayer()
    const row = { playerId, type: 'LEVEL_UP', payload: { text: 'Ура' }, createdAt: test.clock.now() }
    const lost = inTransaction(async () => {
      await notifications().create(row)
      expect(await sql`SELECT type FROM notification WHERE player_id = ${playerId}`).toHaveLength(1)
      throw new Error('lost')
    })
    await expect(lost).rejects.toThrow('lost')
    expect(await notifications().count({ where: { playerId } })).toBe(0)
    await notifications().create(row)
    const found = await notifications().findOne({ where: { playerId } })
    expect(found?.get()).toMatchObject({ ...row, readAt: null })
    expect(typeof found?.get('id')).toBe('number')
  })
})
