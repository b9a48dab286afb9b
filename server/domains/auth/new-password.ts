import { refuse } from '../../platform/errors.ts'
import { isCommonPassword } from './common-passwords.ts'

/**
 * Checks of a new password that the contract cannot express (it checks the length). 422 passwordsDiffer,
 * passwordTooCommon. `known` are words that anybody can guess: the player's name and e-mail.
 */
export async function checkNewPassword(
  password: string,
  repeated: { readonly value: string; readonly path: string },
  known: readonly string[] = [],
): Promise<void> {
  if (password !== repeated.value) {
    const message = 'Пароли не совпадают'
    throw refuse('passwordsDiffer', message, { fields: [{ path: repeated.path, message }] })
  }
  const folded = password.toLowerCase()
  if ((await isCommonPassword(password)) || known.some((word) => word.toLowerCase() === folded)) {
    const message = 'Этот пароль слишком легко угадать, придумайте другой'
    const path = repeated.path.startsWith('query.') ? 'query.newPassword' : 'body.password'
    throw refuse('passwordTooCommon', message, { fields: [{ path, message }] })
  }
}
