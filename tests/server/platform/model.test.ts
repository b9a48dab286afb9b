import { Writable } from 'node:stream'
import { Op, Transaction } from 'sequelize'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { installPlatform, withPlatform } from '#server/platform/ambient.ts'
import {
  bigint,
  bytea,
  identity,
  inet,
  integer,
  jsonb,
  nullable,
  primaryKey,
  text,
  texts,
  timestamptz,
  uuid,
} from '#server/platform/database/columns.ts'
import { isUniqueViolation } from '#server/platform/database/database-errors.ts'
import { defineModel } from '#server/platform/database/model.ts'
import { assignmentsOf, newRowOf } from '#server/platform/database/model-parts.ts'
import { createLog } from '#server/platform/log.ts'
import { createPlatform } from '#server/platform/platform.ts'
import { sql, sqlOne, sqlSoon } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { buildPlayer } from '../../support/build-player.ts'
import { silentLog } from '../../support/silent-log.ts'
import { openTestPlatform, type TestPlatform } from '../../support/test-platform.ts'

let test: TestPlatform
beforeAll(async () => {
  test = await openTestPlatform()
})
afterAll(() => test.close())

const notifications = defineModel('notification', {
  id: identity(),
  playerId: bigint(),
  type: text(),
  payload: jsonb<{ text: string }>(),
  createdAt: timestamptz(),
  readAt: nullable(timestamptz()),
})

const sessions = defineModel('session', {
  id: primaryKey(uuid()),
  playerId: bigint(),
  ip: nullable(inet()),
  createdAt: timestamptz(),
  lastSeenAt: timestamptz(),
  idleExpiresAt: timestamptz(),
  expiresAt: timestamptz(),
})

const tokens = defineModel('account_token', {
  hash: primaryKey(bytea()),
  playerId: bigint(),
  purpose: text(),
  email: text(),
  createdAt: timestamptz(),
  expiresAt: timestamptz(),
})

const players = defineModel('player', { id: identity(), nameKey: text(), roles: texts(), level: integer() })

function letter(playerId: number, words = 'Ура') {
  return {
    playerId,
    type: 'LEVEL_UP',
    payload: { text: words },
    createdAt: test.clock.now(),
  }
}

function stored(playerId: number) {
  return sql<{
    text: string
  }>`SELECT payload ->> 'text' AS text FROM notification WHERE player_id = ${playerId} ORDER BY id`
}

