import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { purges } from '#server/domains/retention.ts'
import { markFightAsShared } from '#server/game/fights/mark-fight-as-shared.ts'
import { sql, sqlOne } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { buildPlayer } from '../../support/build-player.ts'
import { openTestPlatform, type TestPlatform } from '../../support/test-platform.ts'

let test: TestPlatform
let playerId: number
beforeAll(async () => {
  test = await openTestPlatform()
})
afterAll(() => test.close())
beforeEach(async () => {
  playerId = (await buildPlayer()).id
})

function daysAgo(days: number): Date {
  return new Date(test.clock.now().getTime() - days * 86_400_000)
}

/** Purges in small batches until nothing is left to remove. Returns how many rows each batch removed at most. */
async function purgeAll(limit = 2): Promise<number> {
  let most = 0
  for (const purge of purges)
    for (;;) {
      const removed = await inTransaction(() => purge(test.clock.now(), limit))
      most = Math.max(most, removed)
      if (removed < limit) break
    }
  return most
}

async function addFight(days: number): Promise<{ fightId: number; shareKey: string }> {
  const at = daysAgo(days)
  const fight = await sqlOne<{ fightId: number; shareKey: string }>`
    INSERT INTO fight (share_key, type, attacker_id, result, title, input, report, rewards, rules_version,
      catalogue_version, created_at)
    VALUES (gen_random_uuid(), 'MISSION', ${playerId}, 'WIN', 'a fight', '{}', '{}', '{}', '1', '1', ${at})
    RETURNING id AS fight_id, share_key`
  await sql`INSERT INTO fight_log (player_id, fight_id) VALUES (${playerId}, ${fight.fightId})`
  await sql`
    INSERT INTO mission_run (player_id, mission_key, difficulty, skill, seed, input, result, started_at, ends_at,
      finished_at, fight_id)
    VALUES (${playerId}, 'oldMill', 'EASY', 'FRONTAL_ATTACK', 's', '{}', 'WIN', ${at}, ${at}, ${at}, ${fight.fightId})`
  return fight
}

it('keeps missions with their reports for a year, and for good once their link was opened', async () => {
  const old = [await addFight(400), await addFight(380), await addFight(370)]
  const shared = await addFight(390)
  const young = await addFight(300)
  await markFightAsShared(shared.shareKey)
  expect(await purgeAll()).toBe(2)
  const left = await sql<{ fightId: number }>`
    SELECT fight_id FROM fight_log JOIN mission_run USING (player_id, fight_id) WHERE player_id = ${playerId}
    ORDER BY fight_id`
  expect(left.map(({ fightId }) => fightId)).toEqual([shared.fightId, young.fightId])
  const gone = await sql`SELECT id FROM fight WHERE id = ANY(${old.map(({ fightId }) => fightId)}::bigint[])`
  expect(gone).toEqual([])
})

it('clears the input of a mission that its fight repeats, and not of one that is out', async () => {
  const { fightId } = await addFight(1)
  const at = daysAgo(1)
  await sql`
    INSERT INTO mission_run (player_id, mission_key, difficulty, skill, seed, input, result, started_at, ends_at)
    VALUES (${playerId}, 'oldMill', 'EASY', 'FRONTAL_ATTACK', 's', '{}', 'WIN', ${at}, ${at})`
  await purgeAll()
  const inputs = await sql`
    SELECT input FROM mission_run WHERE player_id = ${playerId} AND (fight_id = ${fightId} OR fight_id IS NULL) ORDER BY id`
  expect(inputs).toEqual([{ input: null }, { input: {} }])
  await sql`DELETE FROM mission_run WHERE player_id = ${playerId} AND fight_id IS NULL`
})

it('keeps notifications for half a year', async () => {
  for (const days of [200, 190, 185, 170, 1])
    await sql`
      INSERT INTO notification (player_id, type, payload, created_at)
      VALUES (${playerId}, 'LEVEL_UP', '{}', ${daysAgo(days)})`
  await purgeAll()
  const left = await sql`SELECT created_at FROM notification WHERE player_id = ${playerId} ORDER BY id`
  expect(left).toEqual([{ createdAt: daysAgo(170) }, { createdAt: daysAgo(1) }])
})

it('keeps sessions for a month past their end, however they ended', async () => {
  const add = (days: number, idle: number, closed: number | null) => sql`
    INSERT INTO session (id, player_id, created_at, last_seen_at, idle_expires_at, expires_at, closed_at)
    VALUES (gen_random_uuid(), ${playerId}, ${daysAgo(days)}, ${daysAgo(days)}, ${daysAgo(idle)}, ${daysAgo(days - 90)},
      ${closed === null ? null : daysAgo(closed)})`
  await add(60, 46, null)
  await add(60, -10, 31)
  await add(130, 35, null)
  await add(60, -10, 29)
  await add(60, 29, null)
  await add(60, -10, null)
  await purgeAll()
  expect(await sqlOne`SELECT count(*) FROM session WHERE player_id = ${playerId}`).toEqual({ count: 3 })
})

it('forgets that an item was put on when it no longer exists', async () => {
  const [kept, gone] = await sql<{ id: number }>`
    INSERT INTO gear (player_id, gear_id, quality, created_at)
    SELECT ${playerId}, 1, 50, ${daysAgo(1)} FROM generate_series(1, 2) RETURNING id`
  await sql`INSERT INTO quest_gear (player_id, gear_id) SELECT ${playerId}, id FROM gear WHERE player_id = ${playerId}`
  await sql`DELETE FROM gear WHERE id = ${gone?.id}`
  await purgeAll()
  expect(await sql`SELECT gear_id FROM quest_gear WHERE player_id = ${playerId}`).toEqual([
    { gearId: kept?.id },
  ])
  await sql`DELETE FROM gear WHERE id = ${kept?.id}`
})

it('removes e-mail and password of who never confirmed the address and was away for a year', async () => {
  const seen = async (days: number, confirmed: boolean) => {
    const { id } = await buildPlayer()
    await sql`UPDATE player SET last_seen_at = ${daysAgo(days)} WHERE id = ${id}`
    await sql`UPDATE account SET email_confirmed_at = ${confirmed ? daysAgo(days) : null} WHERE player_id = ${id}`
    return id
  }
  const away = await seen(370, false)
  const others = [await seen(370, true), await seen(300, false), playerId]
  await purgeAll()
  const left = await sql<{ playerId: number }>`
    SELECT player_id FROM account WHERE player_id = ANY(${[away, ...others]}::bigint[]) ORDER BY player_id`
  expect(left.map((account) => account.playerId)).toEqual([...others].sort((a, b) => a - b))
})

it('keeps letters of a server without mail for a week', async () => {
  for (const days of [9, 8, 6])
    await sql`
      INSERT INTO mailbox (recipient, subject, text_body, html_body, created_at)
      VALUES ('a@example.org', 's', 't', 'h', ${daysAgo(days)})`
  await purgeAll()
  expect(await sql`SELECT created_at FROM mailbox`).toEqual([{ createdAt: daysAgo(6) }])
})
