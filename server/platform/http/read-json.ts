import type { IncomingMessage } from 'node:http'
import getRawBody from 'raw-body'
import { badRequest } from './bad-request.ts'

/** Maximum size of a request body, in bytes. */
export const BODY_LIMIT_BYTES = 102_400

const jsonType = /^application\/json(?:\s*;\s*charset="?utf-8"?)?\s*$/i
const decoder = new TextDecoder('utf-8', { fatal: true })

export function hasBody(request: IncomingMessage): boolean {
  return (
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0
  )
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'type' in error && error.type === 'entity.too.large'
}

function tooLarge() {
  return badRequest([], 'Запрос слишком велик')
}

async function collect(request: IncomingMessage): Promise<Buffer> {
  try {
    return await getRawBody(request, { limit: BODY_LIMIT_BYTES, length: request.headers['content-length'] })
  } catch (error) {
    // The rest is discarded, and the answer closes the connection.
    request.resume()
    throw isTooLarge(error) ? tooLarge() : badRequest([], 'Запрос прерван')
  }
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(decoder.decode(bytes))
  } catch {
    throw badRequest([], 'Запрос составлен неверно: это не JSON')
  }
}

/**
 * The parsed body of a call that has one (`expected`): uncompressed UTF-8 JSON of at most 100 KB; undefined
 * for a call without. 400 for anything else, also for a missing or unexpected body.
 */
export async function readJson(request: IncomingMessage, expected: boolean): Promise<unknown> {
  if (!hasBody(request)) {
    // The validator accepts a missing body if no field is required, but the handler needs an object.
    if (expected) throw badRequest([], 'У этого запроса должно быть тело')
    return undefined
  }
  if (!expected) throw badRequest([], 'У этого запроса не бывает тела')
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers
  if (!jsonType.test(type)) throw badRequest([], 'Нужен JSON в кодировке UTF-8')
  if (encoding !== 'identity') throw badRequest([], 'Сжатые запросы не принимаются')
  return parse(await collect(request))
}
