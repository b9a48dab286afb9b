import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type GameProcess, startGameProcess } from './game-process.ts'

export type FreshGame = GameProcess & {
  /** Its data folder, for tools that work beside the server. */
  readonly dataDir: string
}

/** Starts a server on a free port with a new world. `stop` also removes the world. */
export async function startFreshGame(env: Readonly<Record<string, string>> = {}): Promise<FreshGame> {
  const folder = await mkdtemp(path.join(tmpdir(), 'donjon-e2e-'))
  // Under root, PostgreSQL runs as another user, who must be able to enter the folder.
  await chmod(folder, 0o755)
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
