import { rm } from 'node:fs/promises'
import { expect, vi } from 'vitest'
import { withPlatform } from '#server/platform/ambient.ts'
import { loadConfig } from '#server/platform/config.ts'
import { freePort } from '#server/platform/database/embedded/postmaster.ts'
import { createPlatform } from '#server/platform/platform.ts'
import { campaignSize } from './campaign.ts'
import type { Caller } from './command-load.ts'
import { embeddedDatabaseOf, type GameProcess, startGameProcess } from './game-process.ts'
import { makeScratchFolder } from './scratch-folder.ts'
import { settleCallers } from './settle-callers.ts'
import { silentLog } from './silent-log.ts'
import { TEST_SECRET } from './test-platform.ts'

/** A server as an operator runs it, with an embedded database, players who act, and access to its data. */
export type FaultedGame = {
  readonly dataDir: string
  readonly url: string
  readonly callers: readonly Caller[]
  /** Runs `work` on the server's database, as a second process of the game. */
  onDatabase<T>(work: () => Promise<T>): Promise<T>
  /** Whether the server says that it accepts calls. */
  isReady(): Promise<boolean>
  stop(): Promise<void>
}

/** A new data folder. */
export function makeDataDir(): Promise<string> {
  return makeScratchFolder('donjon-faults-')
}

/** Waits until no database runs on the folder, killing one that a killed server left behind. */
export async function endDatabase(dataDir: string): Promise<void> {
  const database = await embeddedDatabaseOf(dataDir)
  if (database) process.kill(database.pid, 'SIGQUIT')
  await vi.waitFor(async () => expect(await embeddedDatabaseOf(dataDir)).toBeUndefined(), { timeout: 60_000 })
}

/** Settings of a world for tests of faults. A mission of ten seconds ends after half a second. */
export async function faultSettings(dataDir: string): Promise<Record<string, string>> {
  return {
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    SECRET: TEST_SECRET,
    GAME_SPEED: '20',
    RATE_LIMIT_FACTOR: '1000',
    WORLD_NEIGHBOURS: '0',
  }
}

/** Runs `work` on the embedded database of these settings. */
export async function onDatabaseOf<T>(env: Record<string, string>, work: () => Promise<T>): Promise<T> {
  const database = await embeddedDatabaseOf(env.DATA_DIR ?? '')
  const config = loadConfig({ NODE_ENV: 'test', ...env, LOG_LEVEL: 'silent' })
  const platform = createPlatform(config, { databaseUrl: database?.url ?? '', log: silentLog })
  try {
    return await withPlatform(platform, work)
  } finally {
    await platform.close()
  }
}

/** Starts it. `stop` also removes the world unless the folder was given. */
export async function startFaultedGame(
  options: { readonly dataDir?: string; readonly env?: Record<string, string> } = {},
): Promise<FaultedGame> {
  const dataDir = options.dataDir ?? (await makeDataDir())
  const env = { ...(await faultSettings(dataDir)), ...options.env }
  const server: GameProcess = await startGameProcess(env)
  const onDatabase = <T>(work: () => Promise<T>) => onDatabaseOf(env, work)
  const count = campaignSize({ small: 12, full: 50 })
  return {
    dataDir,
    url: server.url,
    callers: await onDatabase(() => settleCallers(count)),
    onDatabase,
    isReady: async () => (await fetch(`${server.url}/ready`)).status === 200,
    stop: async () => {
      await server.stop()
      await endDatabase(dataDir)
      if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true })
    },
  }
}
