import type { IncomingHttpHeaders } from 'node:http'
import { parseCookie, stringifySetCookie } from 'cookie'
import { currentPlatform } from '../../ambient.ts'

/** The value of the cookie in the request's headers. */
export function readCookie(headers: IncomingHttpHeaders, name: string): string | undefined {
  return headers.cookie === undefined ? undefined : parseCookie(headers.cookie)[name]
}

/** The value of a Set-Cookie header. Scripts cannot read the cookie, and a game on https sends it over https only. */
export function setCookie(name: string, value: string, maxAgeSeconds: number): string {
  const secure = currentPlatform().config.publicUrl.startsWith('https:')
  return stringifySetCookie({
    name,
    value,
    path: '/',
    maxAge: maxAgeSeconds,
    httpOnly: true,
    sameSite: 'lax',
    secure,
  })
}
