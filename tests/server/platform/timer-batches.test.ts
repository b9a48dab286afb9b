import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { earn } from '#server/game/player/ledger.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { findPlayer } from '#server/game/player/player-row.ts'
import { sql } from '#server/platform/sql.ts'
import { runOneTimer, runTimerBatch, type TimerRun } from '#server/platform/timers/run-timer.ts'
import { runTimers } from '#server/platform/timers/run-timers.ts'
import { scheduleTimer } from '#server/platform/timers/schedule-timer.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { buildPlayer } from '../../support/build-player.ts'
import { openTestPlatform, type TestPlatform } from '../../support/test-platform.ts'

let failingFor = 0
/** The player whose timer cuts its connection. */
let cuttingFor = 0
/** The subject of a timer that takes longer than others. */
let slowSubject = 0
/** The subject of a timer that writes when another one has failed: a rollback would be under way, and not done. */
let lateSubject = 0
let failure = Promise.withResolvers<void>()
/** The timers that have paid, by subject. */
let paid: number[] = []
let checking = Promise.withResolvers<void>()
let test: TestPlatform

async function takeLong() {
  for (let trip = 0; trip < 20; trip += 1) await test.platform.database.pool.query('SELECT')
}

async function writeLate(playerId: number) {
  await failure.promise
  await nextTurn()
  await sql`UPDATE player SET missions_won = missions_won + 1 WHERE id = ${playerId}`
}

/** Pays to the player that the subject names: its last digit is the number of the timer. */
async function pay({ subjectId }: { readonly subjectId: number }) {
  if (subjectId === slowSubject) await takeLong()
  if (subjectId === lateSubject) await writeLate(Math.floor(subjectId / 10))
  const player = await lockPlayer(Math.floor(subjectId / 10))
  earn(player, { gold: 10 }, 'MISSION')
  paid.push(subjectId)
  if (player.id === failingFor) {
    failure.resolve()
    throw new Error('half-way')
  }
  if (player.id === cuttingFor) await sql`SELECT pg_terminate_backend(pg_backend_pid())`
}

beforeAll(async () => {
  test = await openTestPlatform({ timerHandlers: { pay, invariants: () => checking.promise } })
})
afterAll(() => test.close())
beforeEach(async () => {
  failingFor = 0
  cuttingFor = 0
  slowSubject = 0
  lateSubject = 0
  failure = Promise.withResolvers<void>()
  paid = []
  checking = Promise.withResolvers<void>()
  await sql`DELETE FROM timer`
})

/** Due now, or that many seconds ago. */
function setPay(playerId: number, number = 0, secondsAgo = 0) {
  const dueAt = new Date(test.clock.now().getTime() - secondsAgo * 1000)
  return inTransaction(async () =>
    scheduleTimer({ kind: 'pay', subjectId: playerId * 10 + number, playerId, dueAt }),
  )
}
async function newPlayers(count: number): Promise<number[]> {
  const players = await Promise.all(Array.from({ length: count }, () => buildPlayer()))
  return players.map(({ id }) => id)
}
function goldOf(ids: readonly number[]) {
  return Promise.all(ids.map(async (id) => (await findPlayer(id))?.gold))
}
function timersLeft() {
  return sql<{ playerId: number; attempts: number }>`SELECT player_id, attempts FROM timer`
}

it('pays each player of a batch once, and a player with several timers for each', async () => {
  const ids = await newPlayers(5)
  for (const id of ids) await setPay(id)
  const [first = 0] = ids
  for (const number of [1, 2, 3]) await setPay(first, number)
  const runs: TimerRun[] = []
  expect(await runTimerBatch(test.platform, (run) => runs.push(run))).toBe(8)
  expect(await goldOf(ids)).toEqual([40, 10, 10, 10, 10])
  expect(runs.map(({ succeeded }) => succeeded)).toEqual(Array.from({ length: 8 }, () => true))
  expect(await runTimerBatch(test.platform)).toBe(0)
})

it('carries out the others of a batch when one fails', async () => {
  const ids = await newPlayers(4)
  for (const id of ids) await setPay(id)
  failingFor = ids[2] ?? 0
  const runs: TimerRun[] = []
  await runTimerBatch(test.platform, (run) => runs.push(run))
  expect(await goldOf(ids)).toEqual([10, 10, 0, 10])
  expect(await timersLeft()).toEqual([{ playerId: failingFor, attempts: 1 }])
  expect(runs.filter(({ succeeded }) => !succeeded)).toHaveLength(1)
  failingFor = 0
  test.clock.advance(2)
  expect(await runTimerBatch(test.platform)).toBe(1)
  expect(await goldOf(ids)).toEqual([10, 10, 10, 10])
})

