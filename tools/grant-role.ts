/**
 * `npm run grant-role -- <email> SUPER_ADMIN`: grants a role, for example to the first administrator. The
 * server may be running.
 */
import { readFile } from 'node:fs/promises'
import { grantRole } from '../server/domains/admin/grant-role.ts'
import { type Config, loadConfigOrExit } from '../server/platform/config.ts'
import { startEmbeddedDatabase } from '../server/platform/database/embedded/embedded.ts'
import { clusterOf } from '../server/platform/database/embedded/make-cluster.ts'
import { findPostmaster } from '../server/platform/database/embedded/postmaster.ts'
import { reachableDataDir } from '../server/platform/database/embedded/reachable-data-dir.ts'
import { postgresUser } from '../server/platform/database/embedded/run-as.ts'
import { migrateDatabase } from '../server/platform/database/migrate.ts'
import { createLog } from '../server/platform/log.ts'
import { createPlatform } from '../server/platform/platform.ts'

const [, , email = '', role = ''] = process.argv
if (!email || !role) {
  console.error('Usage: npm run grant-role -- <email> <ROLE>, for example SUPER_ADMIN')
  process.exit(1)
}

/** The database of DATABASE_URL, that of the running server, or one started for this command. */
async function openDatabase(config: Config): Promise<{ url: string; stop(): Promise<void> }> {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: async () => undefined }
  const cluster = clusterOf(await reachableDataDir(config.dataDir, await postgresUser()))
  const running = await findPostmaster(cluster.folder)
  if (running?.ready) {
    const password = (await readFile(cluster.passwordFile, 'utf8')).trim()
    const url = `postgresql://donjon:${password}@127.0.0.1:${running.port}/donjon`
    return { url, stop: async () => undefined }
  }
  const own = await startEmbeddedDatabase({ dataDir: config.dataDir, log })
  await migrateDatabase(own.url, log)
  return own
}

const config = loadConfigOrExit({ ...process.env, LOG_LEVEL: 'warn' })
const log = createLog(config)
const database = await openDatabase(config)
const platform = createPlatform({ ...config, databasePool: 2 }, { databaseUrl: database.url, log })
try {
  const roles = await grantRole(email, role)
  console.log(`${email}: ${roles.join(', ')}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  await platform.close()
  await database.stop()
}
