import { preparedCommand } from '../../game/commands/command.ts'
import { nameTaken, refuseReservedName } from '../../game/player/former-names.ts'
import { foundCastle } from '../../game/player/found-castle.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { nameAlike, refuseGameName } from '../../game/player/looks.ts'
import { startTutorial } from '../../game/quests/advance.ts'
import { isUniqueViolation } from '../../platform/database/database-errors.ts'
import { conflict } from '../../platform/errors.ts'
import { createAccount } from './account.ts'
import { postLetter } from './letters.ts'
import { checkNewPassword, refuseKnownPassword } from './new-password.ts'
import { openSession, sessionReplay } from './open-session.ts'
import { hashPassword } from './password-hash.ts'

export function emailTaken() {
  const message = 'Эта почта уже занята'
  return conflict('emailTaken', message, { fields: [{ path: 'body.email', message }] })
}

type Newcomer = {
  readonly name: string
  readonly email: string
  readonly passwordHash: string
}

async function foundAccount({ name, email, passwordHash }: Newcomer): Promise<LockedPlayer> {
  refuseGameName(name)
  const player = await foundCastle({ kind: 'HUMAN', name })
  await refuseReservedName(player.id, name)
  await createAccount(player.id, email, passwordHash)
  return player
}

/**
 * The tables' UNIQUE constraints decide between simultaneous calls. 409 nameTaken, nameReserved or emailTaken for the later one.
 */
async function foundOrRefuse(newcomer: Newcomer): Promise<LockedPlayer> {
  try {
    return await foundAccount(newcomer)
  } catch (error) {
    if (isUniqueViolation(error, 'player_name_key_key')) throw nameTaken()
    if (isUniqueViolation(error, 'player_look_taken')) throw nameAlike()
    if (isUniqueViolation(error, 'account_email_key_key')) throw emailTaken()
    throw error
  }
}

export const registerPlayer = preparedCommand<'registerPlayer', string>(
  async ({ body }) => {
    const repeated = { value: body.confirmPassword, path: 'body.confirmPassword' }
    await checkNewPassword(body.password, repeated)
    refuseKnownPassword(body.password, 'body.password', [body.name, body.email])
    return hashPassword(body.password)
  },
  async (call, passwordHash) => {
    const { name, email } = call.body
    const player = await foundOrRefuse({ name, email, passwordHash })
    startTutorial(player.id)
    postLetter('confirmEmail', player.id)
    return openSession(player, { email, emailConfirmedAt: null }, call, { isExpected: true })
  },
  sessionReplay,
)
