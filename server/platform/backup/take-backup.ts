import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { to } from 'pg-copy-streams'
import { readSequences, readTables } from './catalogue.ts'
import { connectForBackup } from './connect.ts'
import { writeContent } from './content.ts'
import { PARTIAL, removeLeftovers } from './leftovers.ts'
import { COPY_LETTERS } from './letters.ts'
import {
  BackupRefused,
  type BackupSequence,
  type BackupTable,
  type Manifest,
  writeManifest,
} from './manifest.ts'

export type BackupOptions = {
  readonly url: string
  /** A folder that does not exist yet. */
  readonly folder: string
  /** Version of the game. */
  readonly game: string
  readonly onTable?: (table: BackupTable) => void
}

/** Tables of the moment: counters of limits, who is connected, which servers run, large live messages, the row that /ready writes. */
export const UNSAVED_TABLES: readonly string[] = [
  'rate_limit',
  'presence',
  'server_process',
  'socket_io_attachments',
  'readiness',
]

/**
 * Nobody changes the tables' form from here on, and everything is read as of one instant. The locks come first: the
 * first query after them fixes the instant.
 */
async function beginSnapshot(client: pg.Client): Promise<void> {
  const names = (await readTables(client)).map(({ name }) => pg.escapeIdentifier(name))
  if (!names.includes('"migration"')) throw new BackupRefused('The database holds no game')
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  await client.query(`LOCK TABLE ${names.join(', ')} IN ACCESS SHARE MODE`)
}

async function sequenceStates(client: pg.Client): Promise<BackupSequence[]> {
  const states: BackupSequence[] = []
  for (const { table, column, name } of await readSequences(client)) {
    // Not of the snapshot but later, so never below an id in it.
    const { rows } = await client.query<{ last_value: string; is_called: boolean }>(
      `SELECT last_value::text, is_called FROM ${name}`,
    )
    const [state] = rows
    if (state) states.push({ table, column, lastValue: state.last_value, isCalled: state.is_called })
  }
  return states
}

async function writeAll(client: pg.Client, folder: string, options: BackupOptions): Promise<Manifest> {
  await beginSnapshot(client)
  const takenAt = new Date().toISOString()
  const { rows: applied } = await client.query<{ name: string }>('SELECT name FROM migration ORDER BY name')
  const { rows: server } = await client.query<{ server_version: string }>('SHOW server_version')
  const tables: BackupTable[] = []
  for (const { name, columns } of await readTables(client)) {
    if (UNSAVED_TABLES.includes(name)) continue
    const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ')
    const text = client.query(to(`COPY (SELECT ${list} FROM ${pg.escapeIdentifier(name)}) TO STDOUT`))
    const table = { name, columns: [...columns], ...(await writeContent(folder, `${name}.copy.zst`, text)) }
    tables.push(table)
    options.onTable?.(table)
  }
  const letters = await writeContent(folder, 'waiting_letters.copy.zst', client.query(to(COPY_LETTERS)))
  const sequences = await sequenceStates(client)
  await client.query('COMMIT')
  return writeManifest(folder, {
    game: options.game,
    takenAt,
    postgres: server[0]?.server_version ?? '',
    migrations: applied.map(({ name }) => name),
    tables,
    sequences,
    letters,
  })
}

/**
 * Writes the world as of one instant to a new folder, while players act: no call waits for it. It is text by COPY, so
 * that any later PostgreSQL can load it. The folder has its name only when it is complete. What backups that were killed more than a
 * day ago have left beside it is removed.
 */
export async function takeBackup(options: BackupOptions): Promise<Manifest> {
  const folder = path.resolve(options.folder)
  const partial = `${folder}${PARTIAL}`
  if (existsSync(folder)) throw new BackupRefused(`${folder} exists`)
  const client = await connectForBackup(options.url)
  try {
    await mkdir(path.dirname(folder), { recursive: true, mode: 0o700 })
    await removeLeftovers(path.dirname(folder))
    if (existsSync(partial))
      throw new BackupRefused(
        `${partial} exists: another backup writes it, or was killed. Name another folder, or remove it`,
      )
    await mkdir(partial, { mode: 0o700 })
    try {
      const manifest = await writeAll(client, partial, options)
      await rename(partial, folder)
      return manifest
    } catch (error) {
      await rm(partial, { recursive: true, force: true })
      throw error
    }
  } finally {
    await client.end()
  }
}
