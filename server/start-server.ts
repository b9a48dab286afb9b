import { createServer, type RequestListener, type Server } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { type AppOptions, createApp } from './app.ts'
import { giveWayWhile, hashQueue } from './domains/auth/hash-queue.ts'
import { requireSecondFactor } from './domains/auth/second-factor/factor.ts'
import { resealSecrets } from './domains/auth/second-factor/reseal-secrets.ts'
import { channels } from './domains/channels.ts'
import { donateRoutes } from './domains/donate/routes.ts'
import { shareCards } from './domains/fights/share-card.ts'
import { guideHeads } from './domains/guides/guide-head.ts'
import { readGuidePages } from './domains/guides/guide-pages.ts'
import { handlers } from './domains/handlers.ts'
import { dataCheck } from './domains/invariants.ts'
import { letterWriters } from './domains/letters.ts'
import { dividedTables } from './domains/partitions.ts'
import { purges } from './domains/retention.ts'
import { timerHandlers } from './domains/timers.ts'
import { refuseClosedCalls } from './game/appconfig/refuse-closed-calls.ts'
import { requireGuildPermission } from './game/guilds/require-guild-permission.ts'
import { type GameLive, installGameLive } from './game/live/game-live.ts'
import { readGameData } from './game/live/read-game-data.ts'
import { pushTask } from './game/notifications/push-task.ts'
import { PUSH_TASK, startPushRelay } from './game/notifications/queue-pushes.ts'
import { publicData } from './game/public-data/public-data.ts'
import { watchPublicData } from './game/public-data/watch-public-data.ts'
import { publicHead } from './game/public-pages.ts'
import { countFailures } from './game/statistics/count-failures.ts'
import { type AdmissionLimits, createAdmission } from './platform/admission/admission.ts'
import { type Listeners, startListening } from './platform/admission/listeners.ts'
import { withPlatform } from './platform/ambient.ts'
import { createBus } from './platform/bus/bus.ts'
import type { Config } from './platform/config.ts'
import { errorReportRoutes } from './platform/error-reports/forward-reports.ts'
import type { ApiHandlers } from './platform/http/handlers/handlers.ts'
import { installLive } from './platform/live/live.ts'
import { startLiveServer } from './platform/live/live-server.ts'
import { createLog } from './platform/log.ts'
import { runMailQueue } from './platform/mail/run-mail-queue.ts'
import { createMetrics, type Metrics } from './platform/metrics/metrics.ts'
import { createPlatform, type Platform, type PlatformParts } from './platform/platform.ts'
import { compareSettings } from './platform/processes/compare-settings.ts'
import { openStandbys } from './platform/standbys/standbys.ts'
import { platformTimers, startPlatformTimers } from './platform/timers/platform-timers.ts'
import { runTimers } from './platform/timers/run-timers.ts'
import { watchServer } from './watch-server.ts'

export type RunningServer = {
  /** The local address that it listens on. */
  readonly url: string
  readonly platform: Platform
  /**
   * Tells proxies by /health to send no more calls, and takes calls for DRAIN_SECONDS. Then finishes running work and stops:
   * calls, connections, timers, letters, the pool.
   */
  close(options?: CloseOptions): Promise<void>
}

export type CloseOptions = {
  /**
   * Others already serve at the same address: clients have a few seconds to go over to them, so that no call meets a
   * connection that is just being closed.
   */
  readonly isReplaced?: boolean
}

export type ServerOptions = Pick<
  PlatformParts,
  'databaseUrl' | 'log' | 'clock' | 'random' | 'commandsAtOnce' | 'onLeftOut'
> & {
  readonly config: Config
  /** Folder of the built sites. */
  readonly dist?: string
  /** Replaces the domains' handlers, for tests of the platform. */
  readonly handlers?: Partial<ApiHandlers>
  /** Replaces how long calls wait for a place, for tests of what happens inside. */
  readonly admission?: AdmissionLimits
  /** Receives the channels that each command has changed, to check the contract. */
  readonly onChanged?: GameLive['onChanged']
  /** False: a test runs the timers itself. */
  readonly timers?: boolean
  /** How long a connection may stand still in the midst of a call, ms. */
  readonly standstillMs?: number
}

