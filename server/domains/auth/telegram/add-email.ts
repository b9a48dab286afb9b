import { preparedCommand } from '../../../game/commands/command.ts'
import { isUniqueViolation } from '../../../platform/database/database-errors.ts'
import { conflict } from '../../../platform/errors.ts'
import { createAccount, findAccount } from '../account.ts'
import { postLetter } from '../letters.ts'
import { checkNewPassword, refuseKnownPassword } from '../new-password.ts'
import { hashPassword } from '../password-hash.ts'
import { emailTaken } from '../register-player.ts'
import { type Launch, requireLaunch, sentInitData } from './launch.ts'
import { findLink } from './link.ts'
import { notLinked } from './manage.ts'

export function emailPresent(message: string) {
  return conflict('emailPresent', message)
}

type Prepared = { readonly launch: Launch; readonly passwordHash: string }

/** The init data prove that the owner of the castle asks, not only somebody with its session. */
export const addEmail = preparedCommand<'addEmail', Prepared>(
  async (call) => {
    const { password, confirmPassword, email } = call.body
    const launch = requireLaunch(call)
    await checkNewPassword(password, { value: confirmPassword, path: 'body.confirmPassword' })
    refuseKnownPassword(password, 'body.password', [email])
    return { launch, passwordHash: await hashPassword(password) }
  },
  async ({ player, body: { email } }, { launch, passwordHash }) => {
    const link = await findLink(player.id)
    if (link?.messengerUserId !== launch.user.id) throw notLinked()
    if (await findAccount(player.id)) throw emailPresent('У замка уже есть почта и пароль')
    try {
      await createAccount(player.id, email, passwordHash)
    } catch (error) {
      throw isUniqueViolation(error, 'account_email_key_key') ? emailTaken() : error
    }
    postLetter('confirmEmail', player.id)
    return undefined
  },
  { proof: sentInitData },
)
