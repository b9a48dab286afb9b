import { createServer, type RequestListener, type Server } from 'node:http'
import { createApp } from './app.ts'
import { channels } from './domains/channels.ts'
import { shareCards } from './domains/fights/share-card.ts'
import { handlers } from './domains/handlers.ts'
import { dataCheck } from './domains/invariants.ts'
import { letterWriters } from './domains/letters.ts'
import { purges } from './domains/retention.ts'
import { timerHandlers } from './domains/timers.ts'
import { requireGuildPermission } from './game/guilds/require-guild-permission.ts'
import { type GameLive, installGameLive } from './game/live/game-live.ts'
import { readGameData } from './game/live/read-game-data.ts'
import { withPlatform } from './platform/ambient.ts'
import type { Config } from './platform/config.ts'
import type { ApiHandlers } from './platform/http/handlers.ts'
import { createMetrics } from './platform/http/metrics.ts'
import { installLive } from './platform/live/live.ts'
import { startLiveServer } from './platform/live/live-server.ts'
import { type MailQueue, runMailQueue } from './platform/mail/run-mail-queue.ts'
import { createPlatform, type Platform, type PlatformParts } from './platform/platform.ts'
import { platformTimers, startPlatformTimers } from './platform/timers/platform-timers.ts'
import { runTimers, type TimerLoop } from './platform/timers/run-timers.ts'
import { watchServer } from './watch-server.ts'

export type RunningServer = {
  /** The local address that it listens on. */
  readonly url: string
  readonly platform: Platform
  /** Finishes running work and stops: calls, connections, timers, letters, the pool. */
  close(): Promise<void>
}

export type ServerOptions = Pick<
  PlatformParts,
  'databaseUrl' | 'log' | 'clock' | 'random' | 'commandsAtOnce'
> & {
  readonly config: Config
  /** Folder of the built sites. */
  readonly dist?: string
  /** Replaces the domains' handlers, for tests of the platform. */
  readonly handlers?: Partial<ApiHandlers>
  /** Receives the channels that each command has changed, to check the contract. */
  readonly onChanged?: GameLive['onChanged']
  /** False: a test runs the timers itself. */
  readonly timers?: boolean
}

/** Seconds that running calls have to finish when the server stops. */
const GRACE_SECONDS = 10

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), GRACE_SECONDS * 1000)
    // Closes keep-alive connections that have just finished their last answer.
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    server.close(() => {
      clearTimeout(force)
      clearInterval(sweep)
      resolve()
    })
  })
}

const notYet: RequestListener = (_request, response) => {
  response.writeHead(503, { 'Retry-After': '1' }).end()
}

/** Starts the server of one process on a migrated database. Rejects if the port is taken. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  let listener: RequestListener = notYet
  let isStopping = false
  // Longer than the usual 60 s of proxies: otherwise a call could meet a connection that is just being closed.
  const timeouts = { requestTimeout: 10_000, headersTimeout: 10_000, keepAliveTimeout: 75_000 }
  const http = createServer({ ...timeouts, connectionsCheckingInterval: 1000 }, (request, response) =>
    listener(request, response),
  )
  const port = await listen(http, options.config.port, options.config.host)
  const url = `http://localhost:${port}`
  const config = options.config.port === 0 ? { ...options.config, port, publicUrl: url } : options.config
  const metrics = createMetrics()
  const platform = createPlatform(config, {
    databaseUrl: options.databaseUrl,
    log: options.log,
    clock: options.clock,
    random: options.random,
    commandsAtOnce: options.commandsAtOnce,
    letterWriters,
    timerHandlers: {
      ...platformTimers({ check: { ...dataCheck, onFaults: metrics.ledgerFaults }, purges }),
      ...timerHandlers,
    },
  })
  watchServer(platform, metrics)
  const live = startLiveServer({ http, platform, readGameData, onConnections: metrics.liveConnections })
  installLive(platform, live)
  installGameLive(platform, { channels, onChanged: options.onChanged })
  let timers: TimerLoop | undefined
  let mail: MailQueue | undefined
  if (options.timers !== false) {
    await withPlatform(platform, startPlatformTimers)
    timers = runTimers(platform, { onRun: metrics.timerRan })
    mail = await runMailQueue(platform)
  }
  listener = await createApp({
    platform,
    handlers: options.handlers ?? handlers,
    requirePermission: requireGuildPermission,
    metrics,
    isStopping: () => isStopping,
    dist: options.dist,
    headOf: shareCards(platform),
  })
  let closing: Promise<void> | undefined
  const close = async () => {
    isStopping = true
    const stopped = stopListening(http)
    await live.close()
    await stopped
    await Promise.all([timers?.stop(), mail?.stop()])
    await platform.close()
  }
  return {
    url,
    platform,
    close: () => {
      closing ??= close()
      return closing
    },
  }
}
