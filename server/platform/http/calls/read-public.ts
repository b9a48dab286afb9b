import { randomUUID } from 'node:crypto'
import { parse as parseQuery } from 'node:querystring'
import { type OperationFacts, operations } from '#generated/operations.ts'
import { withPlatform } from '../../ambient.ts'
import type { Platform } from '../../platform.ts'
import { writersHeaders } from '../callers/position-cookie.ts'
import { refusalOf } from '../contract/field-faults.ts'
import { matchOperation } from '../contract/matcher.ts'
import type { Validator } from '../contract/validator.ts'
import type { ApiHandlers } from '../handlers/handlers.ts'
import type { Reply } from './reply.ts'
import { runHandler } from './run-handler.ts'

/** Headers and cookies of a call that no browser made mean nothing. */
const NO_REPLY: Reply = {
  header: () => undefined,
  openSession: () => undefined,
  markDevice: () => undefined,
  markWritten: () => undefined,
  forgetSession: () => undefined,
}

/**
 * The answer of a public call. Undefined for a call that answers each caller differently. `isWriter`: for somebody who has just
 * written something, and must see it.
 */
export type PublicReader = (url: string, isWriter?: boolean) => Promise<unknown>

type ReaderParts = {
  readonly platform: Platform
  readonly handlers: Partial<ApiHandlers>
  readonly validator: Validator
}

/**
 * Answers public reads inside the process, for the pages that the server renders: `url` is below /api. Only calls that answer everybody
 * the same, those without any security: undefined for others. Rejects with the call's own GameError.
 */
export function createPublicReader({ platform, handlers, validator }: ReaderParts): PublicReader {
  return async (url, isWriter = false) => {
    const [path = '', search = ''] = url.split('?', 2)
    const match = matchOperation('GET', path)
    if (match.found !== 'operation') return undefined
    const { operation } = match
    const { security }: OperationFacts = operations[operation]
    if (security.length > 0) return undefined
    const request = {
      method: 'GET',
      originalUrl: `/api${url}`,
      path: `/api${path}`,
      headers: isWriter ? withPlatform(platform, writersHeaders) : {},
      params: { ...match.params },
      query: { ...parseQuery(search) },
      body: undefined,
    }
    await validator.checkRequest(operation, request).catch((error: unknown) => {
      throw refusalOf(operation, error)
    })
    const { body } = await withPlatform(platform, () =>
      runHandler(handlers, operation, {
        ...request,
        caller: null,
        clientId: undefined,
        address: '127.0.0.1',
        userAgent: undefined,
        requestId: randomUUID(),
        gone: new AbortController().signal,
        waitOutside: (wait) => wait(),
        reply: NO_REPLY,
      }),
    )
    return body === undefined ? null : JSON.parse(body)
  }
}
