import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dataFaults } from '#server/domains/invariants.ts'
import { dividedTables, divideTables } from '#server/domains/partitions.ts'
import { itemFaults } from '#server/game/items/item-faults.ts'
import { receiveResources } from '#server/game/items/resources.ts'
import { earn } from '#server/game/player/ledger.ts'
import { ledgerFaults } from '#server/game/player/ledger-faults.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { withPlatform } from '#server/platform/ambient.ts'
import { migrateDatabase } from '#server/platform/database/migrate.ts'
import { divideTable } from '#server/platform/database/partitions/divide-table.ts'
import type { DividedTable } from '#server/platform/database/partitions/divided-table.ts'
import { keepAll as keepAllOf } from '#server/platform/database/partitions/keep-all.ts'
import { keepPartitions } from '#server/platform/database/partitions/keep-partitions.ts'
import { addPartition, readPartitions } from '#server/platform/database/partitions/partitions.ts'
import { claimIdempotencyKey, purgeAnswers, rememberAnswer } from '#server/platform/idempotency.ts'
import { createPlatform, type Platform } from '#server/platform/platform.ts'
import { sql, sqlOne } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { buildPlayer } from '../../support/build-player.ts'
import { silentLog } from '../../support/silent-log.ts'
import { createEmptyDatabase, type TestDatabase } from '../../support/test-database.ts'
import { openTestPlatform, type TestPlatform, testConfig } from '../../support/test-platform.ts'

const DAY_SECONDS = 86_400
const names = dividedTables.map(({ table }) => table)

function describedTable(name: string): DividedTable {
  const found = dividedTables.find(({ table }) => table === name)
  if (!found) throw new Error(name)
  return found
}

/** Columns, constraints, indexes and comments of tables. `conislocal` and generated names of partitions are not among them. */
async function formOf(tables: readonly string[]): Promise<string[]> {
  const rows = await sql<{ line: string }>`
    WITH class AS (
      SELECT oid, relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relname = ANY(${[...tables]}::text[])
    )
    SELECT relname || ' ' || attnum || attname || ' ' || format_type(atttypid, atttypmod) || attnotnull || attidentity::text || attgenerated::text
      || coalesce(pg_get_expr(adbin, adrelid), '') AS line
    FROM class JOIN pg_attribute ON attrelid = class.oid AND attnum > 0 LEFT JOIN pg_attrdef ON adrelid = class.oid AND adnum = attnum
    UNION ALL SELECT relname || ' ' || conname || ' ' || pg_get_constraintdef(pg_constraint.oid)
    FROM class JOIN pg_constraint ON conrelid = class.oid
    UNION ALL SELECT conrelid::regclass || ' to ' || relname || ' ' || conname || ' ' || pg_get_constraintdef(pg_constraint.oid)
    FROM class JOIN pg_constraint ON confrelid = class.oid WHERE conparentid = 0
    UNION ALL SELECT replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') FROM class JOIN pg_index ON indrelid = class.oid
    UNION ALL SELECT relname || ' ' || obj_description(oid) FROM class
    ORDER BY line`
  return rows.map(({ line }) => line)
}

async function partitionsOf(name: string): Promise<string[]> {
  return (await readPartitions(describedTable(name))).map((part) => part.name)
}

async function keepAll(name: string): Promise<void> {
  while (await inTransaction(() => keepPartitions(describedTable(name))));
}

