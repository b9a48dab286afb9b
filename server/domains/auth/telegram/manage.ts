import { preparedCommand } from '../../../game/commands/command.ts'
import { conflict } from '../../../platform/errors.ts'
import { logSecurity } from '../../../platform/security-log.ts'
import { closeSessions } from '../../../platform/sessions/close-sessions.ts'
import { findAllLaunched } from '../../../platform/sessions/launches.ts'
import { afterCommit } from '../../../platform/transaction.ts'
import { postLetter } from '../letters.ts'
import { type OwnerProof, proveOwner, requireOwner } from '../owner-proof.ts'
import { endLoginSteps } from '../second-factor/login-step.ts'
import { type Launch, requireLaunch, sentInitData } from './launch.ts'
import { findLink, linkCastle, removeLink } from './link.ts'

export function notLinked() {
  return conflict('messengerNotLinked', 'Замок не привязан к Telegram')
}

type Proven = { readonly launch: Launch; readonly owner: OwnerProof }

/**
 * The caller proves both: the castle by its password, the Telegram account by its init data. A session alone gains no other way in. It does not count as
 * opened by the messenger: it may be the owner's, and the messenger somebody else's.
 */
export const linkTelegram = preparedCommand<'linkTelegram', Proven>(
  async (call) => ({ launch: requireLaunch(call), owner: await proveOwner(call.caller, call.body) }),
  async (call, { launch, owner }) => {
    const { player, address } = call
    await requireOwner(call, owner)
    await linkCastle({ playerId: player.id, address }, launch)
    return undefined
  },
  { proof: sentInitData },
)

/** Who is in the castle by that Telegram account, or on the way to it, is put out, except the caller. */
export const unlinkTelegram = preparedCommand<'unlinkTelegram', OwnerProof>(
  ({ caller, body }) => proveOwner(caller, body),
  async (call, proof) => {
    const { player, caller, address } = call
    if (!(await findLink(player.id))) throw notLinked()
    await requireOwner(call, proof)
    await removeLink(player.id)
    await endLoginSteps(player.id)
    const launched = await findAllLaunched(player.id)
    await closeSessions(
      player.id,
      launched.filter((id) => id !== caller.sessionId),
    )
    postLetter('telegramUnlinked', player.id)
    afterCommit(() => logSecurity({ event: 'telegramUnlinked', playerId: player.id, address }))
    return undefined
  },
)
