import { timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { now } from '../../../platform/clock.ts'
import { unauthorized } from '../../../platform/errors.ts'
import { keyedHash, keyFor, keysFor } from '../../../platform/keys.ts'

/** Older reports are refused: who records one cannot use it later. */
const WINDOW_SECONDS = 300
export const SIGNATURE_HEADER = 'sandbox-signature'

function signatureBy(key: Buffer, seconds: string, body: Buffer): Buffer {
  return keyedHash(key, `${seconds}.${body.toString('base64')}`)
}

function secondsOf(instant: Date): number {
  return Math.floor(instant.getTime() / 1000)
}

/** `t=1790000000,v1=<hex>`: HMAC-SHA-256 of the time and the bytes of the body. */
export function signReport(body: Buffer, at: Date = now()): string {
  const seconds = String(secondsOf(at))
  return `t=${seconds},v1=${signatureBy(keyFor('donateSandbox'), seconds, body).toString('hex')}`
}

/** 401 for a missing, wrong or old signature. */
export function checkSignature(headers: IncomingHttpHeaders, body: Buffer): void {
  const header = headers[SIGNATURE_HEADER]
  const [, seconds, hex] =
    typeof header === 'string' ? (/^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? []) : []
  if (seconds === undefined || hex === undefined) throw unauthorized('unauthorized', 'Подпись неверна')
  const given = Buffer.from(hex, 'hex')
  const isOurs = keysFor('donateSandbox').some((key) =>
    timingSafeEqual(given, signatureBy(key, seconds, body)),
  )
  if (!isOurs) throw unauthorized('unauthorized', 'Подпись неверна')
  if (Math.abs(secondsOf(now()) - Number(seconds)) > WINDOW_SECONDS)
    throw unauthorized('unauthorized', 'Подпись устарела')
}
