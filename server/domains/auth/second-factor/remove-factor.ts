import { lockPlayer } from '../../../game/player/lock-order.ts'
import { emailKeyOf } from '../../../platform/mail/email-key.ts'
import { closeAllSessions } from '../../../platform/sessions/close-sessions.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { postLetter } from '../letters.ts'
import { accounts } from '../models.ts'
import { findConfirmedFactor } from './factor.ts'
import { endLoginSteps } from './login-step.ts'
import { secondFactors } from './models.ts'

/** Logins of the player need no code any more. A letter reports it. The player is locked. */
export async function removeFactor(playerId: number): Promise<void> {
  await secondFactors().destroy({ where: { playerId } })
  await endLoginSteps(playerId)
  postLetter('secondFactorOff', playerId)
}

/**
 * For an operator whom a player without phone and recovery codes has asked. Every session ends: whoever found the
 * phone may be logged in on it. Throws for an unknown e-mail and for an account without a second factor.
 */
export function removeFactorOf(email: string): Promise<void> {
  return inTransaction(async () => {
    const account = await accounts().findOne({ where: { emailKey: emailKeyOf(email) } })
    if (!account) throw new Error(`No player has the e-mail ${email}`)
    const player = await lockPlayer(account.playerId)
    if (!(await findConfirmedFactor(player.id))) throw new Error(`${email} has no second factor`)
    await removeFactor(player.id)
    await closeAllSessions(player.id, 'CLOSED_ELSEWHERE')
  })
}
