import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const compress = promisify(gzip)

/**
 * Minimum length in characters for compression: a full storage or the mission list shrinks to an eighth.
 * Answers with tokens are far shorter and stay uncompressed, so that their length reveals nothing.
 */
const COMPRESSED_FROM_LENGTH = 4_096

/** Whether the answer's text goes compressed to callers that accept it. */
export function isCompressed(body: string): boolean {
  return body.length >= COMPRESSED_FROM_LENGTH
}

export function compressAnswer(body: string): Promise<Buffer> {
  return compress(body, { level: 4 })
}
