import { refuse } from '../../../platform/errors.ts'
import { logSecurity } from '../../../platform/security-log.ts'
import { type Account, findAccount } from '../account.ts'
import { verifyPassword } from '../password-hash.ts'

/** The hash that the password matches. Null for a wrong one: it is refused later, in the transaction. */
export async function provePassword(playerId: number, password: string): Promise<string | null> {
  const presentHash = (await findAccount(playerId))?.passwordHash ?? null
  return (await verifyPassword(presentHash, password)) ? presentHash : null
}

/** The player's account. 422 wrongCredentials unless its password is the one that was proven. */
export async function requireProof(playerId: number, provenHash: string | null): Promise<Account> {
  const account = await findAccount(playerId)
  if (account && provenHash !== null && account.passwordHash === provenHash) return account
  const message = 'Пароль указан неверно'
  throw refuse('wrongCredentials', message, { fields: [{ path: 'body.password', message }] })
}

/** Refuses a wrong code of a logged-in player. */
export function wrongCode(playerId: number, address: string) {
  logSecurity({ event: 'codeWrong', playerId, address })
  const message = 'Код неверный или уже использован'
  return refuse('codeWrong', message, { fields: [{ path: 'body.code', message }] })
}
