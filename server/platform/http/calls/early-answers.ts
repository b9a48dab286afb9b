import type { IncomingMessage, ServerResponse } from 'node:http'
import { createAddressReader, homeOf } from '../../address.ts'
import type { Admission } from '../../admission/admission.ts'
import { isEntryAt } from '../../admission/entries.ts'
import type { Share } from '../../admission/occupancy.ts'
import { overloaded } from '../../errors.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import type { Platform } from '../../platform.ts'
import { API_HEADERS } from './api-headers.ts'
import { warnOfOverload } from './failure.ts'
import { BODY_LIMIT_BYTES } from './read-json.ts'
import { requestIdOf } from './request-id.ts'

export type EarlyAnswerOptions = {
  readonly platform: Platform
  readonly admission: Admission
  readonly metrics: Metrics
  /** Whether a login would only wait to be refused. */
  readonly areEntriesFull: () => boolean
  /** Whether calls may be sent here. */
  readonly isReady: () => boolean
}

const HEALTHY = JSON.stringify({ status: 'ok' })
const LEAVING = JSON.stringify({ status: 'leaving' })
const HEALTH_URL = /^\/health(?:\?|$)/
/** The path below /api, without the query. */
const CALL_URL = /^\/api(\/[^?]*)/

export function isRead(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Whether the rest of the request is short enough to be skipped, so that the connection can be used again. */
function isShort({ headers }: IncomingMessage): boolean {
  return (
    headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= BODY_LIMIT_BYTES
  )
}

/** The body of a refusal, of which only the id of the request differs. */
const { messages, code, details } = overloaded()
const REFUSED_UP_TO_ID = `${JSON.stringify({ message: messages, code }).slice(0, -1)},"requestId":"`
const RETRY_AFTER = String(details?.retryAfterSeconds ?? 1)

/**
 * Answers what needs nothing but the process itself, before any other step, and before Express: /health, and calls for
 * which there is no capacity. Under load the steps before a refusal would cost more than the server can spare.
 */
export function earlyAnswers({ platform, admission, metrics, areEntriesFull, isReady }: EarlyAnswerOptions) {
  const addressFrom = createAddressReader(platform.config.trustProxy)

  /** The database does not matter: while it is away, this process refuses calls better than a proxy without servers. */
  const sayHealth = (response: ServerResponse) => {
    const body = isReady() ? HEALTHY : LEAVING
    response.writeHead(isReady() ? 200 : 503, {
      ...API_HEADERS,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
    })
    response.end(body)
  }

  /** The share for which there is no capacity, if the call needs it. */
  const fullShareOf = (request: IncomingMessage, path: string): Share | 'logins' | undefined => {
    if (isEntryAt(request.method, path)) return areEntriesFull() ? 'logins' : undefined
    const share = isRead(request.method) ? 'reads' : 'commands'
    if (admission.waiting(share) === 0) return undefined
    return admission.isFull(share, homeOf(addressFrom(request))) ? share : undefined
  }

  const refuse = (request: IncomingMessage, response: ServerResponse) => {
    const requestId = requestIdOf(request)
    const body = `${REFUSED_UP_TO_ID}${requestId}"}`
    if (!isShort(request)) response.setHeader('Connection', 'close')
    response.writeHead(503, {
      ...API_HEADERS,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'Retry-After': RETRY_AFTER,
      'X-Request-Id': requestId,
      'X-Server-Time': platform.clock.now().toISOString(),
    })
    response.end(body)
  }

  return {
    /** /health. Tells whether it has answered. */
    answerHealth: (request: IncomingMessage, response: ServerResponse): boolean => {
      if (!isRead(request.method) || !HEALTH_URL.test(request.url ?? '')) return false
      sayHealth(response)
      return true
    },
    /** A call below /api for which there is no capacity. Tells whether it has refused it. */
    refuseCall: (request: IncomingMessage, response: ServerResponse): boolean => {
      const [, path] = CALL_URL.exec(request.url ?? '') ?? []
      const share = path && fullShareOf(request, path)
      if (!share) return false
      metrics.refused(share)
      warnOfOverload(platform.log)
      refuse(request, response)
      return true
    },
  }
}
