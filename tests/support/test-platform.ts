import { tmpdir } from 'node:os'
import { dataFaults } from '#server/domains/invariants.ts'
import { type Config, loadConfig } from '#server/platform/config.ts'
import { createPlatform, type Platform, type PlatformParts } from '#server/platform/platform.ts'
import { createSettableClock, type SettableClock } from '#server/platform/time-source.ts'
import { countedRandom } from './counted-random.ts'
import { expectNothingLeftOut, noteLeftOut } from './note-left-out.ts'
import { silentLog } from './silent-log.ts'
import { createTestDatabase } from './test-database.ts'

/** A platform on a separate database, whose clock moves only when a test moves it. */
export type TestPlatform = {
  readonly platform: Platform
  readonly clock: SettableClock
  /** Fails if the data do not add up or something was left out, then removes everything. */
  close(): Promise<void>
}

export const TEST_SECRET = 'a secret of the tests, at least 32 long'

export function testConfig(changes: Partial<Config> = {}): Config {
  return {
    ...loadConfig({ NODE_ENV: 'test', SECRET: TEST_SECRET, DATA_DIR: tmpdir(), LOG_LEVEL: 'silent' }),
    ...changes,
  }
}

/** Opens a platform for a test file. Close it in afterAll, which checks the ledger. */
export async function openTestPlatform(
  parts: Partial<PlatformParts> & { readonly config?: Partial<Config> } = {},
): Promise<TestPlatform> {
  const database = await createTestDatabase()
  const clock = createSettableClock(new Date('2026-01-15T12:00:00Z'))
  const leftOut = noteLeftOut()
  const platform = createPlatform(testConfig(parts.config), {
    onLeftOut: leftOut.onLeftOut,
    log: silentLog,
    clock,
    random: countedRandom(),
    ...parts,
    databaseUrl: database.url,
  })
  return {
    platform,
    clock,
    close: async () => {
      const faults = await dataFaults()
      await platform.close()
      await database.drop()
      if (faults.length > 0) throw new Error(`The data does not add up: ${JSON.stringify(faults)}`)
      expectNothingLeftOut(leftOut.lines)
    },
  }
}
