import { createHash, timingSafeEqual } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { type Request, Router } from 'express'
import { withPlatform } from '../ambient.ts'
import { forbidden } from '../errors.ts'
import type { Platform } from '../platform.ts'
import { sql } from '../sql.ts'
import { addressOf } from './address.ts'
import type { Metrics } from './metrics.ts'

export type ProbeOptions = {
  readonly platform: Platform
  readonly metrics: Metrics
  readonly isStopping: () => boolean
}

/** In milliseconds. A health checker does not wait longer: a database that hangs counts as down. */
const ANSWER_TIMEOUT_MS = 2000

function databaseAnswers(platform: Platform): Promise<boolean> {
  return Promise.race([
    withPlatform(platform, () => sql`SELECT FROM migration LIMIT 1`).then(
      () => true,
      () => false,
    ),
    delay(ANSWER_TIMEOUT_MS, false, { ref: false }),
  ])
}

function isOfThisMachine({ socket, headers }: Request): boolean {
  const address = addressOf(socket.remoteAddress)
  // A proxy on this machine forwards the requests of others.
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return !isForwarded && (address === '::1' || address.startsWith('127.'))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** Whether the caller may see metrics: with METRICS_TOKEN, or from this machine if no token is set. */
function maySeeMetrics(platform: Platform, request: Request): boolean {
  const { metricsToken } = platform.config
  if (metricsToken === undefined) return isOfThisMachine(request)
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${metricsToken}`))
}

/**
 * For monitoring: /health tells that the process is alive, /ready that it accepts calls, /metrics gives its
 * metrics.
 */
export function probes({ platform, metrics, isStopping }: ProbeOptions): Router {
  const router = Router()
  router.use(['/health', '/ready', '/metrics'], (_request, response, next) => {
    response.setHeader('Cache-Control', 'no-store')
    response.setHeader('X-Content-Type-Options', 'nosniff')
    next()
  })
  router.get('/health', (_request, response) => {
    response.json({ status: 'ok' })
  })
  router.get('/ready', async (_request, response) => {
    const ready = !isStopping() && (await databaseAnswers(platform))
    if (!ready) response.setHeader('Retry-After', '2')
    response.status(ready ? 200 : 503).json({ status: ready ? 'ok' : 'notReady' })
  })
  router.get('/metrics', async (request, response) => {
    if (!maySeeMetrics(platform, request)) throw forbidden()
    response.setHeader('Content-Type', metrics.contentType)
    response.send(await metrics.text())
  })
  return router
}
