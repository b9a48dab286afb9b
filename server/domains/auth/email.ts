import { command } from '../../game/commands/command.ts'
import { report } from '../../game/live/report.ts'
import { now } from '../../platform/clock.ts'
import { conflict } from '../../platform/errors.ts'
import { emailKeyOf } from '../../platform/mail/email-key.ts'
import { findAccount } from './account.ts'
import { mayMailReset, redeemToken } from './account-token.ts'
import { postLetter } from './letters.ts'
import { refuseMoreLetters } from './letters-to-address.ts'
import { accounts } from './models.ts'
import { emailMissing } from './second-factor/prove-caller.ts'
import { inSteadyTime } from './steady-time.ts'

export const sendConfirmEmail = command<'sendConfirmEmail'>(async ({ player }) => {
  const account = await findAccount(player.id)
  if (!account) throw emailMissing()
  if (account.emailConfirmedAt) throw conflict('alreadyConfirmed', 'Почта уже подтверждена')
  await refuseMoreLetters(account.email)
  postLetter('confirmEmail', player.id)
  return undefined
})

export const confirmEmail = command<'confirmEmail'>(async ({ body }) => {
  const { player } = await redeemToken(body.token, 'CONFIRM_EMAIL')
  await accounts().update({ emailConfirmedAt: now() }, { where: { playerId: player.id } })
  report(player.id, 'emailConfirmed')
  return undefined
})

/**
 * In ms. Longer than the work for a known address, so that the time of the answer does not reveal whether it is
 * known.
 */
const RESET_ANSWER_MS = 300

export const sendResetPassword = inSteadyTime(
  RESET_ANSWER_MS,
  command<'sendResetPassword'>(async ({ query }) => {
    const account = await accounts().findOne({ where: { emailKey: emailKeyOf(query.email) } })
    if (account && (await mayMailReset(account.playerId))) postLetter('resetPassword', account.playerId)
    return undefined
  }),
)