/**
 * A client that does not read its answers keeps them in the server's memory. Longer than any call works: a statement may take 30 s.
 */
const STANDSTILL_MS = 45_000
/** Calls at work at once, for each connection to the database: some of them are between two statements. */
const CALLS_PER_CONNECTION = 2
/** Time for clients of a replaced server to send their next call, which tells them to connect again. */
const LEAVE_MS = 3000
/** Seconds that running calls have to finish when the server stops. */
const GRACE_SECONDS = 10

/** Accepts no more connections. Those that are idle are closed after `leaveMs`, the others when their call ends. */
async function stopListening(http: Server, listeners: Listeners, leaveMs: number): Promise<void> {
  const force = setTimeout(() => http.closeAllConnections(), leaveMs + GRACE_SECONDS * 1000)
  let sweep: NodeJS.Timeout | undefined
  const closeIdle = () => {
    // Again and again: also those that have just finished their last answer.
    sweep = setInterval(() => http.closeIdleConnections(), 50)
  }
  const leave = setTimeout(closeIdle, leaveMs)
  await listeners.close()
  clearTimeout(force)
  clearTimeout(leave)
  clearInterval(sweep)
}

const notYet: RequestListener = (_request, response) => {
  response.writeHead(503, { 'Retry-After': '1' }).end()
}

/** Answers with what `listener` gives at the time. */
function createHttp(listener: () => RequestListener, standstillMs = STANDSTILL_MS): Server {
  // Longer than the usual 60 s of proxies: otherwise a call could meet a connection that is just being closed.
  const timeouts = { requestTimeout: 10_000, headersTimeout: 10_000, keepAliveTimeout: 75_000 }
  const http = createServer({ ...timeouts, connectionsCheckingInterval: 1000 }, (request, response) =>
    listener()(request, response),
  )
  http.setTimeout(standstillMs)
  return http
}

function createServerPlatform(config: Config, options: ServerOptions, metrics: Metrics): Platform {
  const log = options.log ?? createLog(config)
  const { databaseReadUrl, databasePool: size } = config
  const standbys =
    databaseReadUrl === undefined
      ? undefined
      : openStandbys({
          url: databaseReadUrl,
          primaryUrl: options.databaseUrl,
          size,
          pipeline: config.databasePipeline,
          log,
          onRead: metrics.readAtStandby,
        })
  return createPlatform(config, {
    databaseUrl: options.databaseUrl,
    standbys,
    log,
    bus: config.redisUrl === undefined ? undefined : createBus(config.redisUrl, log),
    clock: options.clock,
    random: options.random,
    commandsAtOnce: options.commandsAtOnce,
    onLeftOut: (of, failures) => {
      metrics.leftOut(of.name, failures.length)
      options.onLeftOut?.(of, failures)
    },
    letterWriters,
    timerHandlers: {
      ...platformTimers({
        check: { ...dataCheck, onFaults: metrics.ledgerFaults },
        purges,
        divided: dividedTables,
      }),
      ...timerHandlers,
    },
  })
}

/** What runs without being asked. */
type Background = { stop(): Promise<unknown> }

/** Runs letters and pushes. */
async function startOutgoing(platform: Platform, metrics: Metrics): Promise<Background> {
  const tasks = { [PUSH_TASK]: pushTask(platform) }
  const mail = await runMailQueue(platform, tasks, {
    onDelivered: metrics.letterDelivered,
    onGivenUp: metrics.letterGivenUp,
  })
  const pushes = startPushRelay(platform)
  return { stop: () => Promise.all([mail.stop(), pushes.stop()]) }
}

/** Runs timers, letters and pushes, and compares settings. */
async function startBackground(platform: Platform, metrics: Metrics): Promise<Background> {
  await withPlatform(platform, startPlatformTimers)
  await withPlatform(platform, resealSecrets)
  const timers = runTimers(platform, { onRun: metrics.timerRan })
  const outgoing = platform.config.isOutgoing ? await startOutgoing(platform, metrics) : undefined
  const settings = compareSettings(platform, metrics)
  return { stop: () => Promise.all([timers.stop(), outgoing?.stop(), settings.stop()]) }
}

