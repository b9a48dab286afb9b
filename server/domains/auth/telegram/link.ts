import { now } from '../../../platform/clock.ts'
import { isUniqueViolation } from '../../../platform/database/database-errors.ts'
import type { ModelRow } from '../../../platform/database/model.ts'
import { conflict } from '../../../platform/errors.ts'
import { logSecurity } from '../../../platform/security-log.ts'
import { tieLaunch } from '../../../platform/sessions/launches.ts'
import { afterCommit } from '../../../platform/transaction.ts'
import { postLetter } from '../letters.ts'
import type { Launch } from './launch.ts'
import { messengerAccounts } from './models.ts'

/** The castle of an account of the messenger. */
export type MessengerAccount = ModelRow<typeof messengerAccounts>

export async function findByTelegramUser({ user }: Launch): Promise<MessengerAccount | undefined> {
  const found = await messengerAccounts().findOne({
    where: { messenger: 'TELEGRAM', messengerUserId: user.id },
  })
  return found?.get()
}

/** The lock on the player guards its changes. */
export async function findLink(playerId: number): Promise<MessengerAccount | undefined> {
  return (await messengerAccounts().findByPk(playerId))?.get()
}

/** 409 messengerTaken for an account of another castle: the table's UNIQUE decides. */
export async function createLink(playerId: number, { user }: Launch): Promise<void> {
  const link = { playerId, messenger: 'TELEGRAM', messengerUserId: user.id, linkedAt: now() } as const
  try {
    await messengerAccounts().create({ ...link, sessionId: null, launchHash: null })
  } catch (error) {
    throw isUniqueViolation(error, 'messenger_account_user') ? messengerTaken() : error
  }
}

export async function removeLink(playerId: number): Promise<void> {
  await messengerAccounts().destroy({ where: { playerId } })
}

export function messengerTaken() {
  return conflict('messengerTaken', 'Этот Telegram уже привязан к другому замку')
}

type Linking = { readonly playerId: number; readonly address: string }

/** Links the castle of a locked player who has given the password, and a code if there is a second factor. 409 messengerLinked, messengerTaken. */
export async function linkCastle({ playerId, address }: Linking, launch: Launch): Promise<void> {
  const link = await findLink(playerId)
  if (link && link.messengerUserId !== launch.user.id)
    throw conflict('messengerLinked', 'Замок уже привязан к другому Telegram')
  if (link) return
  await createLink(playerId, launch)
  postLetter('telegramLinked', playerId)
  afterCommit(() => logSecurity({ event: 'telegramLinked', playerId, address }))
}

/** Links the castle that has just been entered inside the messenger. After a reload the launch gets this session again. */
export async function linkEntered(
  { sessionId, ...linking }: Linking & { readonly sessionId: string },
  launch: Launch,
): Promise<void> {
  await linkCastle(linking, launch)
  await tieLaunch(sessionId, launch.hash)
}
