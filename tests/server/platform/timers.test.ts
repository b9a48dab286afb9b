import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dataCheck, dataFaults } from '#server/domains/invariants.ts'
import { purges } from '#server/domains/retention.ts'
import { earn } from '#server/game/player/ledger.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { findPlayer } from '#server/game/player/player-row.ts'
import type { Platform } from '#server/platform/platform.ts'
import { sql, sqlOne } from '#server/platform/sql.ts'
import { bringForward } from '#server/platform/timers/bring-forward.ts'
import { platformTimers, startPlatformTimers } from '#server/platform/timers/platform-timers.ts'
import { runOneTimer, runTimerBatch, type TimerRun } from '#server/platform/timers/run-timer.ts'
import { runTimers } from '#server/platform/timers/run-timers.ts'
import { scheduleTimer } from '#server/platform/timers/schedule-timer.ts'
import { settleDue } from '#server/platform/timers/settle-due.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { buildPlayer } from '../../support/build-player.ts'
import { openTestPlatform, type TestPlatform } from '../../support/test-platform.ts'

let failing = false
let isCut = false
let faultCounts: (number | null)[] = []
let test: TestPlatform

async function pay({ subjectId }: { readonly subjectId: number }) {
  const player = await lockPlayer(subjectId)
  earn(player, { gold: 10 }, 'MISSION')
  if (failing) throw new Error('half-way')
  if (isCut) await sql`SELECT pg_terminate_backend(pg_backend_pid())`
}

beforeAll(async () => {
  test = await openTestPlatform({
    timerHandlers: {
      pay,
      ...platformTimers({ check: { ...dataCheck, onFaults: (count) => faultCounts.push(count) }, purges }),
    },
  })
})
afterAll(() => test.close())
beforeEach(async () => {
  failing = false
  isCut = false
  faultCounts = []
  await sql`DELETE FROM timer`
})

function inSeconds(seconds: number) {
  return new Date(test.clock.now().getTime() + seconds * 1000)
}
function setPay(playerId: number, seconds: number) {
  scheduleTimer({ kind: 'pay', subjectId: playerId, playerId, dueAt: inSeconds(seconds) })
}
function schedule(playerId: number, seconds: number) {
  return inTransaction(async () => setPay(playerId, seconds))
}
async function goldOf(id: number) {
  return (await findPlayer(id))?.gold
}
function timersLeft() {
  return sql<{ attempts: number; lastError: string }>`SELECT attempts, last_error FROM timer`
}

