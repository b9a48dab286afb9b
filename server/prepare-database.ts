import { prepareWorld } from './domains/player/world.ts'
import { prepareChains } from './game/draws/prepare-chains.ts'
import { withPlatform } from './platform/ambient.ts'
import type { Config } from './platform/config.ts'
import { startEmbeddedDatabase } from './platform/database/embedded/embedded.ts'
import { migrateDatabase } from './platform/database/migrate.ts'
import type { Log } from './platform/log.ts'
import { createPlatform } from './platform/platform.ts'

export type PreparedDatabase = {
  readonly url: string
  stop(): Promise<void>
}

/** Brings a database in use up to the migrations of the code that is there now. */
export async function updateDatabase(url: string, log: Log): Promise<void> {
  await migrateDatabase(url, log)
}

/** Prepares the server's database: reachable, migrated, with a world. */
export async function prepareDatabase(config: Config, log: Log): Promise<PreparedDatabase> {
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedDatabase({ dataDir: config.dataDir, log })
  const url = config.databaseUrl ?? embedded?.url ?? ''
  const stop = async () => embedded?.stop()
  try {
    await migrateDatabase(url, log)
    const platform = createPlatform({ ...config, databasePool: 2 }, { databaseUrl: url, log })
    try {
      await withPlatform(platform, prepareChains)
      await withPlatform(platform, prepareWorld)
    } finally {
      await platform.close()
    }
    return { url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
