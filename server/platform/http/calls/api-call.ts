import type { Request, Response } from 'express'
import { type OperationFacts, type OperationId, operations } from '#generated/operations.ts'
import { addressOf, networkOf } from '../../address.ts'
import { badRequest } from '../../bad-request.ts'
import { GameError, notFound } from '../../errors.ts'
import { type Credentials, readCredentials } from '../callers/authenticate.ts'
import type { Caller } from '../callers/caller.ts'
import { bodySchema, operationIds } from '../contract/contract.ts'
import { matchOperation } from '../contract/matcher.ts'
import type { BodyReader } from './body-reader.ts'
import { createReply, type Reply } from './reply.ts'

/** One call on its way through the steps. */
export type ApiCall = {
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

/** Who makes the call, before the session is looked up: a session, or a network. */
export function callerOf({ credentials, address }: ApiCall): string {
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

function recognize(method: string, path: string) {
  try {
    return matchOperation(method, path)
  } catch {
    throw badRequest([], 'Адрес записан неверно')
  }
}

/** The call that the request makes, with its body read. 404, 405. */
export async function receiveCall(
  bodies: BodyReader,
  request: Request,
  response: Response,
  requestId: string,
): Promise<ApiCall> {
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
