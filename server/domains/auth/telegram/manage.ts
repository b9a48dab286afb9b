import { preparedCommand } from '../../../game/commands/command.ts'
import { isUniqueViolation } from '../../../platform/database/database-errors.ts'
import { conflict } from '../../../platform/errors.ts'
import { logSecurity } from '../../../platform/security-log.ts'
import { closeSessions } from '../../../platform/sessions/close-sessions.ts'
import { afterCommit } from '../../../platform/transaction.ts'
import { type OwnerProof, proveOwner, requireOwner } from '../owner-proof.ts'
import { type Launch, requireLaunch, sentInitData } from './launch.ts'
import { createLink, findLink, messengerTaken, noteSession, removeLink } from './link.ts'

export function notLinked() {
  return conflict('messengerNotLinked', 'Замок не привязан к Telegram')
}

/** The caller has proven both: the castle by a session, the Telegram account by its init data. */
export const linkTelegram = preparedCommand<'linkTelegram', Launch>(
  async (call) => requireLaunch(call),
  async ({ player, caller, address }, launch) => {
    const link = await findLink(player.id)
    if (link?.messengerUserId === launch.user.id) {
      await noteSession(player.id, launch, caller.sessionId)
      return undefined
    }
    if (link) throw conflict('messengerLinked', 'Замок уже привязан к другому Telegram')
    try {
      await createLink(player.id, launch, caller.sessionId)
    } catch (error) {
      throw isUniqueViolation(error, 'messenger_account_user') ? messengerTaken() : error
    }
    afterCommit(() => logSecurity({ event: 'telegramLinked', playerId: player.id, address }))
    return undefined
  },
  { proof: sentInitData },
)

/** Who is in the castle by that Telegram account is put out, except the caller. */
export const unlinkTelegram = preparedCommand<'unlinkTelegram', OwnerProof>(
  ({ caller, body }) => proveOwner(caller, body),
  async (call, proof) => {
    const { player, caller, address } = call
    const link = await findLink(player.id)
    if (!link) throw notLinked()
    await requireOwner(call, proof)
    await removeLink(player.id)
    if (link.sessionId && link.sessionId !== caller.sessionId)
      await closeSessions(player.id, [link.sessionId])
    afterCommit(() => logSecurity({ event: 'telegramUnlinked', playerId: player.id, address }))
    return undefined
  },
)
