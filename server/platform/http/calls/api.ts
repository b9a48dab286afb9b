import { parse as parseQuery } from 'node:querystring'
import type { Request, Response } from 'express'
import { type OperationFacts, type OperationId, operations } from '#generated/operations.ts'
import { addressOf, homeOf, networkOf } from '../../address.ts'
import type { Admission, Place } from '../../admission/admission.ts'
import { isEntry } from '../../admission/entries.ts'
import { createPlaces, createPlacesByCaller } from '../../admission/places.ts'
import { createSlowRefusals } from '../../admission/slow-refusals.ts'
import { withPlatform } from '../../ambient.ts'
import { badRequest } from '../../bad-request.ts'
import { now } from '../../clock.ts'
import { GameError, isGameError, notFound } from '../../errors.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import type { Platform } from '../../platform.ts'
import { logSecurity } from '../../security-log.ts'
import {
  authenticate,
  type Credentials,
  type Requirements,
  readCredentials,
} from '../callers/authenticate.ts'
import type { Caller } from '../callers/caller.ts'
import { checkOrigin } from '../callers/origin.ts'
import { checkAnswer } from '../contract/check-answer.ts'
import { bodySchema, operationIds } from '../contract/contract.ts'
import { refusalOf } from '../contract/field-faults.ts'
import { matchOperation } from '../contract/matcher.ts'
import type { CheckedRequest, Validator } from '../contract/validator.ts'
import type { Answer, ApiHandlers } from '../handlers/handlers.ts'
import { forgetPublicAnswers } from '../handlers/public-query.ts'
import type { RateLimits } from '../limits/rate-limits.ts'
import { API_HEADERS } from './api-headers.ts'
import { createBodyReader } from './body-reader.ts'
import { isRead } from './early-answers.ts'
import { failureOf } from './failure.ts'
import { headerOf } from './header-of.ts'
import { hasBody, parseJson } from './read-json.ts'
import { createReply, type Reply } from './reply.ts'
import { runHandler } from './run-handler.ts'
import { sendAnswer } from './send-answer.ts'

export type ApiParts = {
  readonly platform: Platform
  readonly handlers: Partial<ApiHandlers>
  readonly requirements: Requirements
  readonly validator: Validator
  readonly limits: RateLimits
  readonly metrics: Metrics
  readonly admission: Admission
  /** Notes how each call ended. */
  readonly onAnswered: (status: number) => void
}

/** Both are multiplied by RATE_LIMIT_FACTOR. Concurrent calls of one session: its commands that wait for each other, and what its pages read. */
const CALLS_OF_SESSION_MAX = 40
/** Concurrent calls of one network without a session: a school may be behind one address. */
const CALLS_OF_NETWORK_MAX = 200

/** Logins and other calls of `entries.ts`. */
const ENTRIES_AT_ONCE_MAX = 100

/** Refusals that an attack causes, and hardly anything else. */
const WATCHED_STATUSES = new Set([401, 403, 429])

/** Calls about accounts, and all of the console. */
function isWatched({ tag, method, roles }: OperationFacts): boolean {
  return tag === 'admin' || roles.length > 0 || ((tag === 'auth' || tag === 'settings') && method !== 'GET')
}

/** Who makes the call, before the session is looked up: a session, or a network. */
function callerOf({ credentials, address }: ApiCall): string {
  return credentials?.sessionId ?? networkOf(address)
}

/** Without a reason of its own, each abort would make an error with its stack. */
const GONE = 'the connection is closed'

/** Aborted when the client closes its connection. After the answer it means nothing. */
function goneOf(response: Response): AbortSignal {
  const closing = new AbortController()
  response.once('close', () => closing.abort(GONE))
  return closing.signal
}

const withBody = new Set(operationIds.filter((operation) => bodySchema(operation) !== undefined))

