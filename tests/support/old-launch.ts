import { createHash } from 'node:crypto'
import { connectToGame } from './game-database.ts'
import { initDataOf, type TestUser } from './init-data.ts'

/** Init data of a launch an hour and a half ago. */
export function oldInitData(user: TestUser): string {
  return initDataOf(user, new Date(Date.now() - 5_400_000))
}

/** Makes the sessions of this castle those of a launch an hour and a half ago, and returns its init data. */
export async function ageLaunch(dataDir: string, name: string, user: TestUser): Promise<string> {
  const initData = oldInitData(user)
  const database = await connectToGame(dataDir)
  try {
    await database.query(
      `UPDATE session SET launch_hash = $2 WHERE player_id = (SELECT id FROM player WHERE name = $1)`,
      [name, createHash('sha256').update(initData).digest()],
    )
    return initData
  } finally {
    await database.end()
  }
}
