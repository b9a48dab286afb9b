import { cp, mkdtemp, readdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataFaults } from '#server/domains/invariants.ts'
import { divideTables } from '#server/domains/partitions.ts'
import { tables as descriptions } from '#server/domains/tables.ts'
import { draw } from '#server/game/draws/draw.ts'
import { retireChains } from '#server/game/draws/retire-chains.ts'
import { withPlatform } from '#server/platform/ambient.ts'
import { BackupRefused, readManifest, writeManifest } from '#server/platform/backup/manifest.ts'
import { type RestoreOptions, restoreBackup } from '#server/platform/backup/restore-backup.ts'
import { takeBackup, UNSAVED_TABLES } from '#server/platform/backup/take-backup.ts'
import { applyMigrations, migrateQueue } from '#server/platform/database/migrate.ts'
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts'
import { createPlatform } from '#server/platform/platform.ts'
import { sql } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { isDone, sendCommand, startLoad } from '../../support/command-load.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { settleCallers } from '../../support/settle-callers.ts'
import { silentLog } from '../../support/silent-log.ts'
import { contentDigest } from '../../support/state-digest.ts'
import { createEmptyDatabase, type TestDatabase } from '../../support/test-database.ts'
import { testConfig } from '../../support/test-platform.ts'
import { PASSWORD, register } from '../auth/newcomer.ts'

let place: string
beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'donjon-backup-'))
})
afterAll(() => rm(place, { recursive: true, force: true }))

let count = 0
function newFolder(): string {
  count += 1
  return path.join(place, `backup-${count}`)
}

async function backUp(url: string): Promise<string> {
  const folder = newFolder()
  await takeBackup({ url, folder, game: '0.1.0' })
  return folder
}

async function restore(url: string, folder: string, replace = false, complete?: RestoreOptions['complete']) {
  const tables = descriptions.map(({ table }) => table)
  const manifest = await restoreBackup({ url, folder, replace, log: silentLog, tables, complete })
  await onDatabase(url, divideTables)
  return manifest
}

/** Runs `work` on the database, as a tool beside the server would. */
async function onDatabase<T>(url: string, work: () => Promise<T>): Promise<T> {
  const platform = createPlatform(testConfig({ databasePool: 2 }), { databaseUrl: url, log: silentLog })
  try {
    return await withPlatform(platform, work)
  } finally {
    await platform.close()
  }
}

async function inDatabase<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}

/** Everything that the schema consists of: columns, constraints, indexes, comments. */
function schemaOf(url: string) {
  return inDatabase(
    url,
    `SELECT table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' '
        || coalesce(column_default, '') AS part
      FROM information_schema.columns WHERE table_schema = 'public'
      UNION ALL
      SELECT conrelid::regclass || ' ' || conname || ' ' || convalidated || ' ' || pg_get_constraintdef(oid)
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace
      UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
      ORDER BY part`,
  )
}

function tableCount(url: string) {
  return inDatabase(url, `SELECT count(*)::int AS tables FROM pg_tables WHERE schemaname = 'public'`)
}

async function withEmptyDatabase(work: (database: TestDatabase) => Promise<void>): Promise<void> {
  const database = await createEmptyDatabase()
  try {
    await work(database)
  } finally {
    await database.drop()
  }
}

