import { rm } from 'node:fs/promises'
import { startEmbeddedDatabase } from '#server/platform/database/embedded/embedded.ts'
import { migrateDatabase } from '#server/platform/database/migrate.ts'
import { MIGRATED_FOLDER } from './migrated-folder.ts'
import { makeScratchFolder } from './scratch-folder.ts'
import { silentLog } from './silent-log.ts'

let folder: string | undefined

/** Vitest's globalSetup: a data folder with a migrated, empty database, which new games copy. Making one takes seconds of CPU. */
export async function setup(): Promise<void> {
  folder = await makeScratchFolder('donjon-folder-')
  const database = await startEmbeddedDatabase({ dataDir: folder, log: silentLog })
  try {
    await migrateDatabase(database.url, silentLog)
  } finally {
    await database.stop()
  }
  process.env[MIGRATED_FOLDER] = folder
}

export async function teardown(): Promise<void> {
  if (folder !== undefined) await rm(folder, { recursive: true, force: true })
}
