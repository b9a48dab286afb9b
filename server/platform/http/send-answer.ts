import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Request, Response } from 'express'
import type { Answer } from './handlers.ts'

const compress = promisify(gzip)

/**
 * Minimum length in characters for compression: a full storage or the mission list shrinks to an eighth.
 * Answers with tokens are far shorter and stay uncompressed, so that their length reveals nothing.
 */
const COMPRESSED_FROM_BYTES = 4_096

/** Sends an answer, compressed if it is long and the caller accepts it. */
export async function sendAnswer(
  request: Request,
  response: Response,
  { status, body }: Answer,
): Promise<void> {
  response.statusCode = status
  if (body === undefined) {
    response.end()
    return
  }
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  if (body.length < COMPRESSED_FROM_BYTES) {
    response.end(body)
    return
  }
  response.setHeader('Vary', 'Accept-Encoding')
  if (!request.acceptsEncodings('gzip')) {
    response.end(body)
    return
  }
  const bytes = await compress(body, { level: 4 })
  response.setHeader('Content-Encoding', 'gzip')
  response.end(bytes)
}