describe('a world that is played', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ env: { GAME_SPEED: '20' }, timers: true })
  })
  afterAll(() => server.close())

  it('is saved as of one instant and played on from there', async () => {
    const owner = server.visitor()
    const { email, player } = await register(owner)
    const callers = await server.on(() => settleCallers(12))
    const load = startLoad(server.url, callers)
    await expect.poll(() => load.sent.filter(isDone).length).toBeGreaterThan(30)
    const request = { missionKey: 'oldMill', difficulty: 'EASY', skill: 'REAR_BATTLE' } as const
    expect((await owner.api.POST('/missions/start', { body: request })).response.status).toBe(200)
    const folder = await backUp(server.databaseUrl)
    await expect.poll(() => load.sent.filter(isDone).length).toBeGreaterThan(60)
    await load.stop()

    await withEmptyDatabase(async ({ url }) => {
      await restore(url, folder, false, (client) => retireChains(client, new Date()))
      expect(await onDatabase(url, dataFaults)).toEqual([])
      const restored = await startTestServer({
        databaseUrl: url,
        env: { GAME_SPEED: '20' },
        timers: true,
      })
      try {
        // What was answered before the snapshot is in it, once; what came later is done when the call is repeated.
        for (const command of load.sent.filter(isDone).slice(0, 20)) {
          const again = await sendCommand(restored.url, command)
          expect([again.status, again.text]).toEqual([200, command.answer?.text])
        }
        const cookie = owner.cookies()
        const known = await fetch(`${restored.url}/api/auth/data`, { headers: { cookie } })
        expect(await known.json()).toMatchObject({ player: { playerId: player.playerId } })
        const login = await restored
          .visitor()
          .api.POST('/auth/login', { body: { email, password: PASSWORD } })
        expect(login.response.status).toBe(200)
        // Players know the seeds that followed the backup.
        await restored.on(() => inTransaction(() => draw('mission', player.playerId)))
        const { data } = await restored.visitor().api.GET('/public/fair-secrets')
        expect(data?.chains.map(({ retiredOn }) => retiredOn === null)).toEqual([true, false])
        const openRuns = () => restored.on(() => sql`SELECT id FROM mission_run WHERE finished_at IS NULL`)
        await expect.poll(openRuns, { interval: 100 }).toEqual([])
        const ends = await restored.on(
          () =>
            sql`SELECT fight_id IS NOT NULL AS fought FROM mission_run WHERE player_id = ${player.playerId}`,
        )
        expect(ends).toEqual([{ fought: true }])
        expect(await restored.on(dataFaults)).toEqual([])
      } finally {
        await restored.close()
      }
    })
  })
})

