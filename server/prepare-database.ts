import { setTimeout as delay } from 'node:timers/promises'
import { divideTables } from './domains/partitions.ts'
import { prepareWorld } from './domains/player/world.ts'
import { prepareChains } from './game/draws/prepare-chains.ts'
import { withPlatform } from './platform/ambient.ts'
import type { Config } from './platform/config.ts'
import { awaitPrimary, isWorthWaitingFor } from './platform/database/await-primary.ts'
import { checkPooler } from './platform/database/check-pooler.ts'
import { warnOfCollation } from './platform/database/collation.ts'
import { startEmbeddedDatabase } from './platform/database/embedded/embedded.ts'
import { migrateDatabase } from './platform/database/migrate.ts'
import { limitRole, warnOfMissingLimits } from './platform/database/time-limits.ts'
import type { Log } from './platform/log.ts'
import { createPlatform } from './platform/platform.ts'

export type PreparedDatabase = {
  /** For calls; leads to a pooler if there is one. */
  readonly url: string
  stop(): Promise<void>
}

/** The pause before the database that went away again is waited for, ms. */
const AGAIN_MS = 1000

/** Waits for an operator's database, and refuses a way to it that does not keep what the game needs. */
async function reachDatabase(url: string, config: Config, log: Log, signal?: AbortSignal): Promise<void> {
  for (;;) {
    try {
      return await tryDatabase(url, config, log, signal)
    } catch (error) {
      signal?.throwIfAborted()
      if (!isWorthWaitingFor(error)) throw error
      log.warn({ err: error }, 'the database went away during the start')
      await delay(AGAIN_MS, undefined, { signal })
    }
  }
}

async function tryDatabase(
  url: string,
  { databaseDirectUrl: directUrl }: Config,
  log: Log,
  signal?: AbortSignal,
): Promise<void> {
  if (directUrl !== undefined) {
    await awaitPrimary(directUrl, log, signal)
    await limitRole(directUrl)
  }
  await awaitPrimary(url, log, signal)
  await checkPooler(url, directUrl)
  if (directUrl !== undefined) await warnOfMissingLimits(url, log)
  await warnOfCollation(directUrl ?? url, log)
}

async function onDatabase(url: string, config: Config, log: Log, work: () => Promise<void>): Promise<void> {
  const platform = createPlatform({ ...config, databasePool: 2 }, { databaseUrl: url, log })
  try {
    await withPlatform(platform, work)
  } finally {
    await platform.close()
  }
}

/** Brings a database in use up to the migrations that are there now, and divides tables that this code wants divided. */
export async function updateDatabase(url: string, config: Config, log: Log): Promise<void> {
  await migrateDatabase(config.databaseDirectUrl ?? url, log)
  await onDatabase(url, config, log, () => divideTables())
}

/**
 * Prepares the server's database: reachable, migrated, with a world. Waits for one that is away until the signal stops it.
 */
export async function prepareDatabase(
  config: Config,
  log: Log,
  signal?: AbortSignal,
): Promise<PreparedDatabase> {
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedDatabase({ dataDir: config.dataDir, log })
  const url = config.databaseUrl ?? embedded?.url ?? ''
  const stop = async () => embedded?.stop()
  try {
    if (!embedded) await reachDatabase(url, config, log, signal)
    await migrateDatabase(config.databaseDirectUrl ?? url, log, signal)
    signal?.throwIfAborted()
    await onDatabase(url, config, log, async () => {
      await divideTables(signal)
      await prepareChains()
      await prepareWorld()
    })
    return { url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