describe('a model', () => {
  it('joins the surrounding transaction, sees its writes, and is rolled back with it', async () => {
    const { id: playerId } = await buildPlayer()
    const lost = inTransaction(async () => {
      sqlSoon`INSERT INTO notification (player_id, type, payload, created_at)
        VALUES (${playerId}, 'LEVEL_UP', '{"text": "by sql"}', ${test.clock.now()})`
      await notifications().create(letter(playerId, 'by model'))
      expect(await notifications().count({ where: { playerId } })).toBe(2)
      expect(await stored(playerId)).toEqual([{ text: 'by sql' }, { text: 'by model' }])
      throw new Error('lost')
    })
    await expect(lost).rejects.toThrow('lost')
    expect(await stored(playerId)).toEqual([])
  })

  it('is committed with the surrounding transaction, and writes at once without one', async () => {
    const { id: playerId } = await buildPlayer()
    await inTransaction(async () => {
      await notifications().create(letter(playerId, 'inside'))
    })
    await notifications().create(letter(playerId, 'outside'))
    expect(await stored(playerId)).toEqual([{ text: 'inside' }, { text: 'outside' }])
  })

  it('gives its columns to statements of sql, also after Sequelize has worked with it', async () => {
    const { id: playerId } = await buildPlayer()
    await notifications().count()
    await sql`INSERT INTO ${newRowOf(notifications, letter(playerId, 'first'))}`
    await sql`UPDATE notification SET ${assignmentsOf(notifications, { payload: { text: 'second' } })} WHERE player_id = ${playerId}`
    expect(await stored(playerId)).toEqual([{ text: 'second' }])
  })

  it('is not seen by others before the commit', async () => {
    const { id: playerId } = await buildPlayer()
    const { pool } = test.platform.database
    await inTransaction(async () => {
      await notifications().create(letter(playerId))
      const elsewhere = await pool.query('SELECT FROM notification WHERE player_id = $1', [playerId])
      expect(elsewhere.rowCount).toBe(0)
    })
    expect(await notifications().count({ where: { playerId } })).toBe(1)
  })

  it('gives its connection back to the pool, also after a failure', async () => {
    const { pool } = test.platform.database
    await buildPlayer()
    await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) =>
        index % 2 === 0 ? notifications().count() : notifications().create(letter(-1)),
      ),
    )
    expect(pool.idleCount).toBe(pool.totalCount)
  })

  it('breaks the surrounding transaction when one of its statements fails', async () => {
    const { id: playerId } = await buildPlayer()
    const broken = inTransaction(async () => {
      await notifications().create(letter(playerId))
      await notifications()
        .create(letter(-1))
        .catch(() => undefined)
    })
    await expect(broken).rejects.toThrow('violates foreign key constraint')
    expect(await stored(playerId)).toEqual([])
  })

  it('keeps the row it locks until the transaction ends', async () => {
    const { id } = await buildPlayer()
    const { pool } = test.platform.database
    const tryLock = () => pool.query('SELECT FROM player WHERE id = $1 FOR NO KEY UPDATE SKIP LOCKED', [id])
    await inTransaction(async () => {
      await players().findOne({ where: { id }, lock: Transaction.LOCK.NO_KEY_UPDATE })
      expect((await tryLock()).rowCount).toBe(0)
    })
    expect((await tryLock()).rowCount).toBe(1)
  })

  it('gives and takes values as sql does', async () => {
    const { id: playerId } = await buildPlayer({ level: 3 })
    const instant = new Date('2026-01-15T12:00:00.250Z')
    const row = {
      id: '0b6e54a4-6b7a-4c5e-9d1d-2f2f6f1c0a11',
      playerId,
      ip: '2001:db8::1',
      createdAt: instant,
      lastSeenAt: instant,
      idleExpiresAt: instant,
      expiresAt: instant,
    }
    await sessions().create(row)
    const bySql = await sqlOne`
      SELECT id, player_id, host(ip) AS ip, created_at, last_seen_at, idle_expires_at, expires_at
      FROM session WHERE player_id = ${playerId}`
    expect(bySql).toEqual(row)
    const { ip, createdAt } = row
    expect((await sessions().findOne({ where: { playerId, createdAt } }))?.get()).toMatchObject({ ip })
    const token = {
      hash: Buffer.alloc(32, 7),
      playerId,
      purpose: 'CONFIRM_EMAIL',
      email: 'p@example.com',
      createdAt: instant,
      expiresAt: instant,
    }
    await tokens().create(token)
    expect((await tokens().findOne({ where: { hash: token.hash } }))?.get()).toEqual(token)
    expect((await players().findByPk(playerId))?.get()).toMatchObject({ level: 3, roles: ['PLAYER'] })
    const made = await notifications().create(letter(playerId))
    expect(typeof made.id).toBe('number')
    expect((await notifications().findByPk(made.id))?.get()).toEqual({
      ...letter(playerId),
      id: made.id,
      readAt: null,
    })
  })

  it('treats input as a value, never as a statement', async () => {
    const { id: playerId } = await buildPlayer()
    for (const evil of [
      `'; DROP TABLE player; --`,
      String.raw`\'; DROP TABLE player; --`,
      '$1 :id ?',
      '\\',
    ]) {
      await notifications().create(letter(playerId, evil))
      await players().update({ nameKey: evil }, { where: { id: playerId } })
      expect(await players().count({ where: { nameKey: evil } })).toBe(1)
      expect(
        await players().count({ where: { nameKey: { [Op.like]: evil.replaceAll('\\', '\\\\') } } }),
      ).toBe(1)
    }
    expect((await stored(playerId)).map((row) => row.text)).toContain(`'; DROP TABLE player; --`)
  })

  it('does so on a database that reads backslashes differently, too', async () => {
    const { name } = await sqlOne<{ name: string }>`SELECT current_database() AS name`
    await test.platform.database.pool.query(`ALTER DATABASE "${name}" SET standard_conforming_strings = off`)
    const other = createPlatform(test.platform.config, {
      databaseUrl: test.platform.database.url,
      log: silentLog,
    })
    try {
      const nameKey = String.raw`\' OR true; --`
      expect(await withPlatform(other, () => players().count({ where: { nameKey } }))).toBe(0)
      const setting = await withPlatform(other, () => sql`SHOW standard_conforming_strings`)
      expect(setting).toEqual([{ standardConformingStrings: 'on' }])
    } finally {
      await other.close()
      installPlatform(test.platform)
    }
  })

  it('says which rule of the table was broken', async () => {
    const [one, other] = [await buildPlayer(), await buildPlayer()]
    const twin = players().update({ nameKey: one.nameKey }, { where: { id: other.id } })
    const error = await twin.catch((reason: unknown) => reason)
    expect(isUniqueViolation(error, 'player_name_key_key')).toBe(true)
  })

  it('leaves no value of a failed statement in the log', async () => {
    const lines: string[] = []
    const destination = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        lines.push(chunk.toString())
        done()
      },
    })
    const log = createLog({ logLevel: 'info', mode: 'test' }, { destination })
    const [canary, { id }, other] = ['canary-7f3a', await buildPlayer(), await buildPlayer()]
    const failures = await Promise.allSettled([
      notifications().create(letter(-1, canary)),
      players().update({ level: -1, nameKey: canary }, { where: { id } }),
      players().update({ level: other.level, id: other.id, nameKey: canary }, { where: { id } }),
      sql`UPDATE player SET level = -1, name_key = ${canary} WHERE id = ${id}`,
    ])
    for (const failure of failures) {
      if (failure.status === 'fulfilled') throw new Error('it did not fail')
      log.error({ err: failure.reason }, 'a call failed')
    }
    expect(lines).toHaveLength(4)
    expect(lines[0]).toContain('notification_player_id_fkey')
    expect(lines[0]).toContain('23503')
    expect(lines.join('')).not.toContain(canary)
  })
})
