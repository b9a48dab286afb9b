import type { ModelRow } from '../../platform/database/model.ts'
import { accounts } from './models.ts'

/** What somebody logs in by. */
export type Account = ModelRow<typeof accounts>

/** The account of a player; its changes are guarded by the lock on the player. */
export async function findAccount(playerId: number): Promise<Account | undefined> {
  return (await accounts().findByPk(playerId))?.get()
}

/** Writes the hash of a new password. */
export async function savePasswordHash(playerId: number, passwordHash: string): Promise<void> {
  await accounts().update({ passwordHash }, { where: { playerId } })
}
