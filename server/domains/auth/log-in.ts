import { preparedCommand } from '../../game/commands/command.ts'
import { lockPlayer } from '../../game/player/lock-order.ts'
import { type ListedRow, someColumnsOf } from '../../platform/database/model-parts.ts'
import { unauthorized } from '../../platform/errors.ts'
import { emailKeyOf } from '../../platform/mail/email-key.ts'
import { sqlMaybe } from '../../platform/sql.ts'
import { findAccount, savePasswordHash } from './account.ts'
import { accounts } from './models.ts'
import { openSession, sessionReplay } from './open-session.ts'
import { hashPassword, isOutdated, verifyPassword } from './password-hash.ts'
import { findConfirmedFactor } from './second-factor/factor.ts'
import { startLoginStep, withLoginToken, withoutLoginToken } from './second-factor/login-step.ts'
import { forgetGuesses, slowGuessing } from './slow-guessing.ts'
import { findLaunch, type Launch, sentInitData } from './telegram/launch.ts'
import { linkEntered } from './telegram/link.ts'

const askedColumns = someColumnsOf(accounts, ['playerId', 'passwordHash'], 'account')

type AskedAccount = ListedRow<typeof askedColumns> & {
  readonly isKnownDevice: boolean
}

function findAsked(emailKey: string, address: string): Promise<AskedAccount | undefined> {
  return sqlMaybe<AskedAccount>`
    SELECT ${askedColumns}, EXISTS (
      SELECT FROM session WHERE player_id = account.player_id AND closed_at IS NULL AND ip = nullif(${address}, '')::inet
    ) AS is_known_device
    FROM account WHERE email_key = ${emailKey}`
}

function refused() {
  return unauthorized('wrongCredentials', 'Неверная почта или пароль')
}

type Proof = {
  readonly playerId: number
  /** The hash that the given password matches. */
  readonly provenHash: string
  readonly newHash: string | undefined
}

async function prove(email: string, password: string, address: string): Promise<Proof> {
  const emailKey = emailKeyOf(email)
  const account = await findAsked(emailKey, address)
  await slowGuessing(emailKey, account?.isKnownDevice ?? false)
  const isRight = await verifyPassword(account?.passwordHash ?? null, password)
  if (!isRight || !account?.passwordHash) throw refused()
  await forgetGuesses(emailKey)
  const newHash = isOutdated(account.passwordHash) ? await hashPassword(password) : undefined
  return { playerId: account.playerId, provenHash: account.passwordHash, newHash }
}

type Prepared = Proof & {
  /** Its account is linked to the castle. */
  readonly launch: Launch | undefined
}

export const logIn = preparedCommand<'logIn', Prepared>(
  async (call) => {
    const launch = findLaunch(call)
    const { body, address } = call
    return { ...(await prove(body.email, body.password, address)), launch }
  },
  async (call, { playerId, provenHash, newHash, launch }) => {
    const player = await lockPlayer(playerId)
    // The password may have changed during the check: the old one must not log in.
    const account = await findAccount(playerId)
    if (account?.passwordHash !== provenHash) throw refused()
    if (newHash) await savePasswordHash(playerId, newHash)
    if (await findConfirmedFactor(playerId)) return startLoginStep(playerId, call)
    const result = await openSession(player, account, call)
    const { sessionId } = result
    if (launch) await linkEntered({ playerId, sessionId, address: call.address }, launch)
    return result
  },
  {
    proof: sentInitData,
    keep: (result) => ('loginToken' in result ? withoutLoginToken(result) : sessionReplay.keep(result)),
    replay: (kept, call) =>
      'loginToken' in kept ? withLoginToken(kept, call) : sessionReplay.replay(kept, call),
  },
)
