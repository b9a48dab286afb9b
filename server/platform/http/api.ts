import { randomUUID } from 'node:crypto'
import { parse as parseQuery } from 'node:querystring'
import type { Request, Response } from 'express'
import { type OperationFacts, type OperationId, operations } from '../../../generated/operations.ts'
import { withPlatform } from '../ambient.ts'
import { now } from '../clock.ts'
import { GameError, isGameError, notFound } from '../errors.ts'
import type { Platform } from '../platform.ts'
import { logSecurity } from '../security-log.ts'
import { isUuid } from '../uuid.ts'
import { addressOf } from './address.ts'
import { authenticate, type RequirePermission, readCredentials } from './authenticate.ts'
import { badRequest } from './bad-request.ts'
import { createBodyReader } from './body-reader.ts'
import type { Caller } from './caller.ts'
import { bodySchema, operationIds } from './contract.ts'
import { failureOf } from './failure.ts'
import { refusalOf } from './field-faults.ts'
import type { Answer, ApiHandlers } from './handlers.ts'
import { headerOf } from './header-of.ts'
import { matchOperation } from './matcher.ts'
import type { Metrics } from './metrics.ts'
import { checkOrigin } from './origin.ts'
import { createPlaces } from './places.ts'
import type { RateLimits } from './rate-limits.ts'
import { hasBody } from './read-json.ts'
import { createReply } from './reply.ts'
import { runHandler } from './run-handler.ts'
import { sendAnswer } from './send-answer.ts'
import type { CheckedRequest, Validator } from './validator.ts'

export type ApiParts = {
  readonly platform: Platform
  readonly handlers: Partial<ApiHandlers>
  readonly requirePermission: RequirePermission
  readonly validator: Validator
  readonly limits: RateLimits
  readonly metrics: Metrics
  /** Whether the server is shutting down. */
  readonly isStopping: () => boolean
}

/** Concurrent calls per process. More would only wait for the database. */
const CALLS_AT_ONCE_MAX = 400

/** Concurrent logins and the like, which wait for hashes and delays. They must not take the places of others. */
const ENTRIES_AT_ONCE_MAX = 50

/** Refusals that an attack causes, and hardly anything else. */
const WATCHED_STATUSES = new Set([401, 403, 429])

/** Calls about accounts, and all of the console. */
function isWatched({ tag, method }: OperationFacts): boolean {
  return tag === 'admin' || ((tag === 'auth' || tag === 'settings') && method !== 'GET')
}

const withBody = new Set(operationIds.filter((operation) => bodySchema(operation) !== undefined))

/** The id in logs and errors: the caller's X-Request-Id if it is a UUID, else a new one. */
export function requestIdOf(request: Pick<Request, 'headers'>): string {
  const given = headerOf(request.headers, 'x-request-id')
  return given !== undefined && isUuid(given) ? given : randomUUID()
}

function recognize(method: string, path: string) {
  try {
    return matchOperation(method, path)
  } catch {
    throw badRequest([], 'Адрес записан неверно')
  }
}

