import type { Request } from 'express'
import getRawBody from 'raw-body'
import { badRequest } from '../../bad-request.ts'

/** The bytes of the body. 400 when there are more than `bytesMax`, or the caller breaks off. */
export async function readRawBody(request: Request, bytesMax: number): Promise<Buffer> {
  try {
    return await getRawBody(request, { limit: bytesMax, length: request.headers['content-length'] })
  } catch {
    request.resume()
    throw badRequest([], 'Сообщение слишком велико или прервано')
  }
}
