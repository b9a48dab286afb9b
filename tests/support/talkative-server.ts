import type { Config } from '#server/platform/config.ts'
import { startServer } from '#server/start-server.ts'
import { heardLog } from './heard-log.ts'
import { createTestDatabase } from './test-database.ts'
import { testConfig } from './test-platform.ts'

export type TalkativeServer = {
  readonly url: string
  /** Everything logged so far, a JSON object per line. */
  logged(): string
  close(): Promise<void>
}

/** Changes the address by which the server reaches its database. */
type Route = (databaseUrl: string) => Promise<string>

/** A server whose log a test reads. It has the most verbose level by default. */
export async function startTalkativeServer(
  changes: Partial<Config> = {},
  logLevel: Config['logLevel'] = 'trace',
  route: Route = async (url) => url,
): Promise<TalkativeServer> {
  const database = await createTestDatabase()
  const databaseUrl = await route(database.url)
  const config = testConfig({ port: 0, databaseUrl, rateLimitFactor: 100, ...changes })
  const { log, said } = heardLog(logLevel)
  const server = await startServer({ config, databaseUrl, log })
  return {
    url: server.url,
    logged: said,
    close: async () => {
      await server.close()
      await database.drop()
    },
  }
}