describe('a world from before', () => {
  let database: TestDatabase
  let world: Platform

  beforeEach(async () => {
    database = await createEmptyDatabase()
    await migrateDatabase(database.url, silentLog)
    world = createPlatform(testConfig(), { databaseUrl: database.url, log: silentLog })
  })
  afterEach(async () => {
    await world.close()
    await database.drop()
  })

  async function pay(playerId: number, gold: number) {
    await inTransaction(async () => {
      const player = await lockPlayer(playerId)
      earn(player, { gold }, 'MISSION')
      await sql`
        INSERT INTO notification (player_id, type, payload, created_at) VALUES (${playerId}, 'LEVEL_UP', '{}', now())`
    })
  }

  it('keeps its rows and its form when it gets partitions, also by several servers at once', () =>
    withPlatform(world, async () => {
      const { id } = await buildPlayer()
      for (let payment = 1; payment <= 5; payment += 1) await pay(id, payment)
      const before = await formOf(names)
      const rows = () => sql`SELECT * FROM money_entry ORDER BY id`
      const entries = await rows()
      expect(entries.length).toBeGreaterThan(4)

      await Promise.all([divideTables(), divideTables(), divideTables()])

      expect(await formOf(names)).toEqual(before)
      expect(await rows()).toEqual(entries)
      const kinds =
        await sql`SELECT DISTINCT relkind FROM pg_class WHERE oid::regclass::text = ANY(${names}::text[])`
      expect(kinds).toEqual([{ relkind: 'p' }])
      await pay(id, 6)
      const { newest, count } = await sqlOne<{ newest: number; count: number }>`
        SELECT max(id) AS newest, count(DISTINCT id) AS count FROM money_entry`
      expect({ newest, count }).toEqual({ newest: entries.length + 1, count: entries.length + 1 })
      await expect(sql`
        INSERT INTO money_entry (player_id, currency, amount, balance_after, source, created_at)
        VALUES (999999, 'GOLD', 1, 1, 'MISSION', now())`).rejects.toThrow('money_entry_player_id_fkey')
      await sql`INSERT INTO push_due SELECT max(id), ${id}, now() FROM notification`
      await sql`DELETE FROM notification`
      expect(await sql`SELECT FROM push_due`).toEqual([])
      expect(await dataFaults()).toEqual([])
      await divideTables()
    }))

  it('goes on where it was interrupted', () =>
    withPlatform(world, async () => {
      const { id } = await buildPlayer()
      await pay(id, 5)
      // The bound of a start that was killed long ago.
      await sql`ALTER TABLE money_entry ADD CONSTRAINT money_entry_bound CHECK (id < 100) NOT VALID`
      await sql`SELECT setval('money_entry_id_seq', 21000000)`
      expect(await divideTable(describedTable('money_entry'))).toBe(true)
      expect(await divideTable(describedTable('money_entry'))).toBe(false)
      const [first] = await readPartitions(describedTable('money_entry'))
      expect(first).toEqual({ name: 'money_entry_first', from: null, until: 40_000_000 })
      await pay(id, 6)
    }))
})