/** The heads of pages, for search engines, and for messengers that show a shared link. */
function createHeads(platform: Platform): Required<Pick<AppOptions, 'headOf' | 'siteHeadOf'>> {
  const cardOf = shareCards(platform)
  const guideHeadOf = guideHeads(platform)
  const siteHeadOf = async (path: string) => publicHead(path, platform.config) ?? guideHeadOf(path)
  return { siteHeadOf, headOf: async (request) => (await siteHeadOf(request.path)) ?? cardOf(request) }
}

/** What the operations of the contract require of a caller. */
const requirements = {
  guildPermission: requireGuildPermission,
  secondFactor: requireSecondFactor,
  open: refuseClosedCalls,
}

/** Starts the server of one process on a migrated database. Rejects if the port is taken. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  let listener: RequestListener = notYet
  let isDraining = false
  let isStopping = false
  let isReplaced = false
  const http = createHttp(() => listener, options.standstillMs)
  // A free port must be known before the rest. With a given one, the server listens when it can serve: other processes
  // on the port take the calls until then.
  const isFreePort = options.config.port === 0
  let listeners = isFreePort ? await startListening(http, 0, options.config.host) : undefined
  const port = listeners?.port ?? options.config.port
  const url = `http://localhost:${port}`
  const config = isFreePort ? { ...options.config, port, publicUrl: url } : options.config
  const metrics = createMetrics()
  const platform = createServerPlatform(config, options, metrics)
  watchServer(platform, metrics)
  const live = startLiveServer({ http, platform, readGameData, onConnections: metrics.liveConnections })
  installLive(platform, live)
  installGameLive(platform, { channels, onChanged: options.onChanged })
  const publicDataWatch = await watchPublicData(platform, () =>
    live.announcePublicData(withPlatform(platform, publicData).revision),
  )
  const background = options.timers === false ? undefined : await startBackground(platform, metrics)
  const admission = createAdmission(CALLS_PER_CONNECTION * config.databasePool, options.admission)
  giveWayWhile(admission.isCrowded)
  const failures = countFailures(platform)
  listener = await createApp({
    admission,
    platform,
    handlers: options.handlers ?? handlers,
    requirements,
    onAnswered: failures.answered,
    callLimitPercent: () => publicData().config.callLimitPercent,
    metrics: {
      ...metrics,
      refused: (share) => {
        metrics.refused(share)
        failures.refused()
      },
    },
    isStopping: () => isDraining || isStopping,
    // A replaced server stands for its successors as long as it is asked.
    isReady: () => !(isDraining || isStopping) || isReplaced,
    areEntriesFull: hashQueue.isFull,
    dist: options.dist,
    ...createHeads(platform),
    writtenPages: () => withPlatform(platform, readGuidePages),
    routes: [donateRoutes(platform), errorReportRoutes(platform)],
  })
  let closing: Promise<void> | undefined
  const close = async ({ isReplaced: isReplacedNow = false }: CloseOptions) => {
    if (!isReplacedNow && listeners) {
      isDraining = true
      await delay(config.drainSeconds * 1000)
    }
    isStopping = true
    isReplaced = isReplacedNow
    const leaveMs = isReplacedNow ? LEAVE_MS : 0
    const stopped = listeners ? stopListening(http, listeners, leaveMs) : undefined
    if (isReplacedNow) {
      live.turnAway()
      await Promise.race([stopped, delay(leaveMs)])
    }
    await live.close()
    await stopped
    await Promise.all([publicDataWatch.stop(), background?.stop()])
    await failures.stop()
    await platform.close()
  }
  listeners ??= await startListening(http, port, options.config.host).catch(async (error: unknown) => {
    await close({})
    throw error
  })
  return {
    url,
    platform,
    close: (closeOptions = {}) => {
      closing ??= close(closeOptions)
      return closing
    },
  }
}