/** Everything below /api: one compiled matcher finds the operation, then every operation takes the same steps. */
export function createApi(parts: ApiParts) {
  const { platform, handlers, validator, limits, metrics } = parts
  const bodies = createBodyReader()
  const entries = createPlaces(ENTRIES_AT_ONCE_MAX)
  const calls = createPlaces(CALLS_AT_ONCE_MAX)
  metrics.gauge('donjon_calls_running', 'Calls that take one of 400 places', calls.taken)
  metrics.gauge('donjon_entries_running', 'Logins and the like that take one of 50 places', entries.taken)
  metrics.gauge('donjon_bodies_read', 'Bodies being read, at most 2000', bodies.reading)
  const placesOf = ({ tag, method }: OperationFacts) => (tag === 'auth' && method !== 'GET' ? entries : calls)

  const carryOut = async (
    operation: OperationId,
    params: Record<string, string>,
    received: PromiseSettledResult<unknown>,
    request: Request,
    response: Response,
    requestId: string,
  ): Promise<{ answer: Answer; checked: CheckedRequest; caller: Caller | null }> => {
    const facts: OperationFacts = operations[operation]
    const credentials = facts.security.length > 0 ? readCredentials(request.headers) : undefined
    if (facts.method !== 'GET' && credentials?.by !== 'bearer') checkOrigin(request)
    const caller = await authenticate(facts, credentials, parts.requirePermission)
    const reply = createReply(response)
    const [path = '', ...search] = request.originalUrl.split('?')
    // A bad body is refused after a missing session or role.
    if (received.status === 'rejected') throw received.reason
    const body = received.value
    const checked: CheckedRequest = {
      method: request.method,
      originalUrl: request.originalUrl,
      path,
      headers: request.headers,
      params,
      // A question mark inside the query is an ordinary character.
      query: { ...parseQuery(search.join('?')) },
      body,
    }
    const address = addressOf(request.ip)
    const limited = { caller, address, body, reply }
    await limits.countReceived(operation, limited)
    await validator.checkRequest(operation, checked).catch((error: unknown) => {
      throw refusalOf(operation, error)
    })
    await limits.countValid(operation, limited)
    const answer = await runHandler(handlers, operation, {
      params: checked.params,
      query: checked.query,
      body: checked.body,
      headers: request.headers,
      caller,
      clientId: headerOf(request.headers, 'game-socket-client-id'),
      address,
      userAgent: request.headers['user-agent']?.slice(0, 500),
      requestId,
      reply,
    })
    return { answer, checked, caller }
  }

  const answerCall = async (request: Request, response: Response, requestId: string): Promise<string> => {
    const [path = ''] = request.url.split('?', 1)
    let operation: OperationId | undefined
    try {
      const match = recognize(request.method === 'HEAD' ? 'GET' : request.method, path)
      if (match.found === 'nothing') throw notFound('notFound', 'Такого адреса нет')
      if (match.found === 'otherMethods') {
        response.setHeader('Allow', match.methods.join(', '))
        throw new GameError(405, 'badRequest', 'Так к этому адресу не обращаются')
      }
      const { operation: found, params } = match
      operation = found
      const [received] = await Promise.allSettled([bodies.read(request, withBody.has(found))])
      const { answer, checked, caller } = await placesOf(operations[found]).run(() =>
        carryOut(found, params, received, request, response, requestId),
      )
      if (platform.config.mode !== 'production') {
        await validator.checkAnswer(found, checked, answer.status, answer.body && JSON.parse(answer.body))
      }
      if (isWatched(operations[found]))
        logSecurity({ event: found, playerId: caller?.playerId, address: addressOf(request.ip), requestId })
      await sendAnswer(request, response, answer)
    } catch (error) {
      const failure = failureOf(error, requestId, platform.log)
      if (isGameError(error) && WATCHED_STATUSES.has(error.status)) {
        const { status, code } = error
        logSecurity({
          event: operation ?? 'unknown',
          status,
          code,
          address: addressOf(request.ip),
          requestId,
        })
      }
      if (failure.retryAfterSeconds) response.setHeader('Retry-After', failure.retryAfterSeconds)
      // The rest of a refused body is not read.
      if (hasBody(request) && !request.complete) response.setHeader('Connection', 'close')
      await sendAnswer(request, response, failure)
    }
    return operation ?? 'unknown'
  }

  return (request: Request, response: Response, requestId: string): Promise<void> =>
    withPlatform(platform, async () => {
      const started = performance.now()
      // Makes keep-alive clients reconnect, to a server that is not shutting down.
      if (parts.isStopping()) response.setHeader('Connection', 'close')
      response.setHeader('X-Server-Time', now().toISOString())
      response.setHeader('Cache-Control', 'no-store')
      response.setHeader('X-Content-Type-Options', 'nosniff')
      response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
      response.setHeader('Referrer-Policy', 'no-referrer')
      const operation = await answerCall(request, response, requestId)
      metrics.called(operation, response.statusCode, (performance.now() - started) / 1000)
    })
}