describe('partitions', () => {
  let test: TestPlatform
  let playerId: number
  beforeAll(async () => {
    test = await openTestPlatform()
    playerId = (await buildPlayer()).id
  })
  afterAll(() => test.close())

  function addNotification(id: number, daysAgo: number) {
    const at = new Date(test.clock.now().getTime() - daysAgo * DAY_SECONDS * 1000)
    return sql`
      INSERT INTO notification (id, player_id, type, payload, created_at) OVERRIDING SYSTEM VALUE
      VALUES (${id}, ${playerId}, 'LEVEL_UP', '{}', ${at})`
  }

  it('are added before the ids of the last one are used up, and dropped when their rows are too old', async () => {
    const of = () => partitionsOf('notification')
    await keepAll('notification')
    expect(await of()).toEqual(['notification_first'])
    await addNotification(10_000_001, 300)
    await keepAll('notification')
    expect(await of()).toEqual(['notification_first', 'notification_20000000'])
    await addNotification(20_000_005, 170)
    await addNotification(30_000_005, 1)
    await keepAll('notification')
    // The pace of the newest partition, ten million ids in 169 days, is less than the least width a month.
    expect(await of()).toEqual(['notification_20000000', 'notification_40000000'])
    const left = await sql`SELECT id FROM notification WHERE player_id = ${playerId} ORDER BY id DESC`
    expect(left).toEqual([{ id: 30_000_005 }, { id: 20_000_005 }])
    await addNotification(30_000_006, 0)
    await keepAll('notification')
    expect(await of()).toHaveLength(2)
  })

  it('of ledgers are never dropped, but summed up for the check of the books', async () => {
    const ledger = describedTable('money_entry')
    const faults = async () => (await ledgerFaults([playerId])).map(({ rule }) => rule)
    const earnGold = (gold: number) =>
      inTransaction(async () => earn(await lockPlayer(playerId), { gold }, 'MISSION'))
    const sums = () =>
      sql`SELECT subject, amount FROM ledger_sum WHERE player_id = ${playerId} AND subject = 'GOLD'`
    const startAt = (id: number) => sql`SELECT setval('money_entry_id_seq', ${id})`
    await earnGold(70)
    await inTransaction(() => addPartition(ledger, 20_000_000, 40_000_000))
    // A quiet day ends no partition: the next row is in it again.
    test.clock.advance(2 * DAY_SECONDS)
    await keepAll('money_entry')
    await earnGold(5)
    expect(await sql`SELECT FROM ledger_sum`).toEqual([])

    await startAt(20_000_000)
    await earnGold(8)
    await keepAll('money_entry')
    expect(await sums()).toEqual([])
    test.clock.advance(2 * DAY_SECONDS)
    await keepAll('money_entry')
    expect(await partitionsOf('money_entry')).toEqual(['money_entry_first', 'money_entry_20000000'])
    expect(await sql`SELECT * FROM ledger_checkpoint`).toEqual([{ ledger: 'money_entry', upTo: 20_000_000 }])
    expect(await sums()).toEqual([{ subject: 'GOLD', amount: 75 }])
    await earnGold(1)
    expect(await faults()).toEqual([])
    await sql`UPDATE ledger_sum SET amount = amount + 1 WHERE player_id = ${playerId} AND subject = 'GOLD'`
    expect(await faults()).toEqual(['the ledger adds up to the balance'])
    await sql`UPDATE ledger_sum SET amount = amount - 1 WHERE player_id = ${playerId} AND subject = 'GOLD'`

    // As after a restore: the checkpoint is in the midst of a partition.
    await sql`UPDATE ledger_checkpoint SET up_to = 2`
    await sql`UPDATE ledger_sum SET amount = 70 WHERE player_id = ${playerId} AND subject = 'GOLD'`
    expect(await faults()).toEqual([])
    await keepAll('money_entry')
    expect(await sums()).toEqual([{ subject: 'GOLD', amount: 75 }])
    expect(await faults()).toEqual([])
  })

  it('of histories of items are summed up for the check as well', async () => {
    const ledger = describedTable('resource_entry')
    const receive = (amount: number) =>
      inTransaction(async () =>
        receiveResources(await lockPlayer(playerId), [{ resourceId: 1, amount }], 'MISSION'),
      )
    await receive(12)
    await inTransaction(() => addPartition(ledger, 20_000_000, 40_000_000))
    await sql`SELECT setval('resource_entry_id_seq', 20000000)`
    await receive(3)
    test.clock.advance(2 * DAY_SECONDS)
    await keepAll('resource_entry')
    const sums = await sql`SELECT subject, amount FROM ledger_sum WHERE ledger = 'resource_entry'`
    expect(sums).toEqual([{ subject: '1', amount: 12 }])
    await receive(4)
    expect(await itemFaults([playerId])).toEqual([])
  })

  it('of a table that fails do not hold up the others', async () => {
    const failing: DividedTable = { table: 'no_such_table', by: 'ID' }
    const ledger = describedTable('army_entry')
    await sql`SELECT setval('army_entry_id_seq', 15000000)`
    const keep = () => inTransaction(() => keepAllOf([failing, ledger]))
    expect(await keep()).toBe(true)
    expect(await partitionsOf('army_entry')).toEqual(['army_entry_first', 'army_entry_20000000'])
    await expect(keep()).rejects.toThrow('no_such_table')
  })

  it('of days are there before the day begins, take what lay outside, and go a day after it', async () => {
    const of = () => partitionsOf('idempotency')
    const [first] = await readPartitions(describedTable('idempotency'))
    test.clock.set(new Date((first?.until ?? 0) + 40 * DAY_SECONDS * 1000))
    const claim = (key = randomUUID()) => ({ scope: 'player:1', key, operation: 'buyUnits', body: '{}' })
    const remember = (one: ReturnType<typeof claim>) =>
      inTransaction(async () => {
        expect(await claimIdempotencyKey(one)).toBeUndefined()
        rememberAnswer(one, { status: 200, body: '{}' })
      })
    const repeat = (one: ReturnType<typeof claim>) => inTransaction(() => claimIdempotencyKey(one))
    const outside = claim()
    await remember(outside)
    const stored = () => sql`SELECT tableoid::regclass::text AS part FROM idempotency`
    expect(await stored()).toEqual([{ part: 'parts.idempotency_other' }])

    await keepAll('idempotency')
    const days = await of()
    expect(days).toHaveLength(3)
    expect(days).not.toContain('idempotency_first')
    expect(await stored()).toEqual([{ part: `parts.${days[0]}` }])
    expect(await repeat(outside)).toEqual({ status: 200, body: '{}' })

    test.clock.advance(DAY_SECONDS)
    const later = claim()
    await remember(later)
    await keepAll('idempotency')
    expect(await repeat(outside)).toEqual({ status: 200, body: '{}' })
    test.clock.advance(DAY_SECONDS)
    await keepAll('idempotency')
    expect(await stored()).toEqual([{ part: `parts.${days[1]}` }])
    expect(await repeat(later)).toEqual({ status: 200, body: '{}' })
    expect(await of()).toHaveLength(4)
  })

  it('of no day lose their rows a day later', async () => {
    await sql`
      INSERT INTO idempotency (scope, key, operation, fingerprint, status, created_at)
      VALUES ('player:1', ${randomUUID()}::uuid, 'buyUnits', '\\x00', 200, '2090-01-01')`
    const purge = (at: string) => inTransaction(() => purgeAnswers(new Date(at), 10))
    expect(await purge('2090-01-01T20:00:00Z')).toBe(0)
    expect(await purge('2090-01-03T00:00:00Z')).toBe(1)
  })
})
