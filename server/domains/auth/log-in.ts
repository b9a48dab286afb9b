import { preparedCommand } from '../../game/commands/command.ts'
import { emailKeyOf } from '../../game/player/email-key.ts'
import { lockPlayer } from '../../game/player/lock-order.ts'
import { unauthorized } from '../../platform/errors.ts'
import { sqlMaybe } from '../../platform/sql.ts'
import { openSession, sessionReplay } from './open-session.ts'
import { hashPassword, isOutdated, verifyPassword } from './password-hash.ts'
import { forgetGuesses, slowGuessing } from './slow-guessing.ts'

type Account = {
  readonly id: number
  readonly passwordHash: string | null
  readonly isKnownDevice: boolean
}

function findAccount(emailKey: string, address: string): Promise<Account | undefined> {
  return sqlMaybe<Account>`
    SELECT id, password_hash, EXISTS (
      SELECT FROM session WHERE player_id = player.id AND closed_at IS NULL AND ip = nullif(${address}, '')::inet
    ) AS is_known_device
    FROM player WHERE email_key = ${emailKey}`
}

function refused() {
  return unauthorized('wrongCredentials', 'Неверная почта или пароль')
}

type Proof = {
  readonly playerId: number
  /** The hash that the given password fits. */
  readonly provenHash: string
  readonly newHash: string | undefined
}

async function prove(email: string, password: string, address: string): Promise<Proof> {
  const emailKey = emailKeyOf(email)
  const account = await findAccount(emailKey, address)
  await slowGuessing(emailKey, account?.isKnownDevice ?? false)
  const isRight = await verifyPassword(account?.passwordHash ?? null, password)
  if (!isRight || !account?.passwordHash) throw refused()
  await forgetGuesses(emailKey)
  const newHash = isOutdated(account.passwordHash) ? await hashPassword(password) : undefined
  return { playerId: account.id, provenHash: account.passwordHash, newHash }
}

export const logIn = preparedCommand<'logIn', Proof>(
  ({ body, address }) => prove(body.email, body.password, address),
  async (call, { playerId, provenHash, newHash }) => {
    const player = await lockPlayer(playerId)
    // The password may have been changed while it was being checked: the old one opens nothing any more.
    if (player.passwordHash !== provenHash) throw refused()
    return openSession(player, call, newHash ? { passwordHash: newHash } : {})
  },
  sessionReplay,
)
