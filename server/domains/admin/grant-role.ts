import { emailKeyOf } from '../../game/player/email-key.ts'
import { savePlayer } from '../../game/player/ledger.ts'
import { lockPlayer } from '../../game/player/lock-order.ts'
import { players } from '../../game/player/models.ts'
import { notFound } from '../../platform/errors.ts'
import { isRole } from '../../platform/http/caller.ts'
import { inTransaction } from '../../platform/transaction.ts'

/** Gives the player of this e-mail a role, at once for all open sessions. 404 for an unknown one. Returns all roles. */
export function grantRole(email: string, role: string): Promise<string[]> {
  return inTransaction(async () => {
    if (!isRole(role)) throw notFound('notFound', `Такой роли нет: ${role}`)
    const found = await players().findOne({ where: { emailKey: emailKeyOf(email) } })
    if (!found) throw notFound('notFound', `Нет игрока с почтой ${email}`)
    const player = await lockPlayer(found.id)
    const roles = [...new Set([...player.roles, role])]
    savePlayer(player, { roles })
    return roles
  })
}
