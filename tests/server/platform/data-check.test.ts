import { afterEach, beforeEach, expect, it } from 'vitest'
import { dataCheck } from '#server/domains/invariants.ts'
import { checkData } from '#server/platform/invariants/check-data.ts'
import { TRAIL_ROWS } from '#server/platform/invariants/trail.ts'
import { sql, sqlOne } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { campaignSize } from '../../support/campaign.ts'
import { openTestPlatform, type TestPlatform } from '../../support/test-platform.ts'

let test: TestPlatform
beforeEach(async () => {
  // A single connection sees statistics of its own reads without delay.
  test = await openTestPlatform({ config: { databasePool: 1 } })
})
afterEach(() => test.close())

/** Castles whose purse matches the ledger. Returns their ids. */
async function found(count: number): Promise<number[]> {
  const players = await sql<{ id: number }>`
    INSERT INTO player (name, name_key, energy_at, created_at, gold)
    SELECT 'Ratibor', gen_random_uuid()::text, now(), now(), 30 FROM generate_series(1, ${count}::int) RETURNING id`
  await sql`
    INSERT INTO money_entry (player_id, currency, amount, balance_after, source, created_at)
    SELECT id, 'GOLD', 10, 10 * line, 'START', now() FROM unnest(${players.map(({ id }) => id)}::bigint[]) AS id,
      generate_series(1, 3) AS line`
  await sql`ANALYZE`
  return players.map(({ id }) => id)
}

/** Runs one check of `roundSize` players of the round. Resolves to the number of faults. */
async function check(roundSize: number): Promise<number | null> {
  let faults: number | null = 0
  const handler = checkData({ ...dataCheck, roundSize, onFaults: (count) => (faults = count) })
  await inTransaction(() =>
    handler({ kind: 'invariants', subjectId: 0, playerId: null, dueAt: test.clock.now() }),
  )
  return faults
}

/** Money in the ledger that is missing in the purse. */
function book(playerId: number) {
  return sql`
    INSERT INTO money_entry (player_id, currency, amount, balance_after, source, created_at)
    VALUES (${playerId}, 'GOLD', 5, 35, 'TAXES', now())`
}
async function unbook(playerId: number) {
  await sql`DELETE FROM money_entry WHERE player_id = ${playerId} AND amount = 5`
}

it('finds wrong entries since the last check, of any player', async () => {
  const ids = await found(50)
  const last = ids.at(-1) ?? 0
  expect(await check(1)).toBe(0)
  await book(last)
  // Neither the sum nor the last entry equals the purse.
  expect(await check(1)).toBe(2)
  await unbook(last)
})

it('examines new rows twice, since lower ids may be committed later', async () => {
  const ids = await found(50)
  const last = ids.at(-1) ?? 0
  await check(1)
  await book(last)
  expect([await check(1), await check(1), await check(1)]).toEqual([2, 2, 0])
  await unbook(last)
})

it('finds old or unrecorded faults on its round through all players', async () => {
  const ids = await found(50)
  const last = ids.at(-1) ?? 0
  await check(10)
  await sql`UPDATE player SET gold = 999 WHERE id = ${last}`
  const checks: (number | null)[] = []
  for (let turn = 0; turn < 6; turn += 1) checks.push(await check(10))
  // Ten of fifty players per check, so once in five checks, and again in the next round.
  expect(checks.filter((faults) => faults !== 0)).toHaveLength(1)
  await sql`UPDATE player SET gold = 30 WHERE id = ${last}`
})

it('runs again at once while more has changed than one check examines', async () => {
  const [id = 0] = await found(1)
  await check(1)
  await sql`
    INSERT INTO money_entry (player_id, currency, amount, balance_after, source, created_at)
    SELECT ${id}, 'GLORY', 1, line, 'FORAY', now() FROM generate_series(1, ${TRAIL_ROWS + 1}::int) AS line`
  await sql`UPDATE player SET glory = ${TRAIL_ROWS + 1} WHERE id = ${id}`
  const secondsUntilNext = async () => {
    expect(await check(1)).toBe(0)
    const { dueAt } = await sqlOne<{ dueAt: Date }>`SELECT due_at FROM timer WHERE kind = 'invariants'`
    return (dueAt.getTime() - test.clock.now().getTime()) / 1000
  }
  expect(await secondsUntilNext()).toBe(1)
  await secondsUntilNext()
  await secondsUntilNext()
  expect(await secondsUntilNext()).toBe(60)
})

/** Rows that PostgreSQL has read on this connection in total. */
async function rowsRead(): Promise<number> {
  await sql`SELECT pg_stat_force_next_flush()`
  const { rows } = await sqlOne<{ rows: number }>`
    SELECT sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::bigint AS rows FROM pg_stat_user_tables`
  return rows
}
async function rowsOfCheck(): Promise<number> {
  const before = await rowsRead()
  expect(await check(20)).toBe(0)
  return (await rowsRead()) - before
}

/** Players of a large world: a million in `npm run campaign`. */
const BATCH = 30_000
const MANY = campaignSize({ small: BATCH, full: 33 * BATCH })

it(`reads as many rows in a world of ${MANY} players as in one of 300`, async () => {
  await found(300)
  await check(20)
  await check(20)
  const few = await rowsOfCheck()
  for (let made = 0; made < MANY; made += BATCH) await found(BATCH)
  // New rows are examined by the next two checks.
  await sql`UPDATE check_progress SET position = (SELECT max(id) FROM money_entry), before = (SELECT max(id) FROM money_entry)
    WHERE trail = 'money_entry'`
  const many = await rowsOfCheck()
  expect(few).toBeGreaterThan(50)
  expect(many).toBeLessThan(few * 1.5)
})
