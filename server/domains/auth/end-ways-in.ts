import { now } from '../../platform/clock.ts'
import { endAccess } from '../../platform/sessions/end-access.ts'
import { isLaunched } from '../../platform/sessions/launches.ts'
import type { CloseReason } from '../../platform/sessions/models.ts'
import { endResets } from './account-token.ts'
import { endEmailChange } from './email-change/change.ts'
import { accounts } from './models.ts'
import { endLoginSteps } from './second-factor/login-step.ts'
import { removeLink } from './telegram/link.ts'

/**
 * Ends everything that opens the castle of a locked player, except the password and the session `exceptSessionId`: other sessions and their pushes, tokens,
 * the messenger, mailed links to a new password, a change of the e-mail, logins that wait for a code, and browsers that count as known. The table is in
 * docs/security.md, "Ways in". In a session that the messenger has opened, the messenger stays: the owner sits in it.
 */
export async function endWaysIn(
  playerId: number,
  reason: CloseReason,
  exceptSessionId?: string,
): Promise<void> {
  const staysInMessenger = exceptSessionId !== undefined && (await isLaunched(exceptSessionId))
  if (!staysInMessenger) await removeLink(playerId)
  await endLoginSteps(playerId)
  await endResets(playerId)
  await endEmailChange(playerId)
  await endAccess(playerId, reason, exceptSessionId)
  // After the sessions: those that end now make no browser known.
  await accounts().update({ accessEndedAt: now() }, { where: { playerId } })
}
