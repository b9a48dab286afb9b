import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from '../keys.ts'

/** What proves that the server made `text`. */
export function signatureOf(text: string, key: Buffer | string): string {
  return keyedHash(key, text).toString('base64url')
}

/** Compares in constant time. */
export function isSignedBy(key: Buffer | string, text: string, signature: string): boolean {
  const expected = Buffer.from(signatureOf(text, key))
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
