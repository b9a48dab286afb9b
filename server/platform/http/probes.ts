import { Router } from 'express'
import { withPlatform } from '../ambient.ts'
import type { Platform } from '../platform.ts'
import { sql } from '../sql.ts'
import type { Metrics } from './metrics.ts'

export interface ProbeOptions {
  readonly platform: Platform
  readonly metrics: Metrics
  readonly isStopping: () => boolean
}

const databaseAnswers = (platform: Platform): Promise<boolean> =>
  withPlatform(platform, () => sql`SELECT FROM world LIMIT 1`).then(
    () => true,
    () => false,
  )

/** For whoever watches the server: /health says it is alive, /ready that it may be sent calls, /metrics how it does. */
export const probes = ({ platform, metrics, isStopping }: ProbeOptions): Router => {
  const router = Router()
  router.use((_request, response, next) => {
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
  router.get('/metrics', async (_request, response) => {
    response.setHeader('Content-Type', metrics.registry.contentType)
    response.send(await metrics.registry.metrics())
  })
  return router
}
