import { type KnownNames, suggestedNames } from '../../../../rules/player/suggest-name.ts'
import { areNamesTaken } from '../../../game/player/former-names.ts'
import { findPlayer } from '../../../game/player/player-row.ts'
import { currentPlatform } from '../../../platform/ambient.ts'
import { now } from '../../../platform/clock.ts'
import { query } from '../../../platform/http/query.ts'
import { findAccount } from '../account.ts'
import { viewAuth } from '../views.ts'
import { type Launch, requireLaunch } from './launch.ts'
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

export const getTelegramLogin = query<'getTelegramLogin'>(async (call) => {
  const launch = requireLaunch(call)
  const link = await findByTelegramUser(launch)
  const player = link && (await findPlayer(link.playerId))
  const serverTime = now().toISOString()
  if (!player)
    return {
      isKnown: false,
      playerName: null,
      suggestedName: await freeName(launch),
      session: null,
      serverTime,
    }
  const { caller } = call
  const session =
    caller?.playerId === player.id
      ? viewAuth({
          player,
          account: await findAccount(player.id),
          sessionId: caller.sessionId,
          withBearer: false,
        })
      : null
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
