import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrateDatabase } from '../../../server/platform/database/migrate.ts'
import { silentLog } from '../../support/silent-log.ts'
import { createEmptyDatabase } from '../../support/test-database.ts'
import { openTestPlatform, type TestPlatform } from '../../support/test-platform.ts'

let test: TestPlatform
beforeAll(async () => {
  test = await openTestPlatform()
})
afterAll(() => test.close())

describe('migrations', () => {
  it('are applied once by servers that start together, each seeing a finished schema', async () => {
    const database = await createEmptyDatabase()
    try {
      const applied = await Promise.all([1, 2, 3].map(() => migrateDatabase(database.url, silentLog)))
      expect(applied.flat().length).toBeGreaterThan(4)
      expect(new Set(applied.flat()).size).toBe(applied.flat().length)
      expect(await migrateDatabase(database.url, silentLog)).toEqual([])
    } finally {
      await database.drop()
    }
  })

  it('have each a number of its own, so that their order is the same everywhere', async () => {
    const files = await readdir(path.resolve(import.meta.dirname, '../../../server/migrations'))
    const numbers = files.map((file) => file.slice(0, 4))
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
  })

  it('let the database itself refuse what may never be', async () => {
    const created = `now(), now()`
    const insert = (columns: string, values: string) =>
      test.platform.database.pool.query(
        `INSERT INTO player (name, name_key, energy_at, created_at, ${columns})
         VALUES ('x', gen_random_uuid()::text, ${created}, ${values})`,
      )
    await expect(insert('gold', '-1')).rejects.toThrow('player_gold_check')
    await expect(insert('diamonds', '9000000000000001')).rejects.toThrow('player_diamonds_check')
    await expect(insert('archers', '-1')).rejects.toThrow('player_archers_check')
    await expect(insert('restores_today', '13')).rejects.toThrow('player_restores_today_check')
    await expect(insert('roles', `'{KING}'`)).rejects.toThrow('player_roles_check')
  })
})
