import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import pg from 'pg'
import { divideTables } from '#server/domains/partitions.ts'
import { withPlatform } from '#server/platform/ambient.ts'
import { loadConfig } from '#server/platform/config.ts'
import { startEmbeddedDatabase } from '#server/platform/database/embedded/embedded.ts'
import { migrateDatabase } from '#server/platform/database/migrate.ts'
import { createPlatform } from '#server/platform/platform.ts'
import { makeScratchFolder } from './scratch-folder.ts'
import { silentLog } from './silent-log.ts'

/** A PostgreSQL for tests with one migrated database to copy. */
export type DatabaseServer = {
  /** URL of the server's own database. Its user may create others. */
  readonly url: string
  stop(): Promise<void>
}

const SECRET = 'a secret of the template, at least 32 long'
export const TEMPLATE_NAME = 'donjon_template'

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Speed matters more than durability here, so it does not wait for the disk. */
const FAST_SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'file_copy_method=clone',
  'max_wal_size=512MB',
  // The tables are small, and the other cores run other tests.
  'max_parallel_workers_per_gather=0',
  'jit=off',
]

async function makeTemplate(serverUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`CREATE DATABASE ${TEMPLATE_NAME}`)
  await client.end()
  const url = databaseUrl(serverUrl, TEMPLATE_NAME)
  await migrateDatabase(url, silentLog)
  const platform = createPlatform(loadConfig({ NODE_ENV: 'test', DATA_DIR: tmpdir(), SECRET }), {
    databaseUrl: url,
    log: silentLog,
  })
  await withPlatform(platform, divideTables)
  await platform.close()
}

export async function startDatabaseServer(): Promise<DatabaseServer> {
  const folder = await makeScratchFolder('donjon-test-')
  const database = await startEmbeddedDatabase({ dataDir: folder, log: silentLog, settings: FAST_SETTINGS })
  const stop = async () => {
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await makeTemplate(database.url)
  } catch (error) {
    // Stops the server when the run ends, since nothing else would.
    await stop()
    throw error
  }
  return { url: database.url, stop }
}