describe('timers', () => {
  it('run exactly once with two loops at work, and not before they are due', async () => {
    const players = await Promise.all(Array.from({ length: 50 }, () => buildPlayer()))
    for (const [index, player] of players.entries()) await schedule(player.id, index < 40 ? 60 : 600)
    test.clock.advance(60)
    const runs: TimerRun[] = []
    const loops = [1, 2].map(() =>
      runTimers(test.platform, { pollMs: 10, concurrency: 3, onRun: (run) => runs.push(run) }),
    )
    await expect.poll(timersLeft).toHaveLength(10)
    await Promise.all(loops.map((loop) => loop.stop()))
    expect(runs).toHaveLength(40)
    expect(await Promise.all(players.map((player) => goldOf(player.id)))).toEqual([
      ...Array.from({ length: 40 }, () => 10),
      ...Array.from({ length: 10 }, () => 0),
    ])
  })

  it('are rolled back if they fail, wait, and run again', async () => {
    const { id } = await buildPlayer()
    await schedule(id, 0)
    failing = true
    expect(await runOneTimer(test.platform)).toBe(true)
    expect(await goldOf(id)).toBe(0)
    expect(await timersLeft()).toEqual([{ attempts: 1, lastError: 'half-way' }])
    failing = false
    expect(await runOneTimer(test.platform)).toBe(false)
    test.clock.advance(2)
    expect(await runOneTimer(test.platform)).toBe(true)
    expect(await goldOf(id)).toBe(10)
    expect(await timersLeft()).toEqual([])
  })

  it('wait like others that fail when an operator has set them to a time with microseconds', async () => {
    const { id } = await buildPlayer()
    await schedule(id, 0)
    await sql`UPDATE timer SET due_at = due_at - interval '1.5 microseconds', run_at = run_at - interval '1 second'`
    failing = true
    expect(await runOneTimer(test.platform)).toBe(true)
    expect(await runOneTimer(test.platform)).toBe(false)
    expect(await timersLeft()).toEqual([{ attempts: 1, lastError: 'half-way' }])
  })

  it('run again at once after a connection was cut, which is not their failure', async () => {
    const { id } = await buildPlayer()
    await schedule(id, 0)
    isCut = true
    await expect(runOneTimer(test.platform)).rejects.toThrow()
    expect(await timersLeft()).toEqual([{ attempts: 0, lastError: null }])
    isCut = false
    expect(await runOneTimer(test.platform)).toBe(true)
    expect(await goldOf(id)).toBe(10)
  })

  it('wait like others that fail when they cut their connection again and again', async () => {
    const { id } = await buildPlayer()
    await schedule(id, 0)
    isCut = true
    const runs: TimerRun[] = []
    const tries: (boolean | string)[] = []
    for (let attempt = 0; attempt < 5; attempt += 1) {
      tries.push(await runOneTimer(test.platform, (run) => runs.push(run)).catch(() => 'lost'))
    }
    expect(tries).toEqual(['lost', 'lost', 'lost', true, false])
    expect(await timersLeft()).toEqual([{ attempts: 1, lastError: expect.any(String) }])
    test.clock.advance(2)
    expect(await runOneTimer(test.platform, (run) => runs.push(run))).toBe(true)
    expect(await timersLeft()).toEqual([{ attempts: 2, lastError: expect.any(String) }])
    expect(runs.map(({ succeeded }) => succeeded)).toEqual([false, false])
    isCut = false
    test.clock.advance(4)
    expect(await runOneTimer(test.platform)).toBe(true)
    expect(await goldOf(id)).toBe(10)
  })

  it('are settled by a reader when the worker is late, once', async () => {
    const { id } = await buildPlayer()
    await schedule(id, 30)
    expect(await settleDue('pay', id)).toBe(false)
    test.clock.advance(30)
    const settled = await Promise.all([...Array(8)].map(() => settleDue('pay', id)))
    expect(settled.filter(Boolean)).toHaveLength(1)
    expect(await runOneTimer(test.platform)).toBe(false)
    expect(await goldOf(id)).toBe(10)
  })

  it('are committed or rolled back with their command, and can be moved', async () => {
    const { id } = await buildPlayer()
    const lost = inTransaction(async () => {
      setPay(id, 0)
      throw new Error('lost')
    })
    await expect(lost).rejects.toThrow('lost')
    expect(await timersLeft()).toEqual([])
    await schedule(id, 10)
    await schedule(id, 90)
    test.clock.advance(10)
    expect(await runOneTimer(test.platform)).toBe(false)
    expect(await timersLeft()).toHaveLength(1)
  })

  it('check the ledger each minute and tell of what is wrong', async () => {
    const { id } = await buildPlayer({ gold: 10 })
    await startPlatformTimers()
    await startPlatformTimers()
    while (await runOneTimer(test.platform));
    await sql`UPDATE player SET gold = 999 WHERE id = ${id}`
    test.clock.advance(60)
    while (await runOneTimer(test.platform));
    await sql`UPDATE player SET gold = 10 WHERE id = ${id}`
    expect(faultCounts).toEqual([0, 2])
    expect(await dataFaults()).toEqual([])
  })

  it('forget the answers of idempotency keys after a day', async () => {
    const store = (key: string) => sql`
      INSERT INTO idempotency VALUES ('player:1', ${key}::uuid, 'buyUnits', '\\x00', 200, '{}', ${test.clock.now()})`
    await store('11111111-1111-4111-8111-111111111111')
    test.clock.advance(80_000)
    await store('22222222-2222-4222-8222-222222222222')
    test.clock.advance(6_401)
    await startPlatformTimers()
    while (await runOneTimer(test.platform));
    expect(await sql`SELECT left(key::text, 1) AS first_digit FROM idempotency`).toEqual([
      { firstDigit: '2' },
    ])
  })

  it('of the server come back after a start with a clock that was a year ahead', async () => {
    test.clock.advance(365 * 86_400)
    await startPlatformTimers()
    test.clock.advance(-365 * 86_400)
    await startPlatformTimers()
    const due = await sql<{ dueAt: Date; runAt: Date }>`SELECT due_at, run_at FROM timer`
    expect(due).toHaveLength(3)
    for (const { dueAt, runAt } of due)
      expect(Math.max(dueAt.getTime(), runAt.getTime())).toBeLessThanOrEqual(inSeconds(3600).getTime())
  })

  it('remove any number of old rows, in batches', async () => {
    const old = inSeconds(-90_000)
    await sql`
      INSERT INTO idempotency (scope, key, operation, fingerprint, status, created_at)
      SELECT 'test', gen_random_uuid(), 'test', '', 204, ${old}::timestamptz FROM generate_series(1, 12000)`
    const left = async () =>
      (await sqlOne<{ count: number }>`SELECT count(*) FROM idempotency WHERE scope = 'test'`).count
    await startPlatformTimers()
    for (const expected of [7000, 2000, 0]) {
      while (await runOneTimer(test.platform));
      expect(await left()).toBe(expected)
      test.clock.advance(2)
    }
  })

  it('forget letters in the mailbox after a week', async () => {
    const store = (subject: string) => sql`
      INSERT INTO mailbox (recipient, subject, text_body, html_body, created_at)
      VALUES ('p@example.org', ${subject}, '', '', ${test.clock.now()})`
    await store('old')
    test.clock.advance(6 * 86_400)
    await store('new')
    test.clock.advance(86_400 + 1)
    await startPlatformTimers()
    while (await runOneTimer(test.platform));
    expect(await sql`SELECT subject FROM mailbox`).toEqual([{ subject: 'new' }])
  })

  it('forget tries at the forge after a year', async () => {
    const { id } = await buildPlayer()
    const strike = (level: number) => sql`
      INSERT INTO sharpening_try (player_id, gear_entity_id, gear_id, gear_name, type, level, chance_percent, is_sure,
        success, seed, created_at)
      VALUES (${id}, 1, 1, 'Праща', 'LIMITS', ${level}, 50, false, true, ${'0'.repeat(32)}, ${test.clock.now()})`
    await strike(1)
    test.clock.advance(300 * 86_400)
    await strike(2)
    test.clock.advance(65 * 86_400 + 1)
    await startPlatformTimers()
    while (await runOneTimer(test.platform));
    expect(await sql`SELECT level FROM sharpening_try`).toEqual([{ level: 2 }])
  })
})