/** One call on its way through the steps. */
type ApiCall = {
  readonly operation: OperationId
  readonly facts: OperationFacts
  readonly params: Record<string, string>
  readonly received: PromiseSettledResult<Buffer | undefined>
  readonly request: Request
  readonly response: Response
  readonly requestId: string
  readonly address: string
  readonly credentials: Credentials | undefined
  /** Aborted when the client closes its connection before it has the answer. */
  readonly gone: AbortSignal
  readonly reply: Reply
  /** Null until the session is looked up, and for a visitor. */
  caller: Caller | null
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
  const { platform, handlers, validator, limits, metrics, admission } = parts
  const bodies = createBodyReader()
  const entries = createPlaces(ENTRIES_AT_ONCE_MAX)
  const ofSession = createPlacesByCaller(CALLS_OF_SESSION_MAX * platform.config.rateLimitFactor)
  const ofNetwork = createPlacesByCaller(CALLS_OF_NETWORK_MAX * platform.config.rateLimitFactor)
  const slowRefusals = createSlowRefusals()
  metrics.gauge('donjon_calls_running', 'Calls at work, of twice the connections', admission.working)
  metrics.gauge('donjon_reads_queued', 'Reads that wait for a place', () => admission.waiting('reads'))
  metrics.gauge('donjon_commands_queued', 'Commands that wait for a place', () =>
    admission.waiting('commands'),
  )
  metrics.gauge('donjon_refusals_held', 'Refusals held back, at most 5000', slowRefusals.held)
  metrics.gauge('donjon_entries_running', 'Logins and the like that take one of 100 places', entries.taken)
  metrics.gauge('donjon_bodies_read', 'Bodies being read, at most 2000', bodies.reading)

  /** Runs `work` in a place for calls of its kind, and in one of the caller's own. */
  const inPlaces = <T>(call: ApiCall, work: (place?: Place) => Promise<T>): Promise<T> => {
    const { operation, facts, credentials, address, gone } = call
    const own = credentials ? ofSession : ofNetwork
    const caller = callerOf(call)
    const share = isRead(facts.method) ? 'reads' : 'commands'
    const home = homeOf(address)
    const applicant = { share, home, caller, isNetwork: credentials === undefined, gone } as const
    return own.run(caller, () =>
      isEntry(operation) ? entries.run(() => work()) : admission.run(applicant, work),
    )
  }

  /** What an answer of 503 says about the server's capacity, for metrics. */
  const countRefusal = (operation: OperationId) => {
    if (isEntry(operation)) metrics.refused('logins')
    else metrics.refused(isRead(operations[operation].method) ? 'reads' : 'commands')
  }

  /** Counts the call before it waits: also calls that are refused in the queue count. */
  const countCaller = async ({ operation, facts, credentials, address, request, reply }: ApiCall) => {
    if (facts.method !== 'GET' && (!credentials || credentials.by === 'cookie')) checkOrigin(request)
    await limits.countCaller(operation, { credentials, address, reply })
  }

  const carryOut = async (call: ApiCall, place?: Place): Promise<Answer> => {
    const { operation, facts, credentials, address, request, received, reply } = call
    const caller = await authenticate(facts, credentials, parts.requirements)
    call.caller = caller
    if (caller && credentials?.isOutdated) reply.openSession(caller.sessionId)
    await parts.requirements.open(facts, caller)
    // A bad body is refused after a missing session or role.
    if (received.status === 'rejected') throw received.reason
    const body = received.value && parseJson(received.value)
    const [path = '', ...search] = request.originalUrl.split('?')
    const checked: CheckedRequest = {
      method: request.method,
      originalUrl: request.originalUrl,
      path,
      headers: request.headers,
      params: call.params,
      // A question mark inside the query is an ordinary character.
      query: { ...parseQuery(search.join('?')) },
      body,
    }
    const limited = { caller, address, body, reply }
    await limits.countReceived(operation, limited)
    await validator.checkRequest(operation, checked).catch((error: unknown) => {
      throw refusalOf(operation, error)
    })
    await limits.countValid(operation, limited)
    return runHandler(handlers, operation, {
      params: checked.params,
      query: checked.query,
      body: checked.body,
      headers: request.headers,
      caller,
      clientId: headerOf(request.headers, 'game-socket-client-id'),
      address,
      userAgent: request.headers['user-agent']?.slice(0, 500),
      requestId: call.requestId,
      gone: call.gone,
      waitOutside: place?.leaveWhile ?? ((wait) => wait()),
      reply,
    })
  }

  /** The call that the request makes, with its body read. 404, 405. */
  const receive = async (request: Request, response: Response, requestId: string): Promise<ApiCall> => {
    const [path = ''] = request.url.split('?', 1)
    const match = recognize(request.method === 'HEAD' ? 'GET' : request.method, path)
    if (match.found === 'nothing') throw notFound('notFound', 'Такого адреса нет')
    if (match.found === 'otherMethods') {
      response.setHeader('Allow', match.methods.join(', '))
      throw new GameError(405, 'badRequest', 'Так к этому адресу не обращаются')
    }
    const { operation, params } = match
    const facts: OperationFacts = operations[operation]
    const credentials = facts.security.length > 0 ? readCredentials(request.headers) : undefined
    const limitBytes = credentials && facts.bodyKilobytes !== null ? facts.bodyKilobytes * 1024 : undefined
    const [received] = await Promise.allSettled([bodies.read(request, withBody.has(operation), limitBytes)])
    return {
      operation,
      facts,
      params,
      received,
      request,
      response,
      requestId,
      address: addressOf(request.ip),
      credentials,
      gone: goneOf(response),
      reply: createReply(response),
      caller: null,
    }
  }

  const answerCall = async (request: Request, response: Response, requestId: string): Promise<string> => {
    let call: ApiCall | undefined
    const watch = (refusal: { status?: number; code?: string } = {}) =>
      logSecurity({
        event: call?.operation ?? 'unknown',
        ...refusal,
        playerId: call?.caller?.playerId,
        address: addressOf(request.ip),
        requestId,
      })
    try {
      call = await receive(request, response, requestId)
      const { operation, facts } = call
      const current = call
      await countCaller(call)
      const answer = await inPlaces(call, (place) => carryOut(current, place))
      if (!isRead(facts.method) && facts.roles.length > 0) forgetPublicAnswers()
      if (platform.config.mode !== 'production') {
        checkAnswer(operation, answer.status, answer.body === undefined ? undefined : JSON.parse(answer.body))
      }
      if (isWatched(facts)) watch()
      await sendAnswer(request, response, answer)
    } catch (error) {
      const failure = failureOf(error, requestId, platform.log)
      if (isGameError(error) && WATCHED_STATUSES.has(error.status))
        watch({ status: error.status, code: error.code })
      if (call && isGameError(error) && error.code === 'overloaded') countRefusal(call.operation)
      if (call && failure.status === 429 && !(await slowRefusals.hold(callerOf(call), call.gone))) {
        response.statusCode = failure.status
        request.socket.destroy()
        return call.operation
      }
      if (failure.retryAfterSeconds) response.setHeader('Retry-After', failure.retryAfterSeconds)
      // The rest of a refused body is not read.
      if (hasBody(request) && !request.complete) response.setHeader('Connection', 'close')
      await sendAnswer(request, response, failure)
    }
    return call?.operation ?? 'unknown'
  }

  return (request: Request, response: Response, requestId: string): Promise<void> =>
    withPlatform(platform, async () => {
      const started = performance.now()
      response.setHeader('X-Server-Time', now().toISOString())
      for (const [name, value] of Object.entries(API_HEADERS)) response.setHeader(name, value)
      const operation = await answerCall(request, response, requestId)
      parts.onAnswered(response.statusCode)
      metrics.called(operation, response.statusCode, (performance.now() - started) / 1000)
    })
}
