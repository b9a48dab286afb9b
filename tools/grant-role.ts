/**
 * `npm run grant-role -- <email> SUPER_ADMIN`: grants a role, for example to the first administrator. The
 * server may be running.
 */
import { grantRole } from '../server/domains/admin/grant-role.ts'
import { loadConfigOrExit } from '../server/platform/config.ts'
import { migrateDatabase } from '../server/platform/database/migrate.ts'
import { createLog } from '../server/platform/log.ts'
import { createPlatform } from '../server/platform/platform.ts'
import { openDatabase } from './open-database.ts'

const [, , email = '', role = ''] = process.argv
if (!email || !role) {
  console.error('Usage: npm run grant-role -- <email> <ROLE>, for example SUPER_ADMIN')
  process.exit(1)
}

const config = loadConfigOrExit({ ...process.env, LOG_LEVEL: 'warn' })
const log = createLog(config)
const database = await openDatabase(config, log)
if (database.isOwn) await migrateDatabase(database.url, log)
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
