/**
 * `npm run grant-role -- <email> SUPER_ADMIN`: grants a role, for example to the first administrator.
 * `npm run revoke-role -- <email> SUPER_ADMIN`: takes it away and ends the player's sessions. The server may be running.
 */
import { grantRole, revokeRole } from '#server/domains/admin/grant-role.ts'
import { onDatabase } from './on-database.ts'

const REVOKE = '--revoke'
const isRevoking = process.argv.includes(REVOKE)
const [email = '', role = ''] = process.argv.slice(2).filter((word) => word !== REVOKE)
if (!email || !role) {
  const name = isRevoking ? 'revoke-role' : 'grant-role'
  console.error(`Usage: npm run ${name} -- <email> <ROLE>, for example SUPER_ADMIN`)
  process.exit(1)
}

await onDatabase(async () => {
  const roles = await (isRevoking ? revokeRole : grantRole)(email, role)
  console.log(`${email}: ${roles.join(', ')}`)
})
