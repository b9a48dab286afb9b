import { preparedCommand } from '../../game/commands/command.ts'
import { logSecurity } from '../../platform/security-log.ts'
import { confirmSession } from '../../platform/sessions/sessions.ts'
import { findAccount } from './account.ts'
import { provePassword, requireProof } from './second-factor/prove-caller.ts'
import { forgetGuesses, slowGuessing } from './slow-guessing.ts'

/** The hash that the password matches; null for a wrong one. Wrong passwords count with those of logins. */
async function prove(playerId: number, password: string): Promise<string | null> {
  const emailKey = (await findAccount(playerId))?.emailKey
  // Also at a known device: whoever took over an open session must not guess faster than at the login.
  if (emailKey !== undefined) await slowGuessing(emailKey, false)
  const provenHash = await provePassword(playerId, password)
  if (provenHash !== null && emailKey !== undefined) await forgetGuesses(emailKey)
  return provenHash
}

/** Opens the calls that ask for the password to this session. 409 emailMissing, 422 wrongCredentials. */
export const confirmPassword = preparedCommand<'confirmPassword', string | null>(
  ({ caller, body }) => prove(caller.playerId, body.password),
  async ({ caller, player, address, requestId }, provenHash) => {
    if (provenHash === null)
      logSecurity({ event: 'passwordConfirmationWrong', playerId: player.id, address, requestId })
    await requireProof(player.id, provenHash)
    return { confirmedUntil: (await confirmSession(caller.sessionId)).toISOString() }
  },
)
