import { type Envelope, parseEnvelope } from '@sentry/core'
import { type RequestHandler, Router } from 'express'
import { addressOf, networkOf } from '../address.ts'
import { createPlaces } from '../admission/places.ts'
import { withPlatform } from '../ambient.ts'
import { badRequest } from '../bad-request.ts'
import { tooManyRequests } from '../errors.ts'
import { checkOrigin } from '../http/callers/origin.ts'
import { readRawBody } from '../http/calls/read-raw-body.ts'
import { memoryLimiter } from '../http/limits/limiters.ts'
import type { Platform } from '../platform.ts'

export const REPORTS_PATH = '/api/public/error-reports'

const BODY_BYTES_MAX = 200_000
const FORWARD_MS = 5000
/** Reports under way at once. A page keeps no report that is refused. */
const AT_ONCE_MAX = 10
/** From one network. */
const RATE = { points: 60, durationSeconds: 60 }
const ITEM_TYPES = new Set(['event', 'client_report'])

/** Only errors, and only for our own project: this is no way to somebody else's. */
function isOurs(body: Buffer, dsn: string): boolean {
  let envelope: Envelope
  try {
    envelope = parseEnvelope(body)
  } catch {
    return false
  }
  const [header, items] = envelope
  return (
    'dsn' in header &&
    header.dsn === dsn &&
    items.length > 0 &&
    items.every(([{ type }]) => ITEM_TYPES.has(type))
  )
}

/** Where the service takes envelopes: https://key@host/path/1 becomes https://host/path/api/1/envelope/. */
function envelopeUrlOf(dsn: string): string {
  const { protocol, host, pathname, username } = new URL(dsn)
  const place = pathname.lastIndexOf('/')
  const project = pathname.slice(place + 1)
  return `${protocol}//${host}${pathname.slice(0, place)}/api/${project}/envelope/?sentry_key=${username}&sentry_version=7`
}

/**
 * Takes the error reports of open pages and passes them on as they are: pages may connect only to their own origin, and
 * the service never learns a player's address. No session is needed. 403 originRefused for other pages, 400 for anything else than a report for SENTRY_DSN, 429
 * above 60 a minute from one network, 502 when the service does not answer.
 */
function forwardReport(platform: Platform, dsn: string): RequestHandler {
  const { rateLimitFactor } = platform.config
  const limiter = memoryLimiter(platform.bus, { ...RATE, points: Math.ceil(RATE.points * rateLimitFactor) })
  const places = createPlaces(AT_ONCE_MAX)
  const target = envelopeUrlOf(dsn)
  return async (request, response) => {
    withPlatform(platform, () => checkOrigin(request))
    await limiter.consume(`errorReports:${networkOf(addressOf(request.ip))}`).catch(() => {
      throw tooManyRequests(RATE.durationSeconds, 'errorReports')
    })
    await places.run(async () => {
      const body = await readRawBody(request, BODY_BYTES_MAX)
      if (!isOurs(body, dsn)) throw badRequest([], 'Это не сообщение об ошибке')
      const answer = await fetch(target, {
        method: 'POST',
        headers: { 'content-type': 'application/x-sentry-envelope' },
        body: new Uint8Array(body),
        redirect: 'error',
        signal: AbortSignal.timeout(FORWARD_MS),
      }).catch(() => null)
      await answer?.body?.cancel()
      const pause = answer?.headers.get('x-sentry-rate-limits')
      if (pause) response.setHeader('X-Sentry-Rate-Limits', pause)
      response.setHeader('Cache-Control', 'no-store')
      response.status(answer?.status ?? 502).json({})
    })
  }
}

/** Without SENTRY_DSN there is no such address. */
export function errorReportRoutes(platform: Platform): Router {
  const router = Router()
  const { sentryDsn } = platform.config
  if (sentryDsn !== undefined) router.post(REPORTS_PATH, forwardReport(platform, sentryDsn))
  return router
}
