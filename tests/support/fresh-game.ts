import { rm } from 'node:fs/promises'
import { type GameProcess, startGameProcess } from './game-process.ts'
import { makeGameFolder } from './migrated-folder.ts'

export type FreshGame = GameProcess & {
  /** Its data folder, for tools that work beside the server. */
  readonly dataDir: string
}

/** Starts a server on a free port with a new world. `stop` also removes the world. */
export async function startFreshGame(env: Readonly<Record<string, string>> = {}): Promise<FreshGame> {
  const folder = await makeGameFolder('donjon-e2e-')
  const game = await startGameProcess({
    NODE_ENV: 'development',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    ...env,
  })
  return {
    ...game,
    dataDir: folder,
    stop: async () => {
      await game.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