it('leaves timers of a later version to its servers, also those of a player who plays', async () => {
  const { id } = await buildPlayer()
  await inTransaction(async () =>
    scheduleTimer({ kind: 'ofLaterVersion', subjectId: id, playerId: id, dueAt: inSeconds(0) }),
  )
  expect(await runOneTimer(test.platform)).toBe(false)
  expect(await runTimerBatch(test.platform)).toBe(0)
  expect(await timersLeft()).toEqual([{ attempts: 0, lastError: null }])
  // It may never run here, so it holds up no other timer of the player.
  await schedule(id, 0)
  test.clock.advance(1)
  expect(await runOneTimer(test.platform)).toBe(true)
  expect(await goldOf(id)).toBe(10)
})

it('meets a timer that was set here on time, without asking the database again and again', async () => {
  const { id } = await buildPlayer()
  const loop = runTimers(test.platform, { pollMs: 600_000 })
  await expect.poll(() => test.platform.timersSet.listenerCount('set')).toBe(1)
  await schedule(id, 0)
  await expect.poll(() => goldOf(id)).toBe(10)
  await loop.stop()
})

it('runs a timer of the server early when a command has work for it, also if others have work meanwhile', async () => {
  let runs = 0
  const platform: Platform = {
    ...test.platform,
    timerHandlers: {
      count: async () => {
        runs += 1
      },
    },
  }
  const setCount = () =>
    inTransaction(async () =>
      scheduleTimer({ kind: 'count', subjectId: 0, playerId: null, dueAt: inSeconds(600) }),
    )
  await setCount()
  const loop = runTimers(platform, { pollMs: 600_000 })
  await expect.poll(() => platform.timersSet.listenerCount('work')).toBe(1)
  for (let command = 0; command < 3; command += 1) {
    await inTransaction(async () => bringForward({ kind: 'count', withinMs: 20 }))
  }
  await expect.poll(() => runs).toBe(1)
  await setCount()
  await expect(
    inTransaction(async () => {
      bringForward({ kind: 'count', withinMs: 20 })
      throw new Error('half-way')
    }),
  ).rejects.toThrow('half-way')
  await sql`UPDATE timer SET attempts = 1`
  await inTransaction(async () => bringForward({ kind: 'count', withinMs: 20 }))
  await delay(100)
  expect(runs).toBe(1)
  await loop.stop()
})
