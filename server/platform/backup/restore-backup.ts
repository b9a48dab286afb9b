import path from 'node:path'
import pg from 'pg'
import { from } from 'pg-copy-streams'
import {
  applyMigrations,
  applyMissing,
  lockMigrations,
  migrateQueue,
  unknownMigrations,
} from '../database/migrate.ts'
import { refuseRunningServer } from '../database/refuse-running-server.ts'
import type { Log } from '../log.ts'
import { readDetachables, readSequences, readTables } from './catalogue.ts'
import { connectForBackup } from './connect.ts'
import { readContent, verifyContent } from './content.ts'
import { COPY_TO_LETTERS, openLetters, orderLetters } from './letters.ts'
import { BackupRefused, type BackupTable, type Manifest, readManifest } from './manifest.ts'

export type RestoreOptions = {
  readonly url: string
  /** The folder of the backup. */
  readonly folder: string
  /** Removes the world that the database holds. */
  readonly replace: boolean
  /** The tables of the game. A database with others belongs to another program too. */
  readonly tables: readonly string[]
  readonly log: Log
  readonly onTable?: (table: BackupTable) => void
  /** What the game changes in a restored world, in the same transaction. */
  readonly complete?: (client: pg.ClientBase) => Promise<void>
}

/** Reads the whole backup: nothing is touched if a part is missing, cut off or changed. */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  for (const content of [...manifest.tables, manifest.letters]) {
    const { file, rows, bytes, sha256 } = content
    await verifyContent(folder, { file, rows, bytes, sha256 })
  }
  return manifest
}

async function holdsRows(client: pg.Client, table: string): Promise<boolean> {
  return Boolean((await client.query(`SELECT FROM ${pg.escapeIdentifier(table)} LIMIT 1`)).rowCount)
}

/** An empty game, whose tables have no rows, counts as empty. */
async function refuseFullDatabase(client: pg.Client, { tables, replace }: RestoreOptions): Promise<void> {
  const present = (await readTables(client)).map(({ name }) => name)
  const foreign = present.filter((name) => !tables.includes(name))
  if (foreign.length > 0)
    throw new BackupRefused(`The database holds tables of another program (${foreign.join(', ')})`)
  if (replace) return
  for (const table of present.filter((name) => name !== 'migration'))
    if (await holdsRows(client, table))
      throw new BackupRefused('The database is not empty: restore into a new one, or add --replace')
}

async function dropTables(client: pg.Client): Promise<void> {
  const names = (await readTables(client)).map(({ name }) => pg.escapeIdentifier(name))
  if (names.length > 0) await client.query(`DROP TABLE ${names.join(', ')}`)
}

/** Throws `BackupRefused` if the tables differ from those of the backup: it is of another version of the game. */
async function requireSameTables(client: pg.Client, manifest: Manifest): Promise<void> {
  const made = new Map((await readTables(client)).map(({ name, columns }) => [name, [...columns].sort()]))
  for (const { name, columns } of manifest.tables) {
    if (JSON.stringify(made.get(name)) === JSON.stringify([...columns].sort())) continue
    throw new BackupRefused(
      `The backup is of another version of the game (${manifest.game}): ${name} differs`,
    )
  }
}

async function load(client: pg.Client, manifest: Manifest, options: RestoreOptions): Promise<void> {
  for (const table of manifest.tables) {
    const list = table.columns.map((column) => pg.escapeIdentifier(column)).join(', ')
    const target = client.query(from(`COPY ${pg.escapeIdentifier(table.name)} (${list}) FROM STDIN`))
    const { file, rows, bytes, sha256 } = table
    await readContent(options.folder, { file, rows, bytes, sha256 }, target)
    options.onTable?.(table)
  }
  await openLetters(client)
  await readContent(options.folder, manifest.letters, client.query(from(COPY_TO_LETTERS)))
  await orderLetters(client)
}

async function setSequences(client: pg.Client, manifest: Manifest): Promise<void> {
  const names = new Map((await readSequences(client)).map((one) => [`${one.table}.${one.column}`, one.name]))
  for (const { table, column, lastValue, isCalled } of manifest.sequences) {
    const name = names.get(`${table}.${column}`)
    if (name) await client.query('SELECT setval($1::regclass, $2, $3)', [name, lastValue, isCalled])
  }
}

/** Everything in one transaction: whoever looks sees what was there before, or the whole world. */
async function replaceWorld(client: pg.Client, manifest: Manifest, options: RestoreOptions): Promise<void> {
  await client.query('BEGIN')
  await dropTables(client)
  await applyMigrations(client, manifest.migrations)
  await requireSameTables(client, manifest)
  const detachables = await readDetachables(client)
  for (const { drop } of [...detachables].reverse()) await client.query(drop)
  const loaded = manifest.tables.map(({ name }) => pg.escapeIdentifier(name))
  await client.query(`TRUNCATE ${loaded.join(', ')}`)
  await load(client, manifest, options)
  for (const { make } of detachables) await client.query(make)
  await setSequences(client, manifest)
  await applyMissing(client)
  await options.complete?.(client)
  await client.query('COMMIT')
}

/**
 * Loads a backup into an empty database and migrates it to this version of the game. Refuses a database that is in use
 * or not empty, and a backup that is damaged. Whatever fails, the database is as it was before.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const folder = path.resolve(options.folder)
  const manifest = await verifyBackup(folder)
  const later = await unknownMigrations(manifest.migrations)
  if (later.length > 0)
    throw new BackupRefused(`The backup is of a later version of the game (${later.join(', ')})`)
  const client = await connectForBackup(options.url)
  try {
    // A server that starts meanwhile waits with its migrations until the world is there.
    await lockMigrations(client, options.log)
    await refuseRunningServer(client)
    await refuseFullDatabase(client, options)
    await migrateQueue(options.url, options.log)
    await replaceWorld(client, manifest, { ...options, folder })
    await client.query('ANALYZE')
  } finally {
    // Ends the transaction as well if it was not committed.
    await client.end()
  }
  return manifest
}
