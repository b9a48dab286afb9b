import type { RequestListener } from 'node:http'
import path from 'node:path'
import express, { type ErrorRequestHandler, type RequestHandler } from 'express'
import { isPageAddress, isSiteAddress } from './game/page-addresses.ts'
import { pageDocumentOf } from './game/page-documents.ts'
import { siteMapRoutes, type WrittenPage } from './game/public-pages.ts'
import type { Admission } from './platform/admission/admission.ts'
import { withPlatform } from './platform/ambient.ts'
import type { Requirements } from './platform/http/callers/authenticate.ts'
import { hasWritten } from './platform/http/callers/position-cookie.ts'
import { createApi } from './platform/http/calls/api.ts'
import { earlyAnswers } from './platform/http/calls/early-answers.ts'
import { failureOf } from './platform/http/calls/failure.ts'
import { createPublicReader } from './platform/http/calls/read-public.ts'
import { requestIdOf } from './platform/http/calls/request-id.ts'
import { logRequests } from './platform/http/calls/request-log.ts'
import { sharedValidator } from './platform/http/contract/validator.ts'
import type { ApiHandlers } from './platform/http/handlers/handlers.ts'
import { publicAnswersVersion } from './platform/http/handlers/public-query.ts'
import { createRateLimits } from './platform/http/limits/rate-limits.ts'
import { mailbox } from './platform/http/pages/mailbox.ts'
import { pageHeaders } from './platform/http/pages/page-headers.ts'
import { type SiteOptions, site } from './platform/http/pages/pages.ts'
import { createRenderedPages, type RenderedPagesParts } from './platform/http/pages/rendered-pages.ts'
import { securityTxt } from './platform/http/pages/security-txt.ts'
import { probes } from './platform/http/probes/probes.ts'
import type { Metrics } from './platform/metrics/metrics.ts'
import type { Platform } from './platform/platform.ts'

export type AppOptions = {
  readonly platform: Platform
  readonly handlers: Partial<ApiHandlers>
  readonly requirements: Requirements
  readonly metrics: Metrics
  /** Notes how each call ended, by its status. */
  readonly onAnswered: (status: number) => void
  /** Share of the usual limits of calls, in per cent. It may change at any time. */
  readonly callLimitPercent: () => number
  readonly admission: Admission
  /** Whether the server closes its connections. */
  readonly isStopping: () => boolean
  /** Whether calls may be sent here. */
  readonly isReady: () => boolean
  /** Whether a login would only wait to be refused. */
  readonly areEntriesFull: () => boolean
  /** What a domain serves besides its calls, such as reports of payments. */
  readonly routes?: readonly RequestHandler[]
  /** The head of the game's page at an address, for search engines, and for messengers that show a shared link. */
  readonly headOf?: SiteOptions['headOf']
  /** The head of a public page. */
  readonly siteHeadOf?: RenderedPagesParts['headOf']
  /** What editors have published, for the site map. */
  readonly writtenPages?: () => Promise<readonly WrittenPage[]>
  /** Folder of the built sites: game, admin, docs, storybook. */
  readonly dist?: string
}

/** How long a browser remembers that the game is reached by https only. */
const HTTPS_ONLY_SECONDS = 31_536_000

const NO_FRAMES = { frameAncestors: ["'none'"] }

/** Replaces Express's own error page, which would reveal paths of the server's disk. */
function answerFaults(platform: Platform): ErrorRequestHandler {
  return (error, request, response, next) => {
    if (response.headersSent) {
      next(error)
      return
    }
    const { status, body } = failureOf(error, requestIdOf(request), platform.log)
    // A file that could not be read has the headers of one that may be kept for a year.
    response.setHeader('Cache-Control', 'no-store')
    response.status(status).type('json').send(body)
  }
}

/** The whole HTTP interface of the server. */
export async function createApp(options: AppOptions): Promise<RequestListener> {
  const { platform, handlers, requirements, metrics, admission, isStopping, isReady, areEntriesFull } =
    options
  const { config } = platform
  const dist = options.dist ?? path.resolve(import.meta.dirname, '..', 'dist')
  const isProduction = config.mode === 'production'
  const validator = await sharedValidator()
  const limits = createRateLimits(platform, options.callLimitPercent)
  const { answerHealth, refuseCall } = earlyAnswers({
    platform,
    admission,
    metrics,
    areEntriesFull,
    isReady,
  })
  const gates = { requirements, validator, limits, admission }
  const { onAnswered } = options
  const api = createApi({ platform, handlers, ...gates, metrics, onAnswered })
  const logRequest = logRequests(platform.log)
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('trust proxy', config.trustProxy)
  for (const routes of options.routes ?? []) app.use(routes)
  app.use('/api', (request, response) => {
    const requestId = requestIdOf(request)
    response.setHeader('X-Request-Id', requestId)
    logRequest(request, response)
    return api(request, response, requestId)
  })
  app.use(probes({ platform, metrics, isReady }))
  app.use(securityTxt(platform))
  app.use(siteMapRoutes(config, options.writtenPages ?? (async () => [])))
  app.use('/admin', site({ config, folder: path.join(dist, 'admin'), shell: true, ...NO_FRAMES }))
  app.use('/docs', site({ config, folder: path.join(dist, 'docs'), shell: false, ...NO_FRAMES }))
  if (!isProduction) {
    // Storybook shows each story in a frame of its own page.
    const storybook = {
      folder: path.join(dist, 'storybook'),
      frameAncestors: ["'self'"],
      pages: ['iframe.html'],
    }
    app.use('/storybook', site({ config, shell: false, ...storybook }))
    if (!config.smtpUrl) app.use('/mailbox', pageHeaders(config, NO_FRAMES), mailbox(platform))
  }
  const frameAncestors =
    config.frameAncestors === "'none'" ? ["'none'"] : ["'self'", ...config.frameAncestors.split(' ')]
  const render = createRenderedPages({
    dist,
    read: createPublicReader({ platform, handlers, validator }),
    headOf: options.siteHeadOf ?? (async () => null),
    version: () => withPlatform(platform, publicAnswersVersion),
    log: platform.log,
  })
  const game = {
    folder: path.join(dist, 'game'),
    shell: true,
    isPage: isPageAddress,
    documentOf: pageDocumentOf,
    headOf: options.headOf,
    rendered: {
      folder: path.join(dist, 'site'),
      isOne: isSiteAddress,
      render,
      isWriter: ({ headers }: express.Request) => withPlatform(platform, () => hasWritten(headers)),
    },
  }
  app.use(site({ config, ...game, frameAncestors }))
  app.use(answerFaults(platform))
  const isHttps = config.publicUrl.startsWith('https:')
  return (request, response) => {
    if (isHttps) response.setHeader('Strict-Transport-Security', `max-age=${HTTPS_ONLY_SECONDS}`)
    // Makes keep-alive clients reconnect, to a server that is not shutting down.
    if (isStopping()) response.setHeader('Connection', 'close')
    if (answerHealth(request, response) || refuseCall(request, response)) return
    app(request, response)
  }
}
