import type { ModelRow } from '../../platform/database/model.ts'
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
