import type { ServerResponse } from 'node:http'
import { currentPlatform } from '../../ambient.ts'
import { SESSION_ABSOLUTE_SECONDS, sessionCookieName, sessionToken } from '../../sessions/session-token.ts'
import { setCookie } from '../callers/cookies.ts'
import { deviceCookie } from '../callers/device-cookie.ts'
import { positionCookie } from '../callers/position-cookie.ts'

/** What a handler can set besides its result. */
export type Reply = {
  header(name: string, value: string): void
  /** Sets the session cookie. Its value is derived from the session id, so a repeated login sets the same one. */
  openSession(sessionId: string): void
  /** Sets the permanent device cookie, so that accounts used in this browser count as one household. */
  markDevice(deviceId: string): void
  /** Lets the browser's reads of the next half minute show what it has written (`position-cookie.ts`). */
  markWritten(position: bigint | undefined): void
  /** Clears the session cookie. */
  forgetSession(): void
}

function sessionCookie(value: string, seconds: number): string {
  return setCookie(sessionCookieName(currentPlatform().config.publicUrl), value, seconds)
}

export function createReply(response: ServerResponse): Reply {
  return {
    header: (name, value) => {
      response.setHeader(name, value)
    },
    openSession: (sessionId) => {
      response.setHeader('Set-Cookie', sessionCookie(sessionToken(sessionId), SESSION_ABSOLUTE_SECONDS))
    },
    markDevice: (deviceId) => {
      response.appendHeader('Set-Cookie', deviceCookie(deviceId))
    },
    markWritten: (position) => {
      response.appendHeader('Set-Cookie', positionCookie(position))
    },
    forgetSession: () => {
      response.setHeader('Set-Cookie', sessionCookie('', 0))
    },
  }
}
