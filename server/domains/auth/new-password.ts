import { refuse } from '../../platform/errors.ts'
import { isCommonPassword } from './common-passwords.ts'

function tooCommon(path: string) {
  const message = 'Этот пароль слишком легко угадать, придумайте другой'
  return refuse('passwordTooCommon', message, { fields: [{ path, message }] })
}

/** 422 passwordTooCommon for a word that anybody can guess: the player's name or e-mail. */
export function refuseKnownPassword(password: string, path: string, known: readonly string[]): void {
  const folded = password.toLowerCase()
  if (known.some((word) => word.toLowerCase() === folded)) throw tooCommon(path)
}

/**
 * Checks of a new password that the contract cannot express (it checks the length). 422 passwordsDiffer,
 * passwordTooCommon.
 */
export async function checkNewPassword(
  password: string,
  repeated: { readonly value: string; readonly path: string },
): Promise<void> {
  if (password !== repeated.value) {
    const message = 'Пароли не совпадают'
    throw refuse('passwordsDiffer', message, { fields: [{ path: repeated.path, message }] })
  }
  if (await isCommonPassword(password))
    throw tooCommon(repeated.path.startsWith('query.') ? 'query.newPassword' : 'body.password')
}
