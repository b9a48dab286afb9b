/**
 * `npm run bench -- timers`: a hundred thousand timers due at once. Prints how many are settled a second and how late they
 * are, for timers that do nothing and, for twenty thousand players, for collectors who bring home taxes.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { dataFaults } from '#server/domains/invariants.ts'
import { timerHandlers } from '#server/domains/timers.ts'
import { loadConfig } from '#server/platform/config.ts'
import { createLog } from '#server/platform/log.ts'
import { createPlatform } from '#server/platform/platform.ts'
import { sql, sqlOne } from '#server/platform/sql.ts'
import { runTimers } from '#server/platform/timers/run-timers.ts'
import { openBenchDatabase } from './database-bench.ts'
import { finish, report } from './report.ts'
import { quantile } from './statistics.ts'
import { peopleWorld } from './world.ts'

const COUNT = Number(process.env.BENCH_TIMERS ?? 100_000)
/** Each has one collection of taxes under way. */
const PLAYERS = Number(process.env.BENCH_PLAYERS ?? 20_000)
/** Five times the 1,189 a second of timers that were settled one by one. */
const GOAL_PER_SECOND = 5_945
const PROGRESS_EVERY_MS = 200

const log = createLog({ logLevel: 'error', mode: 'production' })
const database = await openBenchDatabase(log)
const platform = createPlatform(loadConfig(database.env), {
  databaseUrl: database.url,
  log,
  timerHandlers: { ...timerHandlers, nothing: async () => undefined },
})

async function settleAll(name: string, goalPerSecond?: number): Promise<void> {
  const lags: number[] = []
  let failed = 0
  const { count } = await sqlOne<{ count: number }>`SELECT count(*) FROM timer`
  const start = performance.now()
  const dueAt = Date.now()
  await sql`UPDATE timer SET due_at = ${new Date(dueAt)}, run_at = ${new Date(dueAt)}`
  await sql`VACUUM ANALYZE timer`
  const began = performance.now()
  const loop = runTimers(platform, {
    onRun: ({ lag, succeeded }) => {
      if (succeeded) lags.push(lag)
      else failed += 1
    },
  })
  while (lags.length < count) await delay(PROGRESS_EVERY_MS)
  const seconds = (performance.now() - began) / 1000
  await loop.stop()
  const prepared = began - start
  const [p50, p99] = [0.5, 0.99].map((share) => ((quantile(lags, share) - prepared) / 1000).toFixed(1))
  const perSecond = count / seconds
  const speed = `${count} in ${seconds.toFixed(1)} s: ${perSecond.toFixed(0)} a second`
  const isFast = goalPerSecond === undefined || perSecond >= goalPerSecond
  report(name, `${speed}; late: median ${p50} s, 99 % ${p99} s; failed ${failed}`, {
    goal: goalPerSecond === undefined ? 'none failed' : `${goalPerSecond} a second, none failed`,
    isMet: isFast && failed === 0,
  })
}

try {
  await peopleWorld(PLAYERS)
  await sql`
    INSERT INTO timer (kind, subject_id, player_id, due_at, run_at)
    SELECT 'nothing', number, player.id, now(), now()
    FROM generate_series(1, ${COUNT}::int) AS number
    JOIN player ON player.name = 'Bench ' || (1 + number % ${PLAYERS}::int)`
  await settleAll('timers that do nothing', GOAL_PER_SECOND)
  await sql`
    UPDATE player SET taxes_hours = 1, taxes_gold = 100, taxes_started_at = now() - interval '1 hour',
      taxes_ends_at = now() - interval '1 minute' WHERE name LIKE 'Bench %'`
  await sql`
    INSERT INTO timer (kind, subject_id, player_id, due_at, run_at)
    SELECT 'taxesEnd', id, id, now(), now() FROM player WHERE name LIKE 'Bench %'`
  await sql`VACUUM ANALYZE player`
  await settleAll('collectors with taxes')
  const faults = await dataFaults()
  if (faults.length > 0) throw new Error(`The data does not add up: ${JSON.stringify(faults.slice(0, 3))}`)
} finally {
  await platform.close()
  await database.stop()
}
finish('timers')
