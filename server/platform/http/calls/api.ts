import type { Request, Response } from 'express'
import { type OperationFacts, type OperationId, operations } from '#generated/operations.ts'
import { addressOf } from '../../address.ts'
import type { Admission } from '../../admission/admission.ts'
import { isEntry } from '../../admission/entries.ts'
import { createSlowRefusals } from '../../admission/slow-refusals.ts'
import { currentPlatform, withPlatform } from '../../ambient.ts'
import { now } from '../../clock.ts'
import { isGameError } from '../../errors.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import type { Platform } from '../../platform.ts'
import { logSecurity } from '../../security-log.ts'
import { checkOrigin } from '../callers/origin.ts'
import { checkAnswer } from '../contract/check-answer.ts'
import type { Answer } from '../handlers/handlers.ts'
import { forgetPublicAnswers } from '../handlers/public-query.ts'
import type { RateLimits } from '../limits/rate-limits.ts'
import { type ApiCall, callerOf, receiveCall } from './api-call.ts'
import { API_HEADERS } from './api-headers.ts'
import { createBodyReader } from './body-reader.ts'
import { createCallPlaces } from './call-places.ts'
import { type CallGates, carryOut } from './carry-out.ts'
import { isRead } from './early-answers.ts'
import { type Failure, failureOf } from './failure.ts'
import { hasBody } from './read-json.ts'
import { sendAnswer } from './send-answer.ts'

export type ApiParts = CallGates & {
  readonly platform: Platform
  readonly metrics: Metrics
  readonly admission: Admission
  /** Notes how each call ended. */
  readonly onAnswered: (status: number) => void
}

/** Refusals that an attack causes, and hardly anything else. */
const WATCHED_STATUSES = new Set([401, 403, 429])

/** Calls about accounts, and all of the console. */
function isWatched({ tag, method, roles }: OperationFacts): boolean {
  return tag === 'admin' || roles.length > 0 || ((tag === 'auth' || tag === 'settings') && method !== 'GET')
}

/** What an answer of 503 says about the server's capacity, for metrics. */
function shareOf(operation: OperationId) {
  if (isEntry(operation)) return 'logins'
  return isRead(operations[operation].method) ? 'reads' : 'commands'
}

/** Counts the call before it waits: also calls that are refused in the queue count. */
async function countCaller(limits: RateLimits, call: ApiCall): Promise<void> {
  const { operation, facts, credentials, address, request, reply } = call
  if (facts.method !== 'GET' && (!credentials || credentials.by === 'cookie')) checkOrigin(request)
  await limits.countCaller(operation, { credentials, address, reply })
}

/** After a command: the reads of this browser must show it, also those that other processes answer. */
async function markWritten({ credentials, reply }: ApiCall): Promise<void> {
  const { standbys } = currentPlatform()
  // Other callers keep no cookies, and read at the primary.
  if (!standbys || (credentials && credentials.by !== 'cookie')) return
  reply.markWritten(await standbys.positionNow())
}

/** A request, and the call that it makes once it is received. */
type Received = {
  readonly request: Request
  readonly response: Response
  readonly requestId: string
  call?: ApiCall
}

/** Writes the call to the security log, with its refusal if there is one. */
function watch(
  { request, requestId, call }: Received,
  refusal: { status?: number; code?: string } = {},
): void {
  logSecurity({
    event: call?.operation ?? 'unknown',
    ...refusal,
    playerId: call?.caller?.playerId,
    address: addressOf(request.ip),
    requestId,
  })
}

/** Everything below /api: one compiled matcher finds the operation, then every operation takes the same steps. */
export function createApi(parts: ApiParts) {
  const { platform, limits, metrics, admission } = parts
  const bodies = createBodyReader()
  const inPlaces = createCallPlaces(admission, metrics, platform.config.rateLimitFactor)
  const slowRefusals = createSlowRefusals()
  metrics.gauge('donjon_refusals_held', 'Refusals held back, at most 5000', slowRefusals.held)
  metrics.gauge('donjon_bodies_read', 'Bodies being read, at most 2000', bodies.reading)

  const answer = async (received: Received): Promise<Answer> => {
    const { request, response, requestId } = received
    const call = await receiveCall(bodies, request, response, requestId)
    received.call = call
    await countCaller(limits, call)
    const { operation, facts } = call
    const answered = await inPlaces(call, (place) => carryOut(parts, call, place))
    if (!isRead(facts.method)) {
      if (facts.roles.length > 0) forgetPublicAnswers()
      await markWritten(call)
    }
    if (platform.config.mode !== 'production') {
      const { status, body } = answered
      checkAnswer(operation, status, body === undefined ? undefined : JSON.parse(body))
    }
    if (isWatched(facts)) watch(received)
    return answered
  }

  /** Notes the refusal, and holds it back from who has had too many. False: it deserves no answer. */
  const noteFailure = async (received: Received, error: unknown, failure: Failure): Promise<boolean> => {
    const { call } = received
    if (isGameError(error) && WATCHED_STATUSES.has(error.status))
      watch(received, { status: error.status, code: error.code })
    if (!call) return true
    if (isGameError(error) && error.code === 'overloaded') metrics.refused(shareOf(call.operation))
    return failure.status !== 429 || slowRefusals.hold(callerOf(call), call.gone)
  }

  const refuse = async (received: Received, error: unknown): Promise<void> => {
    const { request, response, requestId } = received
    const failure = failureOf(error, requestId, platform.log)
    if (!(await noteFailure(received, error, failure))) {
      response.statusCode = failure.status
      request.socket.destroy()
      return
    }
    if (failure.retryAfterSeconds) response.setHeader('Retry-After', failure.retryAfterSeconds)
    // The rest of a refused body is not read.
    if (hasBody(request) && !request.complete) response.setHeader('Connection', 'close')
    await sendAnswer(request, response, failure)
  }

  return (request: Request, response: Response, requestId: string): Promise<void> =>
    withPlatform(platform, async () => {
      const started = performance.now()
      response.setHeader('X-Server-Time', now().toISOString())
      for (const [name, value] of Object.entries(API_HEADERS)) response.setHeader(name, value)
      const received: Received = { request, response, requestId }
      try {
        await sendAnswer(request, response, await answer(received))
      } catch (error) {
        await refuse(received, error)
      }
      parts.onAnswered(response.statusCode)
      const operation = received.call?.operation ?? 'unknown'
      metrics.called(operation, response.statusCode, (performance.now() - started) / 1000)
    })
}
