import { parse as parseQuery } from 'node:querystring'
import type { Place } from '../../admission/admission.ts'
import { authenticate, type Requirements } from '../callers/authenticate.ts'
import { refusalOf } from '../contract/field-faults.ts'
import type { CheckedRequest, Validator } from '../contract/validator.ts'
import type { Answer, ApiHandlers } from '../handlers/handlers.ts'
import type { RateLimits } from '../limits/rate-limits.ts'
import type { ApiCall } from './api-call.ts'
import { headerOf } from './header-of.ts'
import { parseJson } from './read-json.ts'
import { runHandler } from './run-handler.ts'

export type CallGates = {
  readonly handlers: Partial<ApiHandlers>
  readonly requirements: Requirements
  readonly validator: Validator
  readonly limits: RateLimits
}

/** The session with its player, as the contract and the game require. */
async function identify(call: ApiCall, requirements: Requirements): Promise<void> {
  const { facts, credentials, reply } = call
  call.caller = await authenticate(facts, credentials, requirements)
  if (call.caller && credentials?.isOutdated) reply.openSession(call.caller.sessionId)
  await requirements.open(facts, call.caller)
}

/** The request for the validator. 400 for a body that was not read, or is no JSON. */
function unchecked({ request, received, params }: ApiCall): CheckedRequest {
  if (received.status === 'rejected') throw received.reason
  const [path = '', ...search] = request.originalUrl.split('?')
  return {
    method: request.method,
    originalUrl: request.originalUrl,
    path,
    headers: request.headers,
    params,
    // A question mark inside the query is an ordinary character.
    query: { ...parseQuery(search.join('?')) },
    body: received.value && parseJson(received.value),
  }
}

/** What a call in its place does: who calls, may they, is the request valid, and then the handler. */
export async function carryOut(gates: CallGates, call: ApiCall, place?: Place): Promise<Answer> {
  const { handlers, requirements, validator, limits } = gates
  const { operation, request, address, reply } = call
  await identify(call, requirements)
  // A bad body is refused after a missing session or role.
  const checked = unchecked(call)
  const limited = { caller: call.caller, address, body: checked.body, reply }
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
    caller: call.caller,
    clientId: headerOf(request.headers, 'game-socket-client-id'),
    address,
    userAgent: request.headers['user-agent']?.slice(0, 500),
    requestId: call.requestId,
    gone: call.gone,
    waitOutside: place?.leaveWhile ?? ((wait) => wait()),
    reply,
  })
}
