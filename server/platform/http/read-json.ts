import type { IncomingMessage } from 'node:http'
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

function tooLarge() {
  return badRequest([], 'Запрос слишком велик')
}

function collect(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= BODY_LIMIT_BYTES) {
        chunks.push(chunk)
        return
      }
      // The rest is discarded, and the answer closes the connection.
      request.removeAllListeners('data')
      request.resume()
      reject(tooLarge())
    })
    request.on('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)))
    request.on('error', reject)
    request.on('close', () => reject(badRequest([], 'Запрос прерван')))
  })
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
  if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT_BYTES) throw tooLarge()
  return parse(await collect(request))
}
