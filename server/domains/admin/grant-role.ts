import type { Role } from '#generated/types.ts'
import { type LockedPlayer, lockPlayer } from '../../game/player/lock-order.ts'
import { isRole, ROLE_NAMES } from '../../platform/http/callers/caller.ts'
import { emailKeyOf } from '../../platform/mail/email-key.ts'
import { sqlMaybe, sqlOne } from '../../platform/sql.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { setRoles } from './set-roles.ts'

/** For an operator: the player with this e-mail, locked. Throws for an unknown e-mail. */
export async function lockByEmail(email: string): Promise<LockedPlayer> {
  const found = await sqlMaybe<{ playerId: number }>`
    SELECT player_id FROM account WHERE email_key = ${emailKeyOf(email)}`
  if (!found) throw new Error(`No player has the e-mail ${email}`)
  return lockPlayer(found.playerId)
}

function changeRoles(email: string, role: string, change: (roles: readonly Role[], role: Role) => Role[]) {
  return inTransaction(async () => {
    if (!isRole(role)) throw new Error(`There is no role ${role}, but: ${ROLE_NAMES.join(', ')}`)
    const player = await lockByEmail(email)
    return setRoles(player, change(player.roles.filter(isRole), role))
  })
}

/**
 * Gives the player with this e-mail a role, effective at once in all open sessions. Throws for an unknown e-mail or role.
 * Returns all roles.
 */
export function grantRole(email: string, role: string): Promise<Role[]> {
  return changeRoles(email, role, (roles, granted) => [...roles, granted])
}

/**
 * Takes a role from the player with this e-mail and ends the sessions. Throws for an unknown e-mail or role. The last
 * SUPER_ADMIN keeps it: nobody could manage the others.
 */
export function revokeRole(email: string, role: string): Promise<Role[]> {
  return inTransaction(async () => {
    const roles = await changeRoles(email, role, (all, revoked) => all.filter((kept) => kept !== revoked))
    const { left } = await sqlOne<{
      left: number
    }>`SELECT count(*) AS left FROM player WHERE 'SUPER_ADMIN' = ANY(roles)`
    if (role === 'SUPER_ADMIN' && left === 0)
      throw new Error('This is the last SUPER_ADMIN: grant the role to another first')
    return roles
  })
}
