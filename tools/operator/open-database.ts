import { readFile } from 'node:fs/promises'
import type { Config } from '#server/platform/config.ts'
import { describeDatabase } from '#server/platform/database/describe-database.ts'
import { startEmbeddedDatabase } from '#server/platform/database/embedded/embedded.ts'
import { clusterOf } from '#server/platform/database/embedded/make-cluster.ts'
import { findPostmaster } from '#server/platform/database/embedded/postmaster.ts'
import { reachableDataDir } from '#server/platform/database/embedded/reachable-data-dir.ts'
import { postgresUser } from '#server/platform/database/embedded/run-as.ts'
import type { Log } from '#server/platform/log.ts'

export type OpenDatabase = {
  readonly url: string
  /** Whether it was started for this command, so that no server has migrated it. */
  readonly isOwn: boolean
  stop(): Promise<void>
}

/**
 * The database of DATABASE_URL, that of the running server, or one started for this command. Says which one it is before anything
 * happens to it, on standard error: standard output is the command's answer.
 */
export async function openDatabase(config: Config, log: Log): Promise<OpenDatabase> {
  console.error(`Database: ${describeDatabase(config)}`)
  if (config.databaseUrl) return { url: config.databaseUrl, isOwn: false, stop: async () => undefined }
  const cluster = clusterOf(await reachableDataDir(config.dataDir, await postgresUser()))
  const running = await findPostmaster(cluster.folder)
  if (!running?.ready)
    return { ...(await startEmbeddedDatabase({ dataDir: config.dataDir, log })), isOwn: true }
  const password = (await readFile(cluster.passwordFile, 'utf8')).trim()
  return {
    url: `postgresql://donjon:${password}@127.0.0.1:${running.port}/donjon`,
    isOwn: false,
    stop: async () => undefined,
  }
}
