import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type GameProcess, startGameProcess } from '../../tests/support/game-process.ts'

/** A fresh world whose speed can be changed by a restart, as an operator would do it. */
export type World = {
  readonly url: string
  /** Restarts the server on the same data folder and port. */
  restart(speed: number): Promise<void>
  /** What the servers have logged so far, warnings and errors. */
  log(): string
  stop(): Promise<void>
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}

export async function createWorld(speed: number): Promise<World> {
  const folder = await mkdtemp(path.join(tmpdir(), 'donjon-newcomer-'))
  // Under root, PostgreSQL runs as another user, who must be able to enter the folder.
  await chmod(folder, 0o755)
  const port = String(await freePort())
  const start = (gameSpeed: number): Promise<GameProcess> =>
    startGameProcess({
      NODE_ENV: 'development',
      LOG_LEVEL: 'warn',
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      GAME_SPEED: String(gameSpeed),
    })
  let game = await start(speed)
  let earlier = ''
  const end = async () => {
    earlier += game.said()
    await game.stop()
  }
  return {
    url: game.url,
    restart: async (next) => {
      await end()
      game = await start(next)
    },
    log: () => earlier + game.said(),
    stop: async () => {
      await end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