it('carries out the others of a batch when one cuts its connection every time', async () => {
  const ids = await newPlayers(4)
  for (const id of ids) await setPay(id)
  cuttingFor = ids[2] ?? 0
  const loop = runTimers(test.platform, { pollMs: 5, concurrency: 1 })
  await expect.poll(() => goldOf(ids)).toEqual([10, 10, 0, 10])
  await expect.poll(timersLeft).toEqual([{ playerId: cuttingFor, attempts: 1 }])
  await loop.stop()
})

it('rolls a batch back only when all its timers have ended', async () => {
  const ids = await newPlayers(2)
  for (const id of ids) await setPay(id)
  const [failing = 0, late = 0] = ids
  failingFor = failing
  lateSubject = late * 10
  await runTimerBatch(test.platform)
  expect(await goldOf(ids)).toEqual([0, 10])
  expect((await findPlayer(late))?.missionsWon).toBe(1)
  expect(await timersLeft()).toEqual([{ playerId: failing, attempts: 1 }])
})

it('leaves timers of the server to their own loop', async () => {
  checking.resolve()
  const dueAt = test.clock.now()
  await inTransaction(async () => scheduleTimer({ kind: 'invariants', subjectId: 0, playerId: null, dueAt }))
  expect(await runTimerBatch(test.platform)).toBe(0)
})

it('runs timers of one player in the order in which they were due', async () => {
  const [id = 0] = await newPlayers(1)
  for (const number of [1, 3, 2, 0]) await setPay(id, number, number)
  slowSubject = id * 10 + 3
  expect(await runTimerBatch(test.platform)).toBe(4)
  expect(paid).toEqual([3, 2, 1, 0].map((number) => id * 10 + number))
})

/** Does `work` while somebody else holds these rows. */
async function whileHeld(statement: string, value: number, work: () => Promise<void>): Promise<void> {
  const client = await test.platform.database.pool.connect()
  await client.query('BEGIN')
  await client.query(statement, [value])
  try {
    await work()
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}

it('lets no later timer of a player overtake one that somebody else is settling', async () => {
  const [id = 0, other = 0] = await newPlayers(2)
  await setPay(id, 1, 20)
  for (const player of [id, other]) await setPay(player, 2, 10)
  await whileHeld('SELECT id FROM timer WHERE subject_id = $1 FOR UPDATE', id * 10 + 1, async () => {
    expect(await runTimerBatch(test.platform)).toBe(1)
    expect(await runOneTimer(test.platform)).toBe(false)
  })
  while (await runOneTimer(test.platform));
  expect(paid).toEqual([other * 10 + 2, id * 10 + 1, id * 10 + 2])
})

it('does not wait for a player whose row somebody else holds', async () => {
  const ids = await newPlayers(3)
  for (const id of ids) await setPay(id)
  const [held = 0] = ids
  await whileHeld('SELECT id FROM player WHERE id = $1 FOR UPDATE', held, async () => {
    expect(await runTimerBatch(test.platform)).toBe(2)
    expect(await timersLeft()).toEqual([{ playerId: held, attempts: 0 }])
  })
  expect(await runTimerBatch(test.platform)).toBe(1)
  expect(await goldOf(ids)).toEqual([10, 10, 10])
})

it('shares batches between loops without paying twice', async () => {
  const ids = await newPlayers(12)
  for (const id of ids) for (let number = 0; number < 10; number += 1) await setPay(id, number)
  const loops = [1, 2].map(() => runTimers(test.platform, { pollMs: 5, concurrency: 2 }))
  await expect.poll(timersLeft).toHaveLength(0)
  await Promise.all(loops.map((loop) => loop.stop()))
  expect(await goldOf(ids)).toEqual(ids.map(() => 100))
})

it('runs timers of players while the check of the data takes long', async () => {
  const ids = await newPlayers(2)
  const dueAt = test.clock.now()
  await inTransaction(async () => scheduleTimer({ kind: 'invariants', subjectId: 0, playerId: null, dueAt }))
  const loop = runTimers(test.platform, { pollMs: 5, concurrency: 1 })
  // The check holds its timer's row.
  await expect
    .poll(() => sql`SELECT id FROM timer WHERE kind = 'invariants' FOR UPDATE SKIP LOCKED`)
    .toHaveLength(0)
  for (const id of ids) await setPay(id)
  await expect.poll(() => goldOf(ids)).toEqual([10, 10])
  checking.resolve()
  await loop.stop()
})
