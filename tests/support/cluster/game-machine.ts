import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { type GameProcess, startGameProcess } from '../game-process.ts'
import type { DocumentedFiles, MachineName } from './documented-files.ts'

/** A machine that runs the game, with the documented settings. */
export type GameMachine = {
  readonly settings: Readonly<Record<string, string>>
  start(): Promise<void>
  stop(): Promise<void>
  /** Sends SIGKILL to all its processes. */
  kill(): Promise<void>
  /** The first of its processes. It changes with each start. */
  pid(): number
  isRunning(): boolean
  said(): string
}

/** Time passes fast, and limits of calls are not what a drill is about. */
const DRILL_SETTINGS = { GAME_SPEED: '60', RATE_LIMIT_FACTOR: '1000', WORLD_NEIGHBOURS: '20' }

export async function createGameMachine(
  files: DocumentedFiles,
  {
    name,
    folder,
    ...changes
  }: {
    readonly name: MachineName
    readonly folder: string
    readonly WORKERS: string
    readonly PORT?: string
  },
): Promise<GameMachine> {
  const dataDir = path.join(folder, `${name}-${changes.WORKERS}-${changes.PORT ?? ''}`)
  await mkdir(dataDir, { recursive: true })
  const settings: Record<string, string> = {
    ...(await files.settings()),
    ...DRILL_SETTINGS,
    DATA_DIR: dataDir,
    HOST: files.addressOf(name),
    PORT: String(files.portOf(3000)),
    ...changes,
  }
  let game: GameProcess | undefined
  return {
    settings,
    start: async () => {
      game = await startGameProcess(settings)
    },
    stop: async () => game?.stop(),
    kill: async () => game?.kill(),
    pid: () => game?.pid ?? 0,
    isRunning: () => existsSync(`/proc/${game?.pid}`),
    said: () => game?.said() ?? '',
  }
}
