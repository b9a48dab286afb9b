import type { AuthResult, TelegramLogin } from '#generated/types.ts'
import { type KnownNames, suggestedNames } from '#rules/player/suggest-name.ts'
import { areNamesTaken } from '../../../game/player/former-names.ts'
import { findPlayer } from '../../../game/player/player-row.ts'
import { currentPlatform } from '../../../platform/ambient.ts'
import { now } from '../../../platform/clock.ts'
import type { QueryCall } from '../../../platform/http/handlers/handlers.ts'
import { query } from '../../../platform/http/handlers/query.ts'
import { findLaunched } from '../../../platform/sessions/launches.ts'
import { findAccount } from '../account.ts'
import { viewAuth } from '../views.ts'
import { type Launch, launchExpired, requireSignedLaunch, type SignedLaunch } from './launch.ts'
import { findByTelegramUser, findLink } from './link.ts'

async function freeName({ user }: Launch): Promise<string | null> {
  const known: KnownNames = {
    id: user.id,
    firstName: user.first_name,
    lastName: user.last_name,
    username: user.username,
  }
  const names = suggestedNames(known)
  const taken = await areNamesTaken(names)
  return names.find((_, index) => !taken[index]) ?? null
}

type Caller = QueryCall<'getTelegramLogin'>['caller']

/** The session of the caller. Null without one. */
async function sessionOf(caller: Caller): Promise<AuthResult | null> {
  const player = caller && (await findPlayer(caller.playerId))
  if (!player) return null
  const { sessionId } = caller
  return viewAuth({ player, account: await findAccount(player.id), sessionId, withBearer: false })
}

/** Without a castle of the account, its old launch goes on with the session of the browser: it opens nothing itself. */
async function unknownLogin(launch: SignedLaunch, caller: Caller): Promise<TelegramLogin> {
  const session = launch.isOld ? await sessionOf(caller) : null
  if (launch.isOld && !session) throw launchExpired()
  const suggestedName = session ? null : await freeName(launch)
  return { isKnown: false, playerName: null, suggestedName, session, serverTime: now().toISOString() }
}

/** An old launch is of use as long as the session that it has opened, or another one of this castle. */
export const getTelegramLogin = query<'getTelegramLogin'>(async (call) => {
  const launch = requireSignedLaunch(call)
  const link = await findByTelegramUser(launch)
  const player = link && (await findPlayer(link.playerId))
  if (!player) return unknownLogin(launch, call.caller)
  const session = call.caller?.playerId === player.id ? await sessionOf(call.caller) : null
  if (launch.isOld && !session && !(await findLaunched(player.id, launch.hash))) throw launchExpired()
  const serverTime = now().toISOString()
  return { isKnown: true, playerName: player.name, suggestedName: null, session, serverTime }
})

export const getTelegramLink = query<'getTelegramLink'>(async ({ caller }) => {
  const [link, account] = await Promise.all([findLink(caller.playerId), findAccount(caller.playerId)])
  return {
    isAvailable: currentPlatform().config.telegram !== undefined,
    linkedAt: link?.linkedAt.toISOString() ?? null,
    hasEmail: Boolean(account?.passwordHash),
  }
})