describe('a backup', () => {
  let server: TestServer
  let folder: string
  beforeAll(async () => {
    server = await startTestServer()
    await register(server.visitor())
    await server.on(() => settleCallers(2))
    await server.on(() => inTransaction(async () => enqueueMail({ kind: 'confirmEmail', playerId: 4711 })))
    await server.on(
      () => sql`SELECT nextval(pg_get_serial_sequence('mission_run', 'id')) FROM generate_series(1, 500)`,
    )
    folder = await backUp(server.databaseUrl)
  })
  afterAll(() => server.close())

  /** A copy of the backup that a test may damage. */
  async function copyOfBackup(): Promise<string> {
    const copy = newFolder()
    await cp(folder, copy, { recursive: true })
    return copy
  }

  it('brings back every row, the whole schema, the letters and the next ids', async () => {
    await withEmptyDatabase(async ({ url }) => {
      await restore(url, folder)
      const [saved, restored] = [await server.on(contentDigest), await onDatabase(url, contentDigest)]
      for (const table of UNSAVED_TABLES) {
        delete saved[table]
        delete restored[table]
      }
      expect(restored).toEqual(saved)
      expect(await schemaOf(url)).toEqual(await schemaOf(server.databaseUrl))
      const letters = `SELECT key, task_identifier, max_attempts, run_at FROM graphile_worker.jobs ORDER BY key`
      expect(await inDatabase(url, letters)).toEqual(await inDatabase(server.databaseUrl, letters))
      const next = `SELECT nextval(pg_get_serial_sequence('mission_run', 'id'))::int AS id`
      expect(await inDatabase(url, next)).toEqual([{ id: 501 }])
    })
  })

  it('can be read by its owner only, and is not written over', async () => {
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    for (const file of await readdir(folder))
      expect((await stat(path.join(folder, file))).mode & 0o777).toBe(0o600)
    await expect(takeBackup({ url: server.databaseUrl, folder, game: '0.1.0' })).rejects.toThrow(
      BackupRefused,
    )
  })

  it('leaves no folder behind when it fails', async () => {
    const target = newFolder()
    await withEmptyDatabase(async ({ url }) => {
      await expect(takeBackup({ url, folder: target, game: '0.1.0' })).rejects.toThrow('holds no game')
    })
    expect((await readdir(place)).filter((name) => name.startsWith(path.basename(target)))).toEqual([])
  })

  it.each<[string, (copy: string) => Promise<unknown>, string | RegExp]>([
    [
      'cut off',
      (copy) => truncate(path.join(copy, 'player.copy.zst'), 60),
      'player.copy.zst is missing, cut off',
    ],
    ['without a table', (copy) => rm(path.join(copy, 'session.copy.zst')), 'session.copy.zst is missing'],
    [
      'with an exchanged table',
      (copy) => rename(path.join(copy, 'session.copy.zst'), path.join(copy, 'account.copy.zst')),
      'account.copy.zst was changed',
    ],
    [
      'with changed bytes',
      async (copy) => {
        const file = path.join(copy, 'money_entry.copy.zst')
        const bytes = await readFile(file)
        const middle = Math.floor(bytes.length / 2)
        bytes.writeUInt8((bytes[middle] ?? 0) ^ 1, middle)
        await writeFile(file, bytes)
      },
      // Some changed bytes can still be decompressed.
      /money_entry\.copy\.zst (is missing, cut off or damaged|was changed)/,
    ],
    [
      'with a changed manifest',
      async (copy) => {
        const file = path.join(copy, 'manifest.json')
        await writeFile(file, (await readFile(file, 'utf8')).replace(/"rows": \d+/, '"rows": 4711'))
      },
      'manifest.json is damaged',
    ],
    ['without a manifest', (copy) => rm(path.join(copy, 'manifest.json')), 'is no backup'],
  ])('%s is refused, and the database stays empty', async (_name, damage, message) => {
    const copy = await copyOfBackup()
    await damage(copy)
    await withEmptyDatabase(async ({ url }) => {
      await expect(restore(url, copy)).rejects.toThrow(message)
      expect(await tableCount(url)).toEqual([{ tables: 0 }])
    })
  })

  it('replaces a world that is there only if asked to', async () => {
    const other = await startTestServer()
    await register(other.visitor())
    const before = await other.on(contentDigest)
    await expect(restore(other.databaseUrl, folder, true)).rejects.toThrow('A server uses the database')
    const { databaseUrl: url } = other
    await withEmptyDatabase(async (third) => {
      // The world of a server that has stopped.
      const held = await backUp(url)
      await restore(third.url, held)
      await expect(restore(third.url, folder)).rejects.toThrow('not empty')
      expect(await onDatabase(third.url, contentDigest)).toMatchObject({ player: before.player })
      await restore(third.url, folder, true)
      const replaced = await onDatabase(third.url, contentDigest)
      expect(replaced.player).toBe((await server.on(contentDigest)).player)
      expect(replaced.account).not.toBe(before.account)
    })
    await other.close()
  })

  it('that fails half-way leaves the world that was there', async () => {
    await withEmptyDatabase(async ({ url }) => {
      await restore(url, folder)
      const before = await onDatabase(url, contentDigest)
      const copy = await copyOfBackup()
      const manifest = await readManifest(copy)
      // A table of a later version of the game, which nobody here knows.
      const later = manifest.tables.flatMap((table) => [table, { ...table, name: `later_${table.name}` }])
      await writeManifest(copy, { ...manifest, tables: later })
      await expect(restore(url, copy, true)).rejects.toThrow('another version of the game')
      expect(await onDatabase(url, contentDigest)).toEqual(before)
    })
  })

  it('of an older version is migrated', async () => {
    const names = (await readManifest(folder)).migrations.filter((name) => name < '0023')
    await withEmptyDatabase(async (older) => {
      await migrateQueue(older.url, silentLog)
      const client = new pg.Client({ connectionString: older.url })
      await client.connect()
      await applyMigrations(client, names)
      await client.query('INSERT INTO migration (name) SELECT unnest($1::text[])', [names])
      await client.query(`
        INSERT INTO player (name, name_key, energy_at, created_at) VALUES ('Ратибор', 'ратибор', now(), now())`)
      await client.end()
      const old = await backUp(older.url)
      await withEmptyDatabase(async ({ url }) => {
        await restore(url, old)
        expect(await inDatabase(url, 'SELECT name FROM player')).toEqual([{ name: 'Ратибор' }])
        expect(await schemaOf(url)).toEqual(await schemaOf(server.databaseUrl))
        const applied = 'SELECT name FROM migration ORDER BY name'
        expect(await inDatabase(url, applied)).toEqual(await inDatabase(server.databaseUrl, applied))
      })
    })
  })

  it('of a later version is refused', async () => {
    const copy = await copyOfBackup()
    const manifest = await readManifest(copy)
    await writeManifest(copy, { ...manifest, migrations: [...manifest.migrations, '9999-guilds'] })
    await withEmptyDatabase(async ({ url }) => {
      await expect(restore(url, copy)).rejects.toThrow('later version of the game (9999-guilds)')
      expect(await tableCount(url)).toEqual([{ tables: 0 }])
    })
  })

  it('never removes tables of another program', async () => {
    await withEmptyDatabase(async ({ url }) => {
      await restore(url, folder)
      await inDatabase(url, 'CREATE TABLE invoice (id int)')
      await expect(restore(url, folder, true)).rejects.toThrow('another program (invoice)')
      expect(await inDatabase(url, 'SELECT id FROM invoice')).toEqual([])
    })
  })
})
