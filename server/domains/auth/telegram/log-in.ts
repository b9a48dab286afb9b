import { preparedCommand } from '../../../game/commands/command.ts'
import { lockPlayer } from '../../../game/player/lock-order.ts'
import { notFound, unauthorized } from '../../../platform/errors.ts'
import { findLaunched, wasPutOutSince } from '../../../platform/sessions/launches.ts'
import { findAccount } from '../account.ts'
import { openSession, sessionReplay } from '../open-session.ts'
import { findConfirmedFactor } from '../second-factor/factor.ts'
import { startLoginStep, withLoginToken, withoutLoginToken } from '../second-factor/login-step.ts'
import { viewAuth } from '../views.ts'
import { launchExpired, requireSignedLaunch, type SignedLaunch, sentInitData } from './launch.ts'
import { findByTelegramUser, findLink } from './link.ts'

function unknown() {
  return notFound('messengerUnknown', 'У этого Telegram ещё нет замка')
}

function launchEnded() {
  return unauthorized(
    'launchEnded',
    'Этот вход закрыт с другого устройства. Закройте игру и откройте её в Telegram снова',
  )
}

/**
 * The bearer replaces cookies, which a messenger's frame may drop. An old launch opens no session, but goes on with the one that it has opened:
 * after a reload a frame without cookies has nothing else.
 */
export const logInByTelegram = preparedCommand<'logInByTelegram', SignedLaunch>(
  async (call) => requireSignedLaunch(call),
  async (call, launch) => {
    const known = await findByTelegramUser(launch)
    if (!known) throw launch.isOld ? launchExpired() : unknown()
    const player = await lockPlayer(known.playerId)
    // Another call may have unlinked it before the lock.
    const link = await findLink(player.id)
    if (link?.messengerUserId !== launch.user.id) throw unknown()
    const account = await findAccount(player.id)
    const sessionId = await findLaunched(player.id, launch.hash)
    if (sessionId) return viewAuth({ player, account, sessionId, withBearer: true })
    if (launch.isOld) throw launchExpired()
    if (await wasPutOutSince(player.id, launch.startedAt)) throw launchEnded()
    const entrance = { ...call, body: { withBearer: true } }
    if (await findConfirmedFactor(player.id)) return startLoginStep(player.id, entrance)
    return openSession(player, account, entrance, { launchHash: launch.hash })
  },
  {
    proof: sentInitData,
    keep: (result) => ('loginToken' in result ? withoutLoginToken(result) : sessionReplay.keep(result)),
    replay: (kept, call) =>
      'loginToken' in kept ? withLoginToken(kept, call) : sessionReplay.replay(kept, call),
  },
)
