import { readdir } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { migrateDatabase, migrateQueue } from '#server/platform/database/migrate.ts'
import { migrateBefore } from '../../support/migrate-before.ts'
import { silentLog } from '../../support/silent-log.ts'
import { createEmptyDatabase } from '../../support/test-database.ts'
import { openTestPlatform, type TestPlatform } from '../../support/test-platform.ts'

let test: TestPlatform
beforeAll(async () => {
  test = await openTestPlatform()
})
afterAll(() => test.close())

describe('a database from before accounts', () => {
  it('keeps what players log in by, and the rules for it', async () => {
    const database = await createEmptyDatabase()
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    try {
      await migrateBefore(client, '0017')
      await client.query(`
        INSERT INTO player (kind, name, name_key, email, email_key, email_confirmed_at, password_hash, energy_at, created_at)
        VALUES ('HUMAN', 'Ратибор', 'ратибор', 'R@example.org', 'r@example.org', '2026-01-15T12:00:00Z', 'a hash', now(), now()),
          ('HUMAN', 'Святогор', 'святогор', 's@example.org', 's@example.org', NULL, 'another', now(), now()),
          ('NEIGHBOUR', 'Миловед', 'миловед', NULL, NULL, NULL, NULL, now(), now())`)
      await client.query(`
        INSERT INTO account_token (hash, player_id, purpose, email, created_at, expires_at)
        SELECT sha256('a token'), id, 'RESET_PASSWORD', email, now(), now() FROM player WHERE name = 'Ратибор'`)
      await migrateDatabase(database.url, silentLog)
      const { rows } = await client.query(`
        SELECT name, email, email_key, email_confirmed_at, password_hash
        FROM player LEFT JOIN account ON player_id = id ORDER BY id`)
      expect(rows).toEqual([
        {
          name: 'Ратибор',
          email: 'R@example.org',
          email_key: 'r@example.org',
          email_confirmed_at: new Date('2026-01-15T12:00:00Z'),
          password_hash: 'a hash',
        },
        {
          name: 'Святогор',
          email: 's@example.org',
          email_key: 's@example.org',
          email_confirmed_at: null,
          password_hash: 'another',
        },
        { name: 'Миловед', email: null, email_key: null, email_confirmed_at: null, password_hash: null },
      ])
      const twin = client.query(`
        INSERT INTO account (player_id, email, email_key) SELECT id, 'x', 'r@example.org' FROM player WHERE kind = 'NEIGHBOUR'`)
      await expect(twin).rejects.toThrow('account_email_key_key')
    } finally {
      await client.end()
      await database.drop()
    }
  })
})

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

  it('end quietly when the database cuts a connection that is being closed', async () => {
    const database = await createEmptyDatabase()
    const cut = new WeakSet<pg.Client>()
    const { end } = pg.Client.prototype
    const ending = vi.spyOn(pg.Client.prototype, 'end').mockImplementation(function (
      this: pg.Client,
      ...rest
    ) {
      if (!cut.has(this)) {
        cut.add(this)
        if (this.listenerCount('error') > 0) this.emit('error', new Error('terminating connection'))
      }
      return Reflect.apply(end, this, rest)
    })
    try {
      await expect(migrateQueue(database.url, silentLog)).resolves.toBeUndefined()
      expect(ending).toHaveBeenCalled()
    } finally {
      ending.mockRestore()
      await database.drop()
    }
  })

  it('have unique numbers, so that their order is the same everywhere', async () => {
    const files = await readdir(path.resolve(import.meta.dirname, '../../../server/migrations'))
    const numbers = files.map((file) => file.slice(0, 4))
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
  })

  it('make the database refuse invalid data', async () => {
    const created = `now(), now()`
    const insert = (column: string, value: string) => {
      const row = { name: `'Пробный'`, [column]: value }
      return test.platform.database.pool.query(
        `INSERT INTO player (name_key, energy_at, created_at, ${Object.keys(row).join(', ')})
         VALUES (gen_random_uuid()::text, ${created}, ${Object.values(row).join(', ')})`,
      )
    }
    for (const name of ['Пятый', 'Тринадцатибук']) {
      await expect(insert('name', `'${name}'`)).rejects.toThrow('player_name_length')
    }
    await expect(insert('gold', '-1')).rejects.toThrow('player_gold_check')
    await expect(insert('diamonds', '9000000000000001')).rejects.toThrow('player_diamonds_check')
    await expect(insert('archers', '-1')).rejects.toThrow('player_archers_check')
    await expect(insert('restores_today', '13')).rejects.toThrow('player_restores_today_check')
    await expect(insert('roles', `'{KING}'`)).rejects.toThrow('player_roles_check')
  })
})

describe('a database with news in plain text', () => {
  it('keeps their headings, lists and paragraphs as markup, and reads none out of them', async () => {
    const database = await createEmptyDatabase()
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    try {
      await migrateBefore(client, '0068')
      await client.query(`
        INSERT INTO player (kind, name, name_key, energy_at, created_at) VALUES ('HUMAN', 'Ратибор', 'ратибор', now(), now());
        INSERT INTO news (created_at) VALUES (now())`)
      const texts = [
        'Первая строка\nи вторая.\n\nНовый абзац.\n# Что дают\n- алмазы\n- славу\n\n- ещё список\nи слова',
        '# Один\n# Другой',
        'a < b && <script>alert(1)</script>',
        '',
        '&'.repeat(5_000),
      ]
      for (const [place, text] of texts.entries())
        await client.query(
          `INSERT INTO news_revision SELECT news.id, $1, 'Новость', $2, '', 'DRAFT', player.id, now() FROM news, player`,
          [place + 1, text],
        )
      await migrateDatabase(database.url, silentLog)
      const { rows } = await client.query('SELECT description FROM news_revision ORDER BY revision')
      expect(rows.map(({ description }) => description)).toEqual([
        '<p>Первая строка и вторая.</p><p>Новый абзац.</p><h3>Что дают</h3><ul><li><p>алмазы</p></li><li><p>славу</p></li></ul><ul><li><p>ещё список</p></li></ul><p>и слова</p>',
        '<h3>Один</h3><h3>Другой</h3>',
        '<p>a &lt; b &amp;&amp; &lt;script&gt;alert(1)&lt;/script&gt;</p>',
        '',
        `<p>${'&amp;'.repeat(5_000)}</p>`,
      ])
    } finally {
      await client.end()
      await database.drop()
    }
  })
})
