import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { prepareWorld } from '#server/domains/player/world.ts'
import { takeStep } from '#server/game/challenges/take-step.ts'
import { withPlatform } from '#server/platform/ambient.ts'
import { loadConfig } from '#server/platform/config.ts'
import type { RandomSource } from '#server/platform/random.ts'
import { createSettableClock, type SettableClock } from '#server/platform/time-source.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { type ServerOptions, startServer } from '#server/start-server.ts'
import { silentLog } from '#tests/support/silent-log.ts'
import { BOT_SETTINGS } from '#tests/support/telegram.ts'

/** A server that gives the same answers on every run, except for tokens and UUIDs. */
export type ExampleServer = {
  readonly url: string
  readonly clock: SettableClock
  /** Runs `work` on this server's platform. */
  on<T>(work: () => T): T
  close(): Promise<void>
}

/** The same draws in the same order. The salt is chosen so that the played missions are won. */
function countedRandom(): RandomSource {
  let count = 0
  return {
    seed: () => {
      count += 1
      return createHash('sha256').update(`example ${count}`).digest('hex').slice(0, 32)
    },
  }
}

/** Starts on a migrated database without a world. The clock stands still, timers and mails do not run. */
export async function startExampleServer(
  databaseUrl: string,
  onChanged?: ServerOptions['onChanged'],
): Promise<ExampleServer> {
  const clock = createSettableClock(new Date('2026-11-20T09:30:00Z'))
  const config = loadConfig({
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: '0',
    SECRET: 'a secret of the examples, at least 32 long',
    DATA_DIR: tmpdir(),
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '6',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000',
    ...BOT_SETTINGS,
    WORLD_SEED: 'examples',
    WORLD_NEIGHBOURS: '12',
  })
  const random = countedRandom()
  const options = { config, databaseUrl, log: silentLog, clock, random, timers: false, onChanged }
  const { url, platform, close } = await startServer(options)
  const on = <T>(work: () => T): T => withPlatform(platform, work)
  await on(prepareWorld)
  // The first challenge.
  await on(() => inTransaction(takeStep))
  // As a number, since sessions show the address from which they were opened.
  return { url: url.replace('localhost', '127.0.0.1'), clock, on, close }
}
