import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import createClient, { type Client } from 'openapi-fetch'
import { CookieJar } from 'tough-cookie'
import type { paths } from '#generated/calls.ts'
import { dataFaults } from '#server/domains/invariants.ts'
import type { AdmissionLimits } from '#server/platform/admission/admission.ts'
import { withPlatform } from '#server/platform/ambient.ts'
import { loadConfig } from '#server/platform/config.ts'
import type { ApiHandlers } from '#server/platform/http/handlers/handlers.ts'
import type { LeftOut } from '#server/platform/left-out.ts'
import type { Log } from '#server/platform/log.ts'
import type { Platform } from '#server/platform/platform.ts'
import { sessionCookieName, sessionToken } from '#server/platform/sessions/session-token.ts'
import { createSession } from '#server/platform/sessions/sessions.ts'
import type { Clock } from '#server/platform/time-source.ts'
import { startServer } from '#server/start-server.ts'
import { isThroughCluster, prepareClusterWay } from './cluster-way.ts'
import { countedRandom } from './counted-random.ts'
import { expectNothingLeftOut, noteLeftOut } from './note-left-out.ts'
import { skipPasswordAgain } from './password-again.ts'
import { silentLog } from './silent-log.ts'
import { createTestDatabase } from './test-database.ts'

export type TestServerOptions = {
  readonly env?: Readonly<Record<string, string>>
  /** Uses the database of another server, like two processes of one game. */
  readonly databaseUrl?: string
  readonly clock?: Clock
  readonly handlers?: Partial<ApiHandlers>
  readonly dist?: string
  /** Commands of one player at once; default 1. */
  readonly commandsAtOnce?: number
  /** How long calls wait for a place; default as in production. */
  readonly admission?: AdmissionLimits
  readonly log?: Log
  /** Receives what is left out because it failed. Without it that is a fault, and `close` rejects. */
  readonly onLeftOut?: LeftOut
  /** Runs timers and mails automatically. */
  readonly timers?: boolean
  /** How long a connection may stand still in the midst of a call; default as in production. */
  readonly standstillMs?: number
}

/** A browser without a page. It keeps cookies and sends the id of its tab. */
export type TestClient = {
  readonly clientId: string
  /** Typed by the contract: `client.api.POST('/player-army/buy', { body })`. */
  readonly api: Client<paths>
  /** Sends any request with the cookies. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  cookies(): string
  /** The session in the cookie, if there is one. */
  sessionId(): string | undefined
}

export type TestServer = {
  readonly url: string
  readonly databaseUrl: string
  readonly platform: Platform
  /** A new browser. */
  visitor(): TestClient
  /** A browser with an open session of this player. */
  browserOf(playerId: number): Promise<TestClient>
  /** Runs `work` on this server's platform. */
  on<T>(work: () => T): T
  /** Fails if the data do not add up or something was left out, then removes everything. */
  close(): Promise<void>
}

const SECRET = 'a secret of the tests, at least 32 long'

function createTestClient(url: string, start: Readonly<Record<string, string>> = {}): TestClient {
  const jar = new CookieJar()
  const clientId = randomUUID()
  for (const [name, value] of Object.entries(start)) jar.setCookieSync(`${name}=${value}; Path=/`, url)
  const cookies = () => jar.getCookieStringSync(url)
  const send = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const request = new Request(input, init)
    const kept = jar.getCookieStringSync(request.url)
    if (kept !== '') request.headers.set('cookie', kept)
    const response = await fetch(request).catch((error: unknown) => {
      const cause = error instanceof Error ? error.cause : undefined
      throw new Error(`${request.method} ${request.url} has no answer: ${String(cause ?? error)}`, {
        cause: error,
      })
    })
    for (const line of response.headers.getSetCookie()) jar.setCookieSync(line, request.url)
    return response
  }
  return {
    clientId,
    api: createClient<paths>({
      baseUrl: `${url}/api`,
      fetch: send,
      headers: { 'game-socket-client-id': clientId },
    }),
    fetch: (path, init) => send(`${url}${path}`, init),
    cookies,
    sessionId: () =>
      jar
        .getCookiesSync(url)
        .find(({ key }) => key.endsWith('session'))
        ?.value.split('.')[0],
  }
}

/** A whole server in this process, on a free port and a separate database. Timers run only on request by default. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const own = options.databaseUrl ? undefined : await createTestDatabase()
  const databaseUrl = options.databaseUrl ?? own?.url ?? ''
  const env = {
    NODE_ENV: 'test',
    PORT: '0',
    SECRET: SECRET,
    DATA_DIR: tmpdir(),
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '6',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000',
    ...options.env,
  }
  const { clock, handlers, dist, commandsAtOnce, admission, standstillMs, timers = false } = options
  const leftOut = noteLeftOut()
  const start = (machine: Readonly<Record<string, string>>) =>
    startServer({
      config: loadConfig({ ...env, ...machine }),
      databaseUrl: machine.DATABASE_URL ?? databaseUrl,
      log: options.log ?? silentLog,
      onLeftOut: options.onLeftOut ?? leftOut.onLeftOut,
      clock,
      random: countedRandom(),
      handlers,
      dist,
      commandsAtOnce,
      admission,
      timers,
      standstillMs,
    })
  const way = isThroughCluster ? await prepareClusterWay(databaseUrl) : undefined
  const others = await Promise.all((way?.machines ?? []).slice(1).map(start))
  // The last one is the platform of the process.
  const server = await start(way?.machines[0] ?? {})
  await way?.open()
  const { platform } = server
  const url = way?.url ?? server.url
  const on = <T>(work: () => T): T => withPlatform(platform, work)
  return {
    url,
    databaseUrl,
    platform,
    on,
    visitor: () => createTestClient(url),
    browserOf: async (playerId) => {
      const origin = { address: '127.0.0.1', userAgent: 'test', device: 'Test' }
      const sessionId = await on(() => createSession(playerId, origin))
      await on(() => skipPasswordAgain(sessionId))
      const token = on(() => sessionToken(sessionId))
      return createTestClient(url, { [sessionCookieName(platform.config.publicUrl)]: token })
    },
    close: async () => {
      const faults = own ? await on(dataFaults) : []
      for (const machine of [server, ...others]) await machine.close()
      await way?.close()
      await own?.drop()
      if (faults.length > 0) throw new Error(`The data does not add up: ${JSON.stringify(faults)}`)
      expectNothingLeftOut(leftOut.lines)
    },
  }
}
