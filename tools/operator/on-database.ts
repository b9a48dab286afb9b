import { migrateDatabase } from '#server/platform/database/migrate.ts'
import { createLog } from '#server/platform/log.ts'
import { createPlatform } from '#server/platform/platform.ts'
import { loadOperatorConfig } from './load-operator-config.ts'
import { openDatabase } from './open-database.ts'

/**
 * Runs the work of a tool on the game's database, beside a running server or without one. Prints what goes wrong and sets
 * the exit code.
 */
export async function onDatabase(work: () => Promise<void>): Promise<void> {
  const config = loadOperatorConfig()
  const log = createLog(config)
  const database = await openDatabase(config, log)
  if (database.isOwn) await migrateDatabase(database.url, log)
  const platform = createPlatform({ ...config, databasePool: 2 }, { databaseUrl: database.url, log })
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  } finally {
    await platform.close()
    await database.stop()
  }
}
