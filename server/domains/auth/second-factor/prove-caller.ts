import { conflict, refuse } from '../../../platform/errors.ts'
import { logSecurity } from '../../../platform/security-log.ts'
import { type Account, findAccount } from '../account.ts'
import { verifyPassword } from '../password-hash.ts'

/** The hash that the password matches. Null for a wrong one: it is refused later, in the transaction. */
export async function provePassword(playerId: number, password: string): Promise<string | null> {
  const presentHash = (await findAccount(playerId))?.passwordHash ?? null
  return (await verifyPassword(presentHash, password)) ? presentHash : null
}

/** For a castle of a messenger: what asks for a password needs one first. */
export function emailMissing() {
  return conflict('emailMissing', 'У замка нет почты и пароля. Сначала добавьте их в настройках')
}

/** The player's account. 409 emailMissing without one, 422 wrongCredentials unless its password is the one that was proven. */
export async function requireProof(playerId: number, provenHash: string | null): Promise<Account> {
  const account = await findAccount(playerId)
  if (!account) throw emailMissing()
  if (provenHash !== null && account.passwordHash === provenHash) return account
  const message = 'Пароль указан неверно'
  throw refuse('wrongCredentials', message, { fields: [{ path: 'body.password', message }] })
}

/** Refuses a wrong code of a logged-in player. */
export function wrongCode(playerId: number, address: string) {
  logSecurity({ event: 'codeWrong', playerId, address })
  const message = 'Код неверный или уже использован'
  return refuse('codeWrong', message, { fields: [{ path: 'body.code', message }] })
}
