import type { IncomingMessage } from 'node:http'
import getRawBody from 'raw-body'
import { badRequest } from '../../bad-request.ts'

/** Maximum size of a request body in bytes, where the contract allows no larger one. */
export const BODY_LIMIT_BYTES = 102_400

/**
 * Maximum number of values in a body, on all levels. The largest body of the contract has about a hundred. The
 * validator writes a sentence about each value that does not fit, so without a limit one bad body would keep the
 * process busy.
 */
export const BODY_VALUES_MAX = 300

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

function interrupted() {
  return badRequest([], 'Запрос прерван')
}

async function collect(request: IncomingMessage, limit: number): Promise<Buffer> {
  try {
    return await getRawBody(request, { limit, length: request.headers['content-length'] })
  } catch (error) {
    // The rest is discarded, and the answer closes the connection.
    request.resume()
    throw isTooLarge(error) ? tooLarge() : interrupted()
  }
}

/** The bytes, or a refusal as soon as the signal says that they take too long. */
function collectUntil(
  signal: AbortSignal | undefined,
  request: IncomingMessage,
  limit: number,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(interrupted()), { once: true })
    collect(request, limit).then(resolve, reject)
  })
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(decoder.decode(bytes))
  } catch {
    throw badRequest([], 'Запрос составлен неверно: это не JSON')
  }
}

/** Whether the value holds more than `BODY_VALUES_MAX` values. Looks at no more than that. */
function hasTooManyValues(value: unknown): boolean {
  const open = [value]
  for (let seen = 0; open.length > 0; seen += 1) {
    if (seen + open.length > BODY_VALUES_MAX) return true
    const next = open.pop()
    if (typeof next !== 'object' || next === null) continue
    for (const key in next) {
      if (open.push(Reflect.get(next, key)) > BODY_VALUES_MAX) return true
    }
  }
  return false
}

/**
 * The bytes of the body of a call that has one (`expected`): uncompressed JSON of at most `limit` bytes; undefined for a
 * call without. 400 for anything else, also for a missing or unexpected body, and when `signal` aborts.
 */
export async function readBytes(
  request: IncomingMessage,
  expected: boolean,
  signal?: AbortSignal,
  limit: number = BODY_LIMIT_BYTES,
): Promise<Buffer | undefined> {
  if (!hasBody(request)) {
    // The validator accepts a missing body if no field is required, but the handler needs an object.
    if (expected) throw badRequest([], 'У этого запроса должно быть тело')
    return undefined
  }
  if (!expected) throw badRequest([], 'У этого запроса не бывает тела')
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers
  if (!jsonType.test(type)) throw badRequest([], 'Нужен JSON в кодировке UTF-8')
  if (encoding !== 'identity') throw badRequest([], 'Сжатые запросы не принимаются')
  return collectUntil(signal, request, limit)
}

/** The body as JSON in UTF-8, of at most 300 values. 400 for anything else. */
export function parseJson(bytes: Buffer): unknown {
  const body = parse(bytes)
  if (hasTooManyValues(body)) throw tooLarge()
  return body
}
