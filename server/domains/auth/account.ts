import { now } from '../../platform/clock.ts'
import type { ModelRow } from '../../platform/database/model.ts'
import { emailKeyOf } from '../../platform/mail/email-key.ts'
import { accounts } from './models.ts'

/** The credentials of a player. */
export type Account = ModelRow<typeof accounts>

/** The account of a player. The lock on the player guards its changes. */
export async function findAccount(playerId: number): Promise<Account | undefined> {
  return (await accounts().findByPk(playerId))?.get()
}

/** Saves the hash of a new password. */
export async function savePasswordHash(playerId: number, passwordHash: string): Promise<void> {
  await accounts().update({ passwordHash }, { where: { playerId } })
}

/** Saves a confirmed e-mail. Another player's fails by the table's UNIQUE (`account_email_key_key`). */
export async function saveEmail(playerId: number, email: string): Promise<void> {
  await accounts().update(
    { email, emailKey: emailKeyOf(email), emailConfirmedAt: now() },
    { where: { playerId } },
  )
}

/** Whether some player has the e-mail. */
export async function isEmailTaken(email: string): Promise<boolean> {
  return (await accounts().count({ where: { emailKey: emailKeyOf(email) } })) > 0
}

/** Another player's e-mail fails by the table's UNIQUE (`account_email_key_key`). */
export async function createAccount(playerId: number, email: string, passwordHash: string): Promise<void> {
  await accounts().create({ playerId, email, emailKey: emailKeyOf(email), passwordHash })
}
