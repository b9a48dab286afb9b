import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Request } from 'express'
import type { Platform } from '../platform.ts'
import { addressOf, homeOf } from './address.ts'
import type { Admission, Share } from './admission.ts'
import { API_HEADERS } from './api-headers.ts'
import { failureOf, overloaded } from './failure.ts'
import type { Metrics } from './metrics.ts'
import { BODY_LIMIT_BYTES } from './read-json.ts'
import { requestIdOf } from './request-id.ts'

export type EarlyAnswerOptions = {
  readonly platform: Platform
  readonly admission: Admission
  readonly metrics: Metrics
}

const ENTRIES = '/auth/'
const HEALTH = JSON.stringify({ status: 'ok' })
const HEALTH_URL = /^\/health(?:\?|$)/

export function isRead(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** The share of capacity that a call needs; undefined for what has limits of its own. */
function shareOf({ method, url }: Request): Share | undefined {
  if (isRead(method)) return 'reads'
  return url.startsWith(ENTRIES) ? undefined : 'commands'
}

/** Whether the rest of the request is short enough to be skipped, so that the connection can be used again. */
function isShort({ headers }: IncomingMessage): boolean {
  return (
    headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= BODY_LIMIT_BYTES
  )
}

/**
 * Answers what needs nothing but the process itself, before any other step: /health, and calls for which there is no
 * capacity. Under load the steps before a refusal would cost more than the server can spare.
 */
export function earlyAnswers({ platform, admission, metrics }: EarlyAnswerOptions) {
  const sayHealthy = (response: ServerResponse) => {
    response.writeHead(200, {
      ...API_HEADERS,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(HEALTH),
    })
    response.end(HEALTH)
  }

  const refuse = (request: IncomingMessage, response: ServerResponse, share: Share) => {
    const requestId = requestIdOf(request)
    const { status, body = '', retryAfterSeconds } = failureOf(overloaded(), requestId, platform.log)
    metrics.refused(share)
    response.writeHead(status, {
      ...API_HEADERS,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'Retry-After': retryAfterSeconds ?? 1,
      'X-Request-Id': requestId,
      'X-Server-Time': platform.clock.now().toISOString(),
      ...(isShort(request) ? {} : { Connection: 'close' }),
    })
    response.end(body)
  }

  return {
    /** /health. Tells whether it has answered. */
    answerHealth: (request: IncomingMessage, response: ServerResponse): boolean => {
      if (!isRead(request.method) || !HEALTH_URL.test(request.url ?? '')) return false
      sayHealthy(response)
      return true
    },
    /** A call below /api for which there is no capacity. Tells whether it has refused it. */
    refuseCall: (request: Request, response: ServerResponse): boolean => {
      const share = shareOf(request)
      if (share === undefined || !admission.isFull(share, homeOf(addressOf(request.ip)))) return false
      refuse(request, response, share)
      return true
    },
  }
}
