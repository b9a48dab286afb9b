import { createHash, timingSafeEqual } from 'node:crypto'
import { type Request, Router } from 'express'
import { forbidden } from '../../errors.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import type { Platform } from '../../platform.ts'
import { isOfThisMachine } from '../callers/this-machine.ts'
import { readinessOf } from './readiness.ts'

export type ProbeOptions = {
  readonly platform: Platform
  readonly metrics: Metrics
  readonly isReady: () => boolean
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

/** For monitoring: /ready tells that the process accepts calls, /metrics gives its metrics. `earlyAnswers` has /health. */
export function probes({ platform, metrics, isReady }: ProbeOptions): Router {
  const router = Router()
  const isDatabaseReady = readinessOf(platform)
  router.use(['/ready', '/metrics'], (_request, response, next) => {
    response.setHeader('Cache-Control', 'no-store')
    response.setHeader('X-Content-Type-Options', 'nosniff')
    response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
    response.setHeader('Referrer-Policy', 'no-referrer')
    next()
  })
  router.get('/ready', async (_request, response) => {
    const ready = isReady() && (await isDatabaseReady())
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
