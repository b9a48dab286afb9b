import { DAY_MS } from '#rules/core/game-day.ts'
import { NEW_ADDRESS_DAYS } from '#rules/settings/email-change.ts'
import { command, preparedCommand } from '../../../game/commands/command.ts'
import { now } from '../../../platform/clock.ts'
import { conflict, refuse } from '../../../platform/errors.ts'
import { emailKeyOf } from '../../../platform/mail/email-key.ts'
import { logSecurity } from '../../../platform/security-log.ts'
import { afterCommit } from '../../../platform/transaction.ts'
import { isEmailTaken } from '../account.ts'
import { endEmailChangeTokens } from '../account-token.ts'
import { postLetter } from '../letters.ts'
import { refuseMoreLetters } from '../letters-to-address.ts'
import { type OwnerProof, proveOwner, requireOwner } from '../owner-proof.ts'
import { emailTaken, endEmailChange, findEmailChange, viewEmailChange } from './change.ts'
import { emailChanges } from './models.ts'

/** Asks for another e-mail. An address that was never confirmed is not asked whether it agrees: it may be a typo. */
export const changeEmail = preparedCommand<'changeEmail', OwnerProof>(
  ({ caller, body }) => proveOwner(caller, body),
  async (call, proof) => {
    const { player, address } = call
    const { email } = call.body
    const account = await requireOwner(call, proof)
    if (emailKeyOf(email) === account.emailKey) {
      const message = 'Это и так ваша почта'
      throw refuse('sameEmail', message, { fields: [{ path: 'body.email', message }] })
    }
    if (await isEmailTaken(email)) throw emailTaken()
    await refuseMoreLetters(email)
    const change = {
      playerId: player.id,
      email,
      requestedAt: now(),
      expiresAt: new Date(now().getTime() + NEW_ADDRESS_DAYS * DAY_MS),
      newConfirmedAt: null,
      oldConfirmedAt: account.emailConfirmedAt ? null : now(),
      changesAt: null,
    }
    await endEmailChangeTokens(player.id)
    await emailChanges().upsert(change)
    postLetter('emailChangeNew', player.id)
    postLetter('emailChangeOld', player.id)
    afterCommit(() => logSecurity({ event: 'emailChangeAsked', playerId: player.id, address }))
    return { emailChange: viewEmailChange(change) }
  },
)

export const cancelEmailChange = command<'cancelEmailChange'>(async ({ player }) => {
  if (!(await findEmailChange(player.id))) throw conflict('emailChangeUnknown', 'Смена почты сейчас не идёт')
  await endEmailChange(player.id)
  return undefined
})
