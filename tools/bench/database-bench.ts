/** A PostgreSQL for the bench with the game's tables, in a temporary folder. */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { divideTables } from '#server/domains/partitions.ts'
import { withPlatform } from '#server/platform/ambient.ts'
import { loadConfig } from '#server/platform/config.ts'
import { startEmbeddedDatabase } from '#server/platform/database/embedded/embedded.ts'
import { migrateDatabase } from '#server/platform/database/migrate.ts'
import type { Log } from '#server/platform/log.ts'
import { createPlatform } from '#server/platform/platform.ts'

export type BenchDatabase = {
  readonly url: string
  /** Folder for files of the bench. */
  readonly folder: string
  /** Settings of a server that refuses no call for its rate and ends no mission during a measurement. */
  readonly env: Readonly<Record<string, string>>
  stop(): Promise<void>
}

/** `settings` are of PostgreSQL, as `name=value`. */
export async function openBenchDatabase(log: Log, settings: readonly string[] = []): Promise<BenchDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'donjon-bench-'))
  // Under root, PostgreSQL runs as another user, who must be able to enter the folder.
  await chmod(folder, 0o755)
  const database = await startEmbeddedDatabase({ dataDir: folder, log, settings })
  await migrateDatabase(database.url, log)
  const env = {
    NODE_ENV: 'production',
    SECRET: 'a secret of the bench, at least 32 long',
    LOG_LEVEL: 'warn',
    DATABASE_URL: database.url,
    DATABASE_POOL: '12',
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    PORT: '0',
    PUBLIC_URL: 'http://localhost',
    SMTP_URL: 'smtp://127.0.0.1:9',
    GAME_SPEED: '0.1',
    RATE_LIMIT_FACTOR: '1000000',
  }
  const platform = createPlatform(loadConfig(env), { databaseUrl: database.url, log })
  await withPlatform(platform, divideTables)
  await platform.close()
  return {
    url: database.url,
    folder,
    env,
    stop: async () => {
      await database.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
