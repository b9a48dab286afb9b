/**
 * `npm run grant-role -- <email> SUPER_ADMIN`: grants a role, for example to the first administrator.
 * `npm run revoke-role -- <email> SUPER_ADMIN`: takes it away and ends the player's sessions. The server may be running.
 */
import { grantRole, revokeRole } from '../server/domains/admin/grant-role.ts'
import { loadConfigOrExit } from '../server/platform/config.ts'
import { migrateDatabase } from '../server/platform/database/migrate.ts'
import { createLog } from '../server/platform/log.ts'
import { createPlatform } from '../server/platform/platform.ts'
import { openDatabase } from './open-database.ts'

const REVOKE = '--revoke'
const isRevoking = process.argv.includes(REVOKE)
const [email = '', role = ''] = process.argv.slice(2).filter((word) => word !== REVOKE)
if (!email || !role) {
  const name = isRevoking ? 'revoke-role' : 'grant-role'
  console.error(`Usage: npm run ${name} -- <email> <ROLE>, for example SUPER_ADMIN`)
  process.exit(1)
}

const config = loadConfigOrExit({ ...process.env, LOG_LEVEL: 'warn' })
const log = createLog(config)
const database = await openDatabase(config, log)
if (database.isOwn) await migrateDatabase(database.url, log)
const platform = createPlatform({ ...config, databasePool: 2 }, { databaseUrl: database.url, log })
try {
  const roles = await (isRevoking ? revokeRole : grantRole)(email, role)
  console.log(`${email}: ${roles.join(', ')}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  await platform.close()
  await database.stop()
}
