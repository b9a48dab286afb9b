import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { applyMigration } from '#server/platform/database/apply-migration.ts'
import { lockMigrations } from '#server/platform/database/migrate.ts'
import type { Log } from '#server/platform/log.ts'
import { buildPlayer } from '../../support/build-player.ts'
import { startTestServer, type TestClient, type TestServer } from '../../support/server.ts'
import { silentLog } from '../../support/silent-log.ts'

let server: TestServer
let lord: TestClient
/** Somebody with a long transaction, for example a backup. */
let holder: pg.Client
let migrator: pg.Client

beforeAll(async () => {
  server = await startTestServer()
  lord = await server.browserOf((await server.on(() => buildPlayer())).id)
})
afterAll(() => server.close())

async function connect() {
  const client = new pg.Client({ connectionString: server.databaseUrl })
  await client.connect()
  return client
}
beforeEach(async () => {
  ;[holder, migrator] = await Promise.all([connect(), connect()])
})
afterEach(() => Promise.all([holder.end(), migrator.end()]))

const ADD_COLUMN = { name: '9001-mark', text: 'ALTER TABLE player ADD COLUMN mark int' }
const QUICK = { lockTimeoutMs: 200, pauseMs: 100 }

/** A log that counts how often a migration has given up. */
function countingLog() {
  const refusals: unknown[] = []
  const log: Log = Object.assign(Object.create(silentLog), { warn: (facts: unknown) => refusals.push(facts) })
  return { log, refusals }
}

async function isApplied({ name }: { readonly name: string }): Promise<boolean> {
  const { rowCount } = await migrator.query('SELECT FROM migration WHERE name = $1', [name])
  return rowCount === 1
}

function logOutElsewhere() {
  return lord.fetch('/api/player-sessions/close-others', { method: 'POST' })
}

it('gives up and tries again while calls of the running version go on, until its lock is free', async () => {
  await holder.query('BEGIN; LOCK TABLE player IN ACCESS SHARE MODE')
  const { log, refusals } = countingLog()
  let isDone = false
  const migrated = applyMigration(migrator, ADD_COLUMN, log, { ...QUICK, tries: 1000 }).finally(() => {
    isDone = true
  })
  const statuses = new Set<number>()
  while (refusals.length < 3) statuses.add((await logOutElsewhere()).status)
  expect([...statuses]).toEqual([200])
  expect(isDone).toBe(false)

  await holder.query('COMMIT')
  await migrated
  expect(await isApplied(ADD_COLUMN)).toBe(true)
  expect((await logOutElsewhere()).status).toBe(200)
})

it('fails in the end without having changed anything', async () => {
  const migration = { name: '9002-more', text: 'ALTER TABLE player ADD COLUMN more int' }
  await holder.query('BEGIN; LOCK TABLE player IN ACCESS SHARE MODE')
  const { log, refusals } = countingLog()
  const failed = applyMigration(migrator, migration, log, { ...QUICK, tries: 2 })
  await expect(failed).rejects.toMatchObject({ code: '55P03' })
  expect(refusals).toHaveLength(1)
  await holder.query('COMMIT')
  expect(await isApplied(migration)).toBe(false)
  await expect(migrator.query('SELECT more FROM player')).rejects.toThrow('more')
})

it('builds an index outside of a transaction while another server waits to migrate', async () => {
  const migration = {
    name: '9003-index',
    text: `-- Outside of a transaction
      DROP INDEX CONCURRENTLY IF EXISTS player_probe;
      CREATE INDEX CONCURRENTLY player_probe ON player (created_at);`,
  }
  await lockMigrations(migrator, silentLog)
  const waiting = lockMigrations(holder, silentLog)
  await applyMigration(migrator, migration, silentLog)
  // After an interruption it starts again from the first statement.
  await migrator.query('DELETE FROM migration WHERE name = $1', [migration.name])
  await applyMigration(migrator, migration, silentLog)
  expect(await isApplied(migration)).toBe(true)
  await migrator.query('SELECT pg_advisory_unlock_all()')
  await waiting
})
