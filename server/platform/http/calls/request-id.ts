import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isUuid } from '../../uuid.ts'
import { headerOf } from './header-of.ts'

/** The id in logs and errors: the caller's X-Request-Id if it is a UUID, else a new one. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = headerOf(request.headers, 'x-request-id')
  return given !== undefined && isUuid(given) ? given : randomUUID()
}
