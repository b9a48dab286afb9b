import { now } from '../../../platform/clock.ts'
import type { ModelRow } from '../../../platform/database/model.ts'
import { conflict } from '../../../platform/errors.ts'
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

/** Another castle's fails by the table's UNIQUE (`messenger_account_user`). */
export async function createLink(
  playerId: number,
  { user, hash }: Launch,
  sessionId: string | null,
): Promise<void> {
  await messengerAccounts().create({
    playerId,
    messenger: 'TELEGRAM',
    messengerUserId: user.id,
    linkedAt: now(),
    sessionId,
    launchHash: sessionId === null ? null : hash,
  })
}

/** After a reload the launch gets this session again. */
export async function noteSession(playerId: number, { hash }: Launch, sessionId: string): Promise<void> {
  await messengerAccounts().update({ sessionId, launchHash: hash }, { where: { playerId } })
}

export async function removeLink(playerId: number): Promise<void> {
  await messengerAccounts().destroy({ where: { playerId } })
}

export function messengerTaken() {
  return conflict('messengerTaken', 'Этот Telegram уже привязан к другому замку')
}
