import type { CommandCall } from '../../game/commands/command.ts'
import { preparedCommand } from '../../game/commands/command.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { badRequest } from '../../platform/bad-request.ts'
import { refuse, unauthorized } from '../../platform/errors.ts'
import type { QueryCall } from '../../platform/http/handlers/handlers.ts'
import { type Account, findAccount, savePasswordHash } from './account.ts'
import { redeemToken } from './account-token.ts'
import { endWaysIn } from './end-ways-in.ts'
import { postLetter } from './letters.ts'
import { checkNewPassword, refuseKnownPassword } from './new-password.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { emailMissing } from './second-factor/prove-caller.ts'

type Call = QueryCall<'changePassword'>

type Prepared = {
  readonly newHash: string
  /** The current hash if the given password matches it; null if it does not, or if a token was given. */
  readonly provenHash: string | null
}

function wrongPassword() {
  const message = 'Текущий пароль указан неверно'
  return refuse('wrongCredentials', message, { fields: [{ path: 'query.password', message }] })
}

/**
 * The current hash if the password matches it. A wrong password is refused later, since a repeated call must get its
 * first answer.
 */
async function proveCaller({ caller, query }: Call): Promise<string | null> {
  if (query.token !== undefined) return null
  if (!caller) throw unauthorized()
  if (query.password === undefined) {
    throw badRequest([{ path: 'query.password', message: 'Укажите пароль' }])
  }
  const presentHash = (await findAccount(caller.playerId))?.passwordHash ?? null
  return (await verifyPassword(presentHash, query.password)) ? presentHash : null
}

async function prepare(call: Call): Promise<Prepared> {
  const { newPassword, confirmNewPassword } = call.query
  await checkNewPassword(newPassword, { value: confirmNewPassword, path: 'query.confirmNewPassword' })
  const provenHash = await proveCaller(call)
  return { newHash: await hashPassword(newPassword), provenHash }
}

async function setPassword(
  { id, name }: LockedPlayer,
  { email }: Account,
  passwordHash: string,
  password: string,
) {
  refuseKnownPassword(password, 'query.newPassword', [name, email])
  await savePasswordHash(id, passwordHash)
  postLetter('passwordChanged', id)
}

async function byToken(
  token: string,
  { caller, reply, query }: CommandCall<'changePassword'>,
  newHash: string,
) {
  const { player, account } = await redeemToken(token, 'RESET_PASSWORD')
  await setPassword(player, account, newHash, query.newPassword)
  await endWaysIn(player.id, 'PASSWORD_CHANGED')
  if (caller?.playerId === player.id) reply.forgetSession()
}

async function byPassword(
  { caller, player, query }: CommandCall<'changePassword'>,
  { newHash, provenHash }: Prepared,
) {
  if (!caller || !player) throw unauthorized()
  const account = await findAccount(player.id)
  if (!account) throw emailMissing()
  if (provenHash === null || account.passwordHash !== provenHash) throw wrongPassword()
  await setPassword(player, account, newHash, query.newPassword)
  await endWaysIn(player.id, 'PASSWORD_CHANGED', caller.sessionId)
}

export const changePassword = preparedCommand<'changePassword', Prepared>(
  prepare,
  async (call, prepared) => {
    const { token } = call.query
    if (token !== undefined) await byToken(token, call, prepared.newHash)
    else await byPassword(call, prepared)
    return undefined
  },
  { endsSession: ({ query }) => query.token !== undefined },
)
