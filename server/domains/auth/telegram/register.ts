import { preparedCommand } from '../../../game/commands/command.ts'
import { nameTaken, refuseReservedName } from '../../../game/player/former-names.ts'
import { foundCastle } from '../../../game/player/found-castle.ts'
import type { LockedPlayer } from '../../../game/player/lock-order.ts'
import { nameAlike, refuseGameName } from '../../../game/player/looks.ts'
import { startTutorial } from '../../../game/quests/advance.ts'
import { isUniqueViolation } from '../../../platform/database/database-errors.ts'
import { openSession, sessionReplay } from '../open-session.ts'
import { type Launch, requireLaunch, sentInitData } from './launch.ts'
import { createLink, findByTelegramUser, messengerTaken } from './link.ts'

/** The tables' UNIQUE constraints decide between simultaneous calls. */
async function foundOrRefuse(name: string, launch: Launch): Promise<LockedPlayer> {
  try {
    refuseGameName(name)
    const player = await foundCastle({ kind: 'HUMAN', name })
    await refuseReservedName(player.id, name)
    await createLink(player.id, launch)
    return player
  } catch (error) {
    if (isUniqueViolation(error, 'player_name_key_key')) throw nameTaken()
    if (isUniqueViolation(error, 'player_look_taken')) throw nameAlike()
    throw error
  }
}

export const registerByTelegram = preparedCommand<'registerByTelegram', Launch>(
  async (call) => requireLaunch(call, 'register'),
  async (call, launch) => {
    if (await findByTelegramUser(launch)) throw messengerTaken()
    const player = await foundOrRefuse(call.body.name, launch)
    startTutorial(player.id)
    const entrance = { ...call, body: { withBearer: true } }
    return openSession(player, undefined, entrance, { isExpected: true, launchHash: launch.hash })
  },
  { ...sessionReplay, proof: sentInitData },
)
