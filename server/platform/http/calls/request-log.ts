import type { IncomingMessage, ServerResponse } from 'node:http'
import { pinoHttp } from 'pino-http'
import type { Log } from '../../log.ts'

/** Without the query: it may hold a password or the token of a mailed link (docs/game.md §2, reset). */
function pathOf(request: IncomingMessage): string {
  const original: unknown = Reflect.get(request, 'originalUrl')
  const url = typeof original === 'string' ? original : (request.url ?? '')
  return url.split('?', 1)[0] ?? ''
}

/** Refusals are expected, those for lack of capacity as well: `warnSummed` tells of them. */
function levelOf(status: number, hasFailed: boolean): 'error' | 'debug' | 'info' {
  if (status === 503) return 'debug'
  if (hasFailed || status >= 500) return 'error'
  return status >= 400 ? 'debug' : 'info'
}

/** Logs one line per call: method, path, status, time, request id. Never headers or bodies. */
export function logRequests(log: Log) {
  return pinoHttp<IncomingMessage, ServerResponse>({
    logger: log,
    wrapSerializers: false,
    genReqId: (_request, response) => String(response.getHeader('X-Request-Id') ?? ''),
    serializers: {
      req: (request: IncomingMessage) => ({ id: request.id, method: request.method, path: pathOf(request) }),
      res: (response: ServerResponse) => ({ status: response.statusCode }),
    },
    customLogLevel: (_request, response, error) => levelOf(response.statusCode, error !== undefined),
  })
}
