import type { AuthResult } from '../../../../generated/types.ts'
import { preparedCommand } from '../../../game/commands/command.ts'
import { lockPlayer } from '../../../game/player/lock-order.ts'
import { notFound } from '../../../platform/errors.ts'
import { stillOpen } from '../../../platform/sessions/sessions.ts'
import { findAccount } from '../account.ts'
import { openSession, sessionReplay } from '../open-session.ts'
import { findConfirmedFactor } from '../second-factor/factor.ts'
import { startLoginStep, withLoginToken, withoutLoginToken } from '../second-factor/login-step.ts'
import { viewAuth } from '../views.ts'
import { type Launch, requireLaunch, sentInitData } from './launch.ts'
import { findByTelegramUser, findLink, type MessengerAccount, noteSession } from './link.ts'

function unknown() {
  return notFound('messengerUnknown', 'У этого Telegram ещё нет замка')
}

/** The session that the same launch opened before, while it is open. */
async function openedBefore(
  { sessionId, launchHash }: MessengerAccount,
  { hash }: Launch,
): Promise<string | undefined> {
  if (!sessionId || !launchHash?.equals(hash)) return undefined
  return (await stillOpen([sessionId])).has(sessionId) ? sessionId : undefined
}

/** The bearer replaces cookies, which a messenger's frame may drop. */
export const logInByTelegram = preparedCommand<'logInByTelegram', Launch>(
  async (call) => requireLaunch(call),
  async (call, launch) => {
    const known = await findByTelegramUser(launch)
    if (!known) throw unknown()
    const player = await lockPlayer(known.playerId)
    // Another call may have unlinked it before the lock.
    const link = await findLink(player.id)
    if (link?.messengerUserId !== launch.user.id) throw unknown()
    const account = await findAccount(player.id)
    const sessionId = await openedBefore(link, launch)
    if (sessionId) return viewAuth({ player, account, sessionId, withBearer: true })
    const entrance = { ...call, body: { withBearer: true } }
    if (await findConfirmedFactor(player.id)) return startLoginStep(player.id, entrance)
    const result: AuthResult = await openSession(player, account, entrance, { isExpected: true })
    await noteSession(player.id, launch, result.sessionId)
    return result
  },
  {
    proof: sentInitData,
    keep: (result) => ('loginToken' in result ? withoutLoginToken(result) : sessionReplay.keep(result)),
    replay: (kept, call) =>
      'loginToken' in kept ? withLoginToken(kept, call) : sessionReplay.replay(kept, call),
  },
)
