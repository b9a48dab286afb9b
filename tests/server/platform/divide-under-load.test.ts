import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dividedTables, divideTables } from '#server/domains/partitions.ts'
import { withPlatform } from '#server/platform/ambient.ts'
import { migrateDatabase } from '#server/platform/database/migrate.ts'
import { createPlatform, type Platform } from '#server/platform/platform.ts'
import { sql, sqlOne } from '#server/platform/sql.ts'
import { campaignSize } from '../../support/campaign.ts'
import { isDone, startLoad } from '../../support/command-load.ts'
import { expectEachOnce } from '../../support/each-once.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { settleCallers } from '../../support/settle-callers.ts'
import { silentLog } from '../../support/silent-log.ts'
import { createEmptyDatabase, type TestDatabase } from '../../support/test-database.ts'
import { testConfig } from '../../support/test-platform.ts'

const { players, rows } = campaignSize({
  small: { players: 6, rows: 20_000 },
  full: { players: 50, rows: 1_000_000 },
})
/** Commands that players get done before and after. */
const PLAYED_MS = 1500

let database: TestDatabase
let server: TestServer
let divider: Platform

beforeAll(async () => {
  database = await createEmptyDatabase()
  await migrateDatabase(database.url, silentLog)
  server = await startTestServer({
    databaseUrl: database.url,
    timers: true,
    env: { GAME_SPEED: '20', RATE_LIMIT_FACTOR: '1000' },
  })
  divider = createPlatform(testConfig({ databasePool: 2 }), { databaseUrl: database.url, log: silentLog })
})
afterAll(async () => {
  await divider.close()
  await server.close()
  await database.drop()
})

/** A long history of each player, whose sum is nothing. */
function growLedger() {
  return sql`
    INSERT INTO money_entry (player_id, currency, amount, balance_after, source, created_at)
    SELECT id, 'GOLD', CASE turn % 2 WHEN 1 THEN 1 ELSE -1 END, gold + turn % 2, 'TAXES', now() - make_interval(mins => ${rows} - turn)
    FROM player, generate_series(1, ${Math.round(rows / players / 2) * 2}) AS turn`
}

it('divides the tables of a world with a long ledger while its players act, and loses nothing', async () => {
  const callers = await server.on(() => settleCallers(players))
  await server.on(growLedger)
  const tries: (number | undefined)[] = []
  const load = startLoad(server.url, callers, {
    insists: true,
    onTry: (answer) => tries.push(answer?.status),
  })
  await delay(PLAYED_MS)
  const before = load.sent.length
  const started = performance.now()
  await withPlatform(divider, divideTables)
  const seconds = (performance.now() - started) / 1000
  await delay(PLAYED_MS)
  await load.stop()
  console.log(
    `divided ${dividedTables.length} tables in ${seconds.toFixed(1)} s: ${load.sent.length} commands, ${before} of them before`,
  )

  // The game refuses some: an army is out, a castle is full.
  expect(tries.filter((status) => status === undefined || status >= 500)).toEqual([])
  const { isDivided, old } = await server.on(
    () => sqlOne<{ isDivided: boolean; old: number }>`
      SELECT (SELECT relkind = 'p' FROM pg_class WHERE oid = 'money_entry'::regclass) AS is_divided,
        (SELECT count(*) FROM money_entry WHERE source = 'TAXES') AS old`,
  )
  expect({ isDivided, old }).toEqual({ isDivided: true, old: Math.round(rows / players / 2) * 2 * players })
  await expectEachOnce(server.on, load.sent.filter(isDone))
})
