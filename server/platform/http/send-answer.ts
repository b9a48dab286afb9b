import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Request, Response } from 'express'
import type { Answer } from './handlers.ts'

const compress = promisify(gzip)

/**
 * Characters from which on an answer is worth compressing: a full storage or the list of missions shrinks to an eighth. What
 * holds a token is far smaller and stays as it is, so that its length tells nothing.
 */
const worthCompressing = 4_096

/** Sends an answer, compressed if it is long and the caller can read that. */
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
  if (body.length < worthCompressing) {
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
