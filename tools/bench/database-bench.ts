/** A PostgreSQL of the bench's own with the game's tables, in a folder that goes with it. */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedDatabase } from '../../server/platform/database/embedded/embedded.ts'
import { migrateDatabase } from '../../server/platform/database/migrate.ts'
import type { Log } from '../../server/platform/log.ts'

export type BenchDatabase = {
  readonly url: string
  /** For files of the bench. */
  readonly folder: string
  /** Settings of a server on it that turns nobody away, and in which no mission ends while it is counted. */
  readonly env: Readonly<Record<string, string>>
  stop(): Promise<void>
}

export async function openBenchDatabase(log: Log): Promise<BenchDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'donjon-bench-'))
  // PostgreSQL runs as a user of its own under root, and must be able to pass.
  await chmod(folder, 0o755)
  const database = await startEmbeddedDatabase({ dataDir: folder, log })
  await migrateDatabase(database.url, log)
  return {
    url: database.url,
    folder,
    env: {
      NODE_ENV: 'production',
      SECRET: 'a secret of the bench, at least 32 long',
      LOG_LEVEL: 'warn',
      DATABASE_URL: database.url,
      DATABASE_POOL: '12',
      DATA_DIR: folder,
      HOST: '127.0.0.1',
      PORT: '0',
      SMTP_URL: 'smtp://127.0.0.1:9',
      GAME_SPEED: '0.1',
      RATE_LIMIT_FACTOR: '1000000',
    },
    stop: async () => {
      await database.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
