import type { ServerResponse } from 'node:http'
import { currentPlatform } from '../ambient.ts'
import { sessionAbsoluteSeconds, sessionCookieName, sessionToken } from '../sessions/session-token.ts'
import { deviceCookie } from './device-cookie.ts'

/** What a handler may say besides its result. */
export type Reply = {
  header(name: string, value: string): void
  /** Gives the browser the session. Its value follows from the id, so that a repeated login can give it again. */
  openSession(sessionId: string): void
  /** Marks the browser for good, so that accounts used in it are known as one household. */
  markDevice(deviceId: string): void
  /** Takes the session away from the browser. */
  forgetSession(): void
}

function cookieText(value: string, seconds: number): string {
  const { publicUrl } = currentPlatform().config
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  return `${sessionCookieName(publicUrl)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

export function createReply(response: ServerResponse): Reply {
  return {
    header: (name, value) => {
      response.setHeader(name, value)
    },
    openSession: (sessionId) => {
      response.setHeader('Set-Cookie', cookieText(sessionToken(sessionId), sessionAbsoluteSeconds))
    },
    markDevice: (deviceId) => {
      response.appendHeader('Set-Cookie', deviceCookie(deviceId))
    },
    forgetSession: () => {
      response.setHeader('Set-Cookie', cookieText('', 0))
    },
  }
}
