import { savePlayer } from '../../game/player/ledger.ts'
import { lockPlayer } from '../../game/player/lock-order.ts'
import { notFound } from '../../platform/errors.ts'
import { isRole } from '../../platform/http/caller.ts'
import { emailKeyOf } from '../../platform/mail/email-key.ts'
import { sqlMaybe } from '../../platform/sql.ts'
import { inTransaction } from '../../platform/transaction.ts'

/**
 * Gives the player with this e-mail a role, effective at once in all open sessions. 404 for an unknown e-mail.
 * Returns all roles.
 */
export function grantRole(email: string, role: string): Promise<string[]> {
  return inTransaction(async () => {
    if (!isRole(role)) throw notFound('notFound', `Такой роли нет: ${role}`)
    const found = await sqlMaybe<{ playerId: number }>`
      SELECT player_id FROM account WHERE email_key = ${emailKeyOf(email)}`
    if (!found) throw notFound('notFound', `Нет игрока с почтой ${email}`)
    const player = await lockPlayer(found.playerId)
    const roles = [...new Set([...player.roles, role])]
    savePlayer(player, { roles })
    return roles
  })
}
