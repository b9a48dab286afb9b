import type { IncomingHttpHeaders } from 'node:http'
import { currentPlatform } from '../ambient.ts'

/**
 * A browser's own number, given at the first login and kept past logging out. It opens nothing and tells nothing but
 * that two accounts were used in one browser.
 */
const deviceSeconds = 400 * 86_400

function cookieName(): string {
  return currentPlatform().config.publicUrl.startsWith('https:') ? '__Host-device' : 'device'
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export function deviceCookie(deviceId: string): string {
  const secure = currentPlatform().config.publicUrl.startsWith('https:') ? '; Secure' : ''
  return `${cookieName()}=${deviceId}; Path=/; Max-Age=${deviceSeconds}; HttpOnly; SameSite=Lax${secure}`
}

/** The number that the browser brings along, if it is one of ours by its form. */
export function readDevice(headers: IncomingHttpHeaders): string | undefined {
  const found = headers.cookie
    ?.split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name]) => name === cookieName())?.[1]
  return found !== undefined && uuid.test(found) ? found : undefined
}
