import type { Request, Response } from 'express'
import type { Answer } from '../handlers/handlers.ts'
import { compressAnswer, isCompressed } from './compress-answer.ts'

/** Sends an answer, compressed if it is long and the caller accepts it. */
export async function sendAnswer(
  request: Request,
  response: Response,
  { status, body, gzip }: Answer,
): Promise<void> {
  response.statusCode = status
  if (body === undefined) {
    response.end()
    return
  }
  response.setHeader('Content-Type', 'application/json; charset=utf-8')
  if (!isCompressed(body)) {
    response.end(body)
    return
  }
  response.setHeader('Vary', 'Accept-Encoding')
  if (!request.acceptsEncodings('gzip')) {
    response.end(body)
    return
  }
  const bytes = gzip ?? (await compressAnswer(body))
  response.setHeader('Content-Encoding', 'gzip')
  response.end(bytes)
}
