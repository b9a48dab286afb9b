import { Writable } from 'node:stream'
import type { Config } from '#server/platform/config.ts'
import { createLog } from '#server/platform/log.ts'
import { startServer } from '#server/start-server.ts'
import { createTestDatabase } from './test-database.ts'
import { testConfig } from './test-platform.ts'

export type TalkativeServer = {
  readonly url: string
  /** Everything logged so far, a JSON object per line. */
  logged(): string
  close(): Promise<void>
}

/** A server whose log a test reads. It has the most verbose level by default. */
export async function startTalkativeServer(
  changes: Partial<Config> = {},
  logLevel: Config['logLevel'] = 'trace',
): Promise<TalkativeServer> {
  const database = await createTestDatabase()
  const lines: string[] = []
  const destination = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  const config = testConfig({ port: 0, databaseUrl: database.url, rateLimitFactor: 100, ...changes })
  const log = createLog({ logLevel, mode: 'test' }, { destination })
  const server = await startServer({ config, databaseUrl: database.url, log })
  return {
    url: server.url,
    logged: () => lines.join(''),
    close: async () => {
      await server.close()
      await database.drop()
    },
  }
}
