import type { IncomingHttpHeaders } from 'node:http'
import { currentPlatform } from '../../ambient.ts'
import { readCookie, setCookie } from './cookies.ts'

/**
 * Up to which position of the write-ahead log the browser has written. It outlives what a standby may be behind, so that a
 * standby which is used without it has everything.
 */
const POSITION_SECONDS = 30

/** In place of a position that the primary did not tell. */
const UNKNOWN = 'unknown'

function cookieName(): string {
  return currentPlatform().config.publicUrl.startsWith('https:') ? '__Host-position' : 'position'
}

/** The Set-Cookie header after a command. */
export function positionCookie(position: bigint | undefined): string {
  return setCookie(cookieName(), position?.toString() ?? UNKNOWN, POSITION_SECONDS)
}

/** Headers of a call by somebody who has just written something. */
export function writersHeaders(): IncomingHttpHeaders {
  return { cookie: `${cookieName()}=${UNKNOWN}` }
}

/** The position that a standby must have replayed for this browser: 0 without a cookie, undefined if it is not known. */
export function readPosition(headers: IncomingHttpHeaders): bigint | undefined {
  const text = readCookie(headers, cookieName())
  if (text === undefined) return 0n
  return /^\d{1,20}$/.test(text) ? BigInt(text) : undefined
}

/** Whether the browser has written something in the last half minute. Always false without standbys. */
export function hasWritten(headers: IncomingHttpHeaders): boolean {
  return currentPlatform().standbys !== undefined && readCookie(headers, cookieName()) !== undefined
}
